import { houseRoles } from '@portal/domain/accounts/house-roles'
import { email, personNameField } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow } from '../rows.ts'

export const HouseRole = z.enum(houseRoles)

/** An account of the house. */
export const Colleague = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Null after the access has ended. */
  role: HouseRole.nullable(),
  hasSecondFactor: z.boolean(),
  /** Too many wrong passwords; null = the login is not locked. */
  lockedUntil: z.iso.datetime().nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
})
export type Colleague = z.infer<typeof Colleague>

const url = '/uaa/api/colleagues'
const done = { response: { 204: z.undefined() } }

export const listColleagues = {
  method: 'GET',
  url,
  config: { access: 'admin', summary: 'Die Konten der Verwaltung' },
  schema: { response: { 200: z.array(Colleague) } },
} satisfies Endpoint

export const NewColleague = z.strictObject({
  email: email(t('E-Mail')),
  firstName: personNameField(t('Vorname')),
  lastName: personNameField(t('Nachname')),
  role: HouseRole,
})
export type NewColleague = z.output<typeof NewColleague>

export const inviteColleague = {
  method: 'POST',
  url,
  config: {
    access: 'admin',
    summary: 'Ein Konto der Verwaltung anlegen und den Link für das Passwort mailen',
  },
  schema: { body: NewColleague, response: { 201: Colleague } },
} satisfies Endpoint

/** Also gives an ended access back. The sessions end, so that the role holds at once. */
export const setColleagueRole = {
  method: 'PUT',
  url: `${url}/:id`,
  config: { access: 'admin', summary: 'Die Rolle eines Kontos der Verwaltung setzen' },
  schema: { params: ofRow, body: z.strictObject({ role: HouseRole }), ...done },
} satisfies Endpoint

export const endColleague = {
  method: 'DELETE',
  url: `${url}/:id`,
  config: { access: 'admin', summary: 'Den Zugang eines Kontos der Verwaltung beenden' },
  schema: { params: ofRow, ...done },
} satisfies Endpoint

/** For a colleague who has not set a password yet; the earlier link becomes invalid. */
export const sendColleagueLink = {
  method: 'POST',
  url: `${url}/:id/new-link`,
  config: { access: 'admin', summary: 'Den Link zum Festlegen des Passworts noch einmal mailen' },
  schema: { params: ofRow, ...done },
} satisfies Endpoint

/** Ends a lockout after too many wrong passwords and mails the colleague. 409 when the login is not locked. */
export const endColleagueLockout = {
  method: 'POST',
  url: `${url}/:id/unlock`,
  config: { access: 'admin', summary: 'Die Anmeldesperre eines Kontos der Verwaltung aufheben' },
  schema: { params: ofRow, ...done },
} satisfies Endpoint
