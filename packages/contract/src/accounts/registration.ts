import { Registration } from '@portal/domain/accounts/registration'
import { email, partnerNumber } from '@portal/domain/values/fields'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

export const PartnerKind = z.enum(['HAENDLER', 'PRIVAT'])

export const checkPartnerNumber = {
  method: 'GET',
  url: '/uaa/api/partner-number-stock',
  config: { access: 'public', summary: 'Ist die Partnernummer zu dieser E-Mail-Adresse bekannt?' },
  schema: {
    querystring: z.strictObject({ partner_number: partnerNumber(), email: email('E-Mail') }),
    response: { 200: z.object({ handelTyp: PartnerKind }) },
  },
} satisfies Endpoint

export const registerDealer = {
  method: 'POST',
  url: '/uaa/api/registerdealer',
  config: { access: 'public', summary: 'Als Händler registrieren' },
  schema: { body: Registration, response: { 201: z.undefined() } },
} satisfies Endpoint

/**
 * Announces the registration just made by this browser to the provider. The body is accepted for older clients and
 * ignored, so that it cannot name a recipient (U-27).
 */
export const announceRegistration = {
  method: 'POST',
  url: '/uaa/api/email',
  config: { access: 'public', summary: 'Registrierung dem Betreiber melden' },
  schema: { body: z.unknown().optional(), response: { 200: z.undefined() } },
} satisfies Endpoint

/**
 * Mails a new verification link. The answer is the same for an address that is verified or unknown, so it does not reveal
 * which addresses are registered.
 */
export const requestVerificationMail = {
  method: 'POST',
  url: '/uaa/api/email/verification-mail',
  config: { access: 'public', summary: 'Neue Mail mit einem Bestätigungslink anfordern' },
  schema: { body: z.strictObject({ email: email('E-Mail') }), response: { 200: z.undefined() } },
} satisfies Endpoint

export const VerificationStatus = z.enum([
  'VALID',
  'ACCOUNT_ALREADY_VERIFIED',
  'TOKEN_INVALID',
  'NO_TOKEN_PROVIDED',
  'VERIFICATION_TOKEN_NOT_FOUND',
])
export type VerificationStatus = z.infer<typeof VerificationStatus>

export const Verification = z.object({ status: VerificationStatus, partnernumberExistent: z.boolean() })
export type Verification = z.infer<typeof Verification>

export const verifyEmail = {
  method: 'GET',
  url: '/uaa/api/email/verify/:token',
  config: { access: 'public', summary: 'E-Mail-Adresse bestätigen', anyText: true },
  // Any length, because a link corrupted by a mail program is an invalid token, not a client error.
  schema: { params: z.strictObject({ token: z.string() }), response: { 200: Verification } },
} satisfies Endpoint

/** The link without its token (U-54). */
export const verifyEmailWithoutToken = {
  method: 'GET',
  url: '/uaa/api/email/verify',
  config: { access: 'public', summary: 'Antwort auf einen Bestätigungslink ohne Token' },
  schema: { response: { 200: Verification } },
} satisfies Endpoint
