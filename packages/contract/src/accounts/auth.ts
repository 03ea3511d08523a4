import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const usernameMissing = t('Benutzername ist erforderlich')
const passwordMissing = t('Passwort ist erforderlich')

/** Six digits of the authenticator app, or a recovery code of ten characters. */
export const secondFactorCode = z
  .string({ error: t('Bestätigungscode ist erforderlich') })
  .trim()
  .regex(
    /^(?:\d{6}|[2-9a-hjkmnp-z]{5}-?[2-9a-hjkmnp-z]{5})$/i,
    t('Der Code hat sechs Ziffern, ein Wiederherstellungscode zehn Zeichen.'),
  )

/** Only presence and a maximum length are checked, because old passwords may not satisfy the current rules. */
export const Login = z.strictObject({
  username: z
    .string({ error: usernameMissing })
    .trim()
    .min(1, usernameMissing)
    .max(254, t('Benutzername ist zu lang')),
  password: z.string({ error: passwordMissing }).min(1, passwordMissing).max(256, t('Passwort ist zu lang')),
  rememberMe: z.boolean().nullish().transform(Boolean),
  /** Required from administrators with a second factor. */
  code: secondFactorCode.nullish(),
})
export type Login = z.output<typeof Login>

export const login = {
  method: 'POST',
  url: '/auth/login',
  config: { access: 'public', summary: 'Anmelden', forAnyOwner: true },
  schema: { body: Login, response: { 200: z.undefined() } },
} satisfies Endpoint

/** Also after the session has expired: the device must get no more notifications. */
export const logout = {
  method: 'POST',
  url: '/auth/logout',
  config: { access: 'public', summary: 'Abmelden', whileRestricted: true, forAnyOwner: true },
  schema: {
    response: {
      /** Where the browser also ends the session of the house's identity provider. */
      200: z.object({ url: z.url() }),
      204: z.undefined(),
    },
  },
} satisfies Endpoint

/** Ends all sessions of the caller, including this one. */
export const logoutEverywhere = {
  method: 'POST',
  url: '/auth/logout-everywhere',
  config: { access: 'session', summary: 'Auf allen Geräten abmelden', whileRestricted: true },
  schema: { response: { 204: z.undefined() } },
} satisfies Endpoint
