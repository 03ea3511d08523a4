import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow } from '../rows.ts'

/** The most passkeys of an account. */
export const passkeysMax = 10

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Synchronised by its provider, so that it survives the loss of the device. */
  backedUp: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

export const PasskeyName = z
  .string({ error: t('Name ist erforderlich') })
  .trim()
  .min(1, t('Name ist erforderlich'))
  .max(60, t('Name ist zu lang'))
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, t('Bitte nur Buchstaben, Ziffern und Zeichen'))

/** Bytes as browsers send them. */
const bytes = (maximum: number) =>
  z
    .string()
    .min(1)
    .max(maximum)
    .regex(/^[\w-]+$/)
const transports = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10)

/** What every answer of an authenticator has; extensions are not used. */
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

export const RegistrationAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: transports.optional(),
  }),
})

export const SignInAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).optional(),
  }),
})

const descriptor = z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() })
const requirement = z.enum(['discouraged', 'preferred', 'required'])

/** Options of `navigator.credentials.create`, as JSON (WebAuthn level 3). */
export const RegistrationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: requirement.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: requirement.optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
})

/** Options of `navigator.credentials.get`, as JSON; the browser offers every passkey of the portal. */
export const SignInOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  userVerification: z.literal('required'),
})

const url = '/uaa/api/account/passkeys'

export const listPasskeys = {
  method: 'GET',
  url,
  config: { access: 'session', summary: 'Die Passkeys des Kontos', whileRestricted: true },
  schema: { response: { 200: z.array(Passkey) } },
} satisfies Endpoint

/** Only shortly after a sign-in; later the answer is `login-too-old`. */
export const startPasskey = {
  method: 'POST',
  url: `${url}/options`,
  config: { access: 'session', summary: 'Einen Passkey hinzufügen: was das Gerät unterschreibt' },
  schema: { response: { 200: RegistrationOptions } },
} satisfies Endpoint

export const addPasskey = {
  method: 'POST',
  url,
  config: { access: 'session', summary: 'Einen Passkey hinzufügen: die Antwort des Geräts' },
  schema: { body: RegistrationAnswer, response: { 201: Passkey } },
} satisfies Endpoint

export const renamePasskey = {
  method: 'PUT',
  url: `${url}/:id`,
  config: { access: 'session', summary: 'Einen Passkey umbenennen' },
  schema: { params: ofRow, body: z.strictObject({ name: PasskeyName }), response: { 204: z.undefined() } },
} satisfies Endpoint

export const removePasskey = {
  method: 'DELETE',
  url: `${url}/:id`,
  config: { access: 'session', summary: 'Einen Passkey entfernen' },
  schema: { params: ofRow, response: { 204: z.undefined() } },
} satisfies Endpoint

export const startPasskeySignIn = {
  method: 'POST',
  url: '/auth/passkey/options',
  config: {
    access: 'public',
    summary: 'Anmelden mit Passkey: was das Gerät unterschreibt',
    forAnyOwner: true,
  },
  schema: { response: { 200: SignInOptions } },
} satisfies Endpoint

/** Replaces password and second factor, because the device has verified its user. */
export const signInByPasskey = {
  method: 'POST',
  url: '/auth/passkey',
  config: { access: 'public', summary: 'Anmelden mit Passkey: die Antwort des Geräts', forAnyOwner: true },
  schema: {
    body: z.strictObject({ answer: SignInAnswer, rememberMe: z.boolean().default(false) }),
    response: { 200: z.undefined() },
  },
} satisfies Endpoint
