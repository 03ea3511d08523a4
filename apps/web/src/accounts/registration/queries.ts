import {
  announceRegistration,
  checkPartnerNumber,
  registerDealer,
  verifyEmail,
  verifyEmailWithoutToken,
} from '@portal/contract/accounts/registration'
import type { Registration } from '@portal/domain/accounts/registration'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, call } from '../../api.ts'
import { partnerProblem } from './facts.ts'

/** The partner number was rejected; the message is shown at its field. */
export class PartnerRefused extends Error {}

/** The account was created, but the provider could not be notified. */
export class AnnouncementFailed extends Error {}

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
 * Registers a dealer. With a partner number, the number is checked first and the provider notified afterwards (H-23).
 * @param contact the address named when the number cannot be checked
 */
export async function register(registration: Registration, contact: string) {
  const { partner_number, email } = registration
  if (partner_number) await checkPartner(partner_number, email, contact)
  const { registrationBody } = await import('./form.ts')
  await call(registerDealer, { body: registrationBody(registration) })
  if (!partner_number) return
  await call(announceRegistration, { body: {} }).catch((cause: unknown) => {
    throw new AnnouncementFailed('', { cause })
  })
}

/**
 * Longer than any valid token. A token corrupted by a mail program stays invalid when cut, and the address stays short.
 */
const tokenMax = 300

/** Cached for ever: a link is valid once, and a second call would report it as used. */
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
