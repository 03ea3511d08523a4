import { Authority } from '@portal/contract/accounts/account'
import { ApiScope } from '@portal/contract/accounts/api-keys'
import { authoritiesOfRole } from '@portal/domain/accounts/company-roles'
import { has } from '@portal/domain/accounts/roles'
import { hasAgreedToTerms } from '@portal/domain/accounts/terms'
import { buysWithoutVat } from '@portal/domain/accounts/vat-id-states'
import { minuteMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { isApiKey } from '../credentials/api-keys.ts'
import { hashOf } from '../credentials/secrets.ts'
import { ProblemError } from '../http/problem.ts'
import { countCall } from '../http/rate-limit.ts'
import type { SignedIn } from './access.ts'
import { mayChange } from './session.ts'
import { SessionRows } from './session-rows.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a program calls with a key; such a call has no session, and its cookies are not read. */
    isKeyCall: boolean
    /** The row of that key. */
    apiKeyId: number | null
  }
  interface FastifyContextConfig {
    scope?: ApiScope
    hasOwnKeys?: boolean
  }
}

/** The minimum time between two writes of the last use. */
const touchMs = minuteMs
const windowSeconds = 60

const Row = z.object({
  keyId: z.int(),
  scopes: z.array(ApiScope),
  expiresAt: z.date(),
  revokedAt: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
  /** Null = a key of the house; the account is then that of the administrator who created it. */
  companyId: z.int().nullable(),
  accountId: z.int(),
  login: z.string(),
  email: z.string(),
  authorities: z.array(Authority),
  activated: z.boolean(),
  documentsUploaded: z.boolean(),
  termsofuseagreed: z.boolean(),
  termsVersion: z.string().nullable(),
  country: z.string().nullable(),
  vatState: z.string().nullable(),
})
type Row = z.infer<typeof Row>

const keyStatement = {
  name: 'api-key',
  text: `
  SELECT k.id AS "keyId", k.scopes, k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt",
    k.last_used_at AS "lastUsedAt", k.dealer_id AS "companyId", a.id AS "accountId", a.login, a.email, a.authorities, a.activated,
    a.documents_uploaded AS "documentsUploaded", a.termsofuseagreed, a.terms_version AS "termsVersion",
    d.country, vi.state AS "vatState"
  FROM api_key k JOIN account a ON a.id = coalesce(k.dealer_id, k.created_by_id)
  LEFT JOIN dealer d ON d.account_id = k.dealer_id
  LEFT JOIN vat_id vi ON vi.dealer_id = k.dealer_id
  WHERE k.key_hash = $1 AND a.ended_at IS NULL`,
}

/** The key of a request; undefined without one, and an empty text for one that cannot be read. */
function bearerOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined || !/^bearer\b/i.test(authorization)) return undefined
  return /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? ''
}

/**
 * A company as a caller may what its owner may do with vehicles, purchases and enquiries, and nothing of a person. A key
 * of the house may what the back office may, in the name of the administrator who created it.
 */
const callerOf = ({
  companyId,
  accountId,
  login,
  email,
  documentsUploaded,
  country,
  vatState,
}: Row): SignedIn => ({
  ...{ id: accountId, login, email, documentsUploaded },
  activated: true,
  authorities: companyId === null ? ['ROLE_USER', 'ROLE_AE_BACKOFFICE'] : [...authoritiesOfRole.buyer],
  hasAgreedToTerms: true,
  needsSecondFactor: false,
  dismissedRevision: 0,
  buysNet: country !== null && buysWithoutVat(country, vatState),
  company: companyId === null ? null : { id: companyId, role: 'buyer' },
})

/** @throws ProblemError with the reason for which a genuine key cannot make this call */
function checkRights({ scopes, companyId, ...account }: Row, request: FastifyRequest, reply: FastifyReply) {
  const { scope } = request.routeOptions.config
  if (scope === undefined) throw new ProblemError('api-key-not-admitted')
  if (!scopes.includes(scope)) {
    reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`)
    throw new ProblemError('api-scope-missing', {
      title: t`Dem API-Schlüssel fehlt die Berechtigung „${scope}“.`,
    })
  }
  if (companyId === null) {
    if (!has(account, 'ROLE_AE_ADMIN')) throw new ProblemError('api-creator-gone')
    return
  }
  if (!has(account, 'ROLE_DEALER')) throw new ProblemError('api-company-inactive')
  if (!hasAgreedToTerms(account, request.server.env.TERMS_VERSION))
    throw new ProblemError('terms-not-accepted', {
      title: t('Der Inhaber des Betriebs muss zuerst den aktuellen Nutzungsbedingungen zustimmen.'),
    })
}

/** Counts the call and states the limit (draft-ietf-httpapi-ratelimit-headers). @throws ProblemError too-many-attempts */
async function limitCalls({ keyId }: Row, { server }: FastifyRequest, reply: FastifyReply) {
  const limit = server.env.API_CALLS_PER_MINUTE
  const window = { key: `api-key:${keyId}`, limit, seconds: windowSeconds }
  const { left, secondsLeft } = await countCall(server.pool, window, server.clock.now())
  reply.header('ratelimit-policy', `"default";q=${limit};w=${windowSeconds}`)
  reply.header('ratelimit', `"default";r=${Math.max(0, left)};t=${secondsLeft}`)
  if (left >= 0) return
  throw new ProblemError('too-many-attempts', {
    title: t`Zu viele Aufrufe mit diesem API-Schlüssel. Bitte warten Sie ${secondsLeft} s.`,
    retryAfterSeconds: secondsLeft,
  })
}

/**
 * Lets a program call with `Authorization: Bearer` and a key of its company or of the house. The caller is then the
 * company or the house, limited to the calls of the key's scopes. As with sessions, a call that reads may use the row of a key for `SESSION_KEPT_MS`, so
 * a revoked key is refused on every instance within that time.
 */
export const apiKeyPlugin = fp(async (app) => {
  const rows = new SessionRows<Row>(app.env.SESSION_KEPT_MS)
  app.decorateRequest('isKeyCall', false)
  app.decorateRequest('apiKeyId', null)

  const rowOf = async (keyHash: string): Promise<Row | null> => {
    const { rows: found } = await app.pool.query({ ...keyStatement, values: [keyHash] })
    return found[0] ? Row.parse(found[0]) : null
  }

  app.addHook('onRequest', async (request, reply) => {
    const { access, hasOwnKeys } = request.routeOptions.config
    if (access === undefined || hasOwnKeys) return
    const key = bearerOf(request)
    if (key === undefined) return
    request.isKeyCall = true
    request.cookies = {}
    const now = app.clock.now()
    const keyHash = hashOf(key)
    const kept = mayChange(request) ? undefined : rows.kept(keyHash)
    const row = kept ?? (isApiKey(key) ? await rows.read(keyHash, () => rowOf(keyHash)) : null)
    if (!row || row.revokedAt || row.expiresAt < now) {
      reply.header('www-authenticate', 'Bearer error="invalid_token"')
      throw new ProblemError('api-key-invalid')
    }
    await limitCalls(row, request, reply)
    checkRights(row, request, reply)
    if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > touchMs) {
      await app.pool.query('UPDATE api_key SET last_used_at = $2 WHERE id = $1', [row.keyId, now])
      row.lastUsedAt = now
    }
    request.account = callerOf(row)
    request.apiKeyId = row.keyId
  })

  app.addHook('onSend', async (request) => {
    if (mayChange(request)) rows.forget()
  })
})
