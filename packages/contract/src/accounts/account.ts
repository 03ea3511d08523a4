import { authorities } from '@portal/domain/accounts/roles'
import { languages } from '@portal/domain/site/language'
import { optionalField, personNameField } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow } from '../rows.ts'
import { secondFactorCode } from './auth.ts'

export const Authority = z.enum(authorities)

/** The signed-in account (specification section 3); the client stores a copy in its session storage. */
export const Account = z.object({
  id: z.int(),
  login: z.string(),
  email: z.string(),
  authorities: z.array(Authority),
  activated: z.boolean(),
  documentsUploaded: z.boolean(),
  lastPasswordChange: z.iso.datetime(),
  imageUrl: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** The language of the account; missing for German. */
  langKey: z.enum(languages).exclude(['de']).optional(),
  /** False when single keys do not act as shortcuts; missing otherwise. */
  hasSingleKeys: z.literal(false).optional(),
  /** False when it does not want mails about purchases; missing otherwise. */
  hasPurchaseMails: z.literal(false).optional(),
  /** The company of another account for which this one acts in the session; missing for its own company and for none. */
  companyId: z.int().optional(),
  /** True for people of a company that buys without German VAT; missing otherwise. */
  buysNet: z.literal(true).optional(),
})
export type Account = z.infer<typeof Account>

const ignored = z.unknown().optional()

/** Clients may send the whole account; only the first six keys are written (U-68). */
export const Profile = z.strictObject({
  firstName: personNameField(t('Vorname')).optional(),
  lastName: personNameField(t('Nachname')).optional(),
  imageUrl: optionalField(z.url({ protocol: /^https$/, error: t('Ungültige Adresse') }).max(500)).nullable(),
  langKey: z.enum(languages).optional(),
  hasSingleKeys: z.boolean().optional(),
  hasPurchaseMails: z.boolean().optional(),
  id: ignored,
  login: ignored,
  email: ignored,
  authorities: ignored,
  activated: ignored,
  documentsUploaded: ignored,
  lastPasswordChange: ignored,
  companyId: ignored,
  buysNet: ignored,
})
export type Profile = z.output<typeof Profile>

const url = '/uaa/api/account'

export const readAccount = {
  method: 'GET',
  url,
  config: { access: 'session', summary: 'Das angemeldete Konto', whileRestricted: true },
  schema: { response: { 200: Account } },
} satisfies Endpoint

/** The end of the visit before this one; null during the first. A pause of 30 minutes ends a visit. */
export const LastVisit = z.object({ lastVisitAt: z.iso.datetime().nullable() })
export type LastVisit = z.infer<typeof LastVisit>

export const readLastVisit = {
  method: 'GET',
  url: '/mvp/api/mvp-user-last-visit',
  config: { access: 'active', summary: 'Ende des letzten Besuchs, für das Neue seitdem' },
  schema: { response: { 200: LastVisit } },
} satisfies Endpoint

export const updateProfile = {
  method: 'POST',
  url,
  config: { access: 'session', summary: 'Eigenes Profil ändern' },
  schema: { body: Profile, response: { 200: Account } },
} satisfies Endpoint

export const SecondFactor = z.object({
  /** off = not set up, pending = waiting for the first code, active = required at every login. */
  state: z.enum(['off', 'pending', 'active']),
  required: z.boolean(),
  /** Whether one can be set up; one that is active is asked for in any case. */
  available: z.boolean(),
  /** Unused recovery codes. */
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** The only answer that contains recovery codes. */
export const NewRecoveryCodes = SecondFactor.extend({ recoveryCodes: z.array(z.string()) })

export const FactorCode = z.strictObject({ code: secondFactorCode })

export const readSecondFactor = {
  method: 'GET',
  url: `${url}/second-factor`,
  config: { access: 'session', summary: 'Stand des zweiten Faktors', whileRestricted: true },
  schema: { response: { 200: SecondFactor } },
} satisfies Endpoint

export const enrolSecondFactor = {
  method: 'POST',
  url: `${url}/second-factor/enrol`,
  config: { access: 'session', summary: 'Zweiten Faktor einrichten: neuer Schlüssel', whileRestricted: true },
  schema: { response: { 200: z.object({ secret: z.string(), otpauthUrl: z.string() }) } },
} satisfies Endpoint

export const confirmSecondFactor = {
  method: 'POST',
  url: `${url}/second-factor/confirm`,
  config: {
    access: 'session',
    summary: 'Zweiten Faktor mit dem ersten Code bestätigen',
    whileRestricted: true,
  },
  schema: { body: FactorCode, response: { 200: NewRecoveryCodes } },
} satisfies Endpoint

export const removeSecondFactor = {
  method: 'POST',
  url: `${url}/second-factor/remove`,
  config: { access: 'session', summary: 'Zweiten Faktor abschalten' },
  schema: { body: FactorCode, response: { 200: SecondFactor } },
} satisfies Endpoint

/** Replaces the recovery codes; the earlier ones become invalid. */
export const renewRecoveryCodes = {
  method: 'POST',
  url: `${url}/second-factor/recovery-codes`,
  config: { access: 'session', summary: 'Neue Wiederherstellungscodes' },
  schema: { body: FactorCode, response: { 200: NewRecoveryCodes } },
} satisfies Endpoint

/** A login of the account that has not ended. */
export const OwnSession = z.object({
  id: z.int(),
  /** For example "Firefox auf Windows". */
  deviceName: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  remembered: z.boolean(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const listOwnSessions = {
  method: 'GET',
  url: `${url}/sessions`,
  config: {
    access: 'session',
    summary: 'Die Geräte, auf denen das Konto angemeldet ist',
    whileRestricted: true,
  },
  schema: { response: { 200: z.array(OwnSession) } },
} satisfies Endpoint

/** The device is also forgotten: it gets no more notifications, and its next login is reported as that of a new one. */
export const endOwnSession = {
  method: 'DELETE',
  url: `${url}/sessions/:id`,
  config: { access: 'session', summary: 'Ein einzelnes Gerät abmelden', whileRestricted: true },
  schema: { params: ofRow, response: { 204: z.undefined() } },
} satisfies Endpoint

/** All stored data about the caller, as a JSON document (Art. 15 GDPR). */
export const exportOwnData = {
  method: 'GET',
  url: `${url}/data`,
  config: { access: 'session', summary: 'Eigene Daten als JSON' },
  schema: { response: { 200: z.record(z.string(), z.unknown()) } },
} satisfies Endpoint

/** The same data as an HTML page for reading and printing. */
export const exportOwnDataPage = {
  method: 'GET',
  url: `${url}/data/page`,
  config: { access: 'session', summary: 'Eigene Daten als lesbare Seite' },
  schema: {},
} satisfies Endpoint

export const eraseAccount = {
  method: 'POST',
  url: `${url}/erase`,
  config: { access: 'session', summary: 'Eigenes Konto löschen' },
  schema: {
    body: z.strictObject({
      password: z
        .string({ error: t('Passwort ist erforderlich') })
        .min(1)
        .max(256),
    }),
    response: { 204: z.undefined() },
  },
} satisfies Endpoint
