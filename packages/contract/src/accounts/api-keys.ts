import { apiKeyStates, apiScopes, companyScopes } from '@portal/domain/accounts/api-keys'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow } from '../rows.ts'

export const ApiScope = z.enum(apiScopes)
export type ApiScope = z.infer<typeof ApiScope>

/** A key of a company or of the house, without the key itself. */
export const ApiKey = z.object({
  id: z.int(),
  name: z.string(),
  lastFour: z.string(),
  scopes: z.array(ApiScope),
  state: z.enum(apiKeyStates),
  createdAt: z.iso.datetime(),
  /** Null when the account has been erased. */
  createdBy: z.string().nullable(),
  /** Whether the person who created it, and has seen it, still belongs to the company. */
  isCreatorHere: z.boolean(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const ApiKeys = z.object({
  /** The name of the company, or of the house. */
  company: z.string(),
  keys: z.array(ApiKey),
  /** How many calls a key may make in a minute. */
  callsPerMinute: z.int(),
})
export type ApiKeys = z.infer<typeof ApiKeys>

const url = '/uaa/api/company/api-keys'

/** Live keys first, each group with the newest first. */
export const listApiKeys = {
  method: 'GET',
  url,
  config: { access: 'owner', summary: 'Die API-Schlüssel des eigenen Betriebs' },
  schema: { response: { 200: ApiKeys } },
} satisfies Endpoint

/** The form of a new key. */
export const NewApiKey = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, t('Bitte geben Sie dem Schlüssel einen Namen.'))
    .max(60, t('Höchstens 60 Zeichen.')),
  scopes: z
    .array(ApiScope)
    .min(1, t('Bitte wählen Sie mindestens eine Berechtigung.'))
    .max(apiScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, t('Eine Berechtigung ist doppelt.')),
  /** The last day, in German local time. */
  expiresOn: z.iso.date(t('Bitte geben Sie an, bis wann der Schlüssel gilt.')),
})
export type NewApiKey = z.output<typeof NewApiKey>

/** The form of a new key for a company, or for the house. */
export const newKeyWith = (allowed: readonly ApiScope[]) =>
  NewApiKey.refine(({ scopes }) => scopes.every((scope) => allowed.includes(scope)), {
    path: ['scopes'],
    error: t('Diese Berechtigung gibt es hier nicht.'),
  })

export const CreatedApiKey = ApiKey.extend({ key: z.string() })

/** The response is the only one that contains the key. */
export const createApiKey = {
  method: 'POST',
  url,
  config: { access: 'owner', summary: 'Einen API-Schlüssel anlegen; nur diese Antwort enthält ihn' },
  schema: { body: newKeyWith(companyScopes), response: { 201: CreatedApiKey } },
} satisfies Endpoint

export const revokeApiKey = {
  method: 'DELETE',
  url: `${url}/:id`,
  config: { access: 'owner', summary: 'Einen API-Schlüssel sperren' },
  schema: { params: ofRow, response: { 204: z.undefined() } },
} satisfies Endpoint
