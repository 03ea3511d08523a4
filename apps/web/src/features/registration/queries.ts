import {
  announceRegistration,
  checkPartnerNumber,
  registerDealer,
  verifyEmail,
  verifyEmailWithoutToken,
} from '@portal/contract/registration'
import type { Registration } from '@portal/domain/registration'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, call } from '../../api.ts'
import { partnerProblem, registrationBody } from './form.ts'

/** The partner number was refused; the message belongs to its field. */
export class PartnerRefused extends Error {}

/** The account exists, but the provider has not been told. */
export class NotAnnounced extends Error {}

async function checkPartner(partner_number: string, email: string, contact: string) {
  const answer = await call(checkPartnerNumber, { query: { partner_number, email } }).catch(
    (error: unknown) => {
      if (error instanceof ApiProblem) return error
      throw error
    },
  )
  const problem = partnerProblem(answer, contact)
  if (problem) throw new PartnerRefused(problem)
}

/**
 * Registers a dealer; with a partner number the number is checked first and the provider told afterwards (H-23).
 * @param contact the address named when the number cannot be checked
 */
export async function register(registration: Registration, contact: string) {
  const { partner_number, email } = registration
  if (partner_number) await checkPartner(partner_number, email, contact)
  await call(registerDealer, { body: registrationBody(registration) })
  if (!partner_number) return
  await call(announceRegistration, { body: {} }).catch((cause: unknown) => {
    throw new NotAnnounced('', { cause })
  })
}

/** No token is this long: one that a mail program has spoiled is invalid in part as well, and fits into an address. */
const tokenMax = 300

/** A link is used once; asking again would only hear that it was. */
export const verification = (token: string) =>
  queryOptions({
    queryKey: ['verification', token],
    queryFn: () =>
      token === ''
        ? call(verifyEmailWithoutToken)
        : call(verifyEmail, { params: { token: token.slice(0, tokenMax).toWellFormed() } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
