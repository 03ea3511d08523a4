import { newPassword, passwordMismatch, repeatedPassword } from '@portal/domain/accounts/password'
import { personNameField } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { CompanyInvitation, OwnCompany } from './company.ts'

const url = '/uaa/api/company-invitations/:token'
const ofToken = z.strictObject({ token: z.string().max(200) })

/** What the holder of the link may know: it was mailed to this address alone. */
export const ReceivedInvitation = CompanyInvitation.pick({ email: true, role: true, expiresAt: true }).extend(
  {
    company: OwnCompany.shape.name,
    /** Whether the address has an account; if so, it accepts signed in. */
    hasAccount: z.boolean(),
  },
)
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

export const readInvitation = {
  method: 'GET',
  url,
  config: { access: 'public', summary: 'Eine Einladung in einen Betrieb' },
  schema: { params: ofToken, response: { 200: ReceivedInvitation } },
} satisfies Endpoint

/** The session then acts for the company. */
export const acceptInvitation = {
  method: 'POST',
  url: `${url}/acceptance`,
  config: { access: 'session', summary: 'Eine Einladung mit dem angemeldeten Konto annehmen' },
  schema: { params: ofToken, response: { 204: z.undefined() } },
} satisfies Endpoint

export const NewPerson = z
  .strictObject({
    firstName: personNameField(t('Vorname')),
    lastName: personNameField(t('Nachname')),
    password: newPassword(),
    pwdagain: repeatedPassword(t('Passwort wiederholen')),
  })
  .refine(({ password, pwdagain }) => password === pwdagain, {
    path: ['pwdagain'],
    message: passwordMismatch,
  })
export type NewPerson = z.output<typeof NewPerson>

/** For an address without an account. The link proves the address; the new account is signed in. */
export const joinByInvitation = {
  method: 'POST',
  url: `${url}/account`,
  config: { access: 'public', summary: 'Eine Einladung mit einem neuen Konto annehmen' },
  schema: { params: ofToken, body: NewPerson, response: { 204: z.undefined() } },
} satisfies Endpoint
