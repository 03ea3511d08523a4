import { hourMs } from '@portal/domain/values/durations'
import type { createRemoteJWKSet } from 'jose'
import type { Configuration } from 'openid-client'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'

/** The libraries are large and only the house's people need them, so they are loaded with the first call. */
export const load = () => import('openid-client')
export const loadTokens = () => import('jose')

const timeoutMs = 5000
const keptMs = hourMs

export type Provider = { config: Configuration; keys: ReturnType<typeof createRemoteJWKSet> }

let kept: { name: string; until: number; provider: Promise<Provider> } | undefined

/** The provider named by the environment. @throws ProblemError not-found without one */
function namedBy({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Env) {
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) throw new ProblemError('not-found')
  return { issuer: new URL(OIDC_ISSUER), clientId: OIDC_CLIENT_ID, secret: OIDC_CLIENT_SECRET }
}

async function discover({ issuer, clientId, secret }: ReturnType<typeof namedBy>): Promise<Provider> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await load()
  const { createRemoteJWKSet } = await loadTokens()
  const config = await discovery(issuer, clientId, secret, undefined, {
    timeout: timeoutMs / 1000,
    // Production refuses such an address (`env.ts`).
    execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
  })
  const { jwks_uri } = config.serverMetadata()
  if (!jwks_uri) throw new Error('The identity provider names no keys.')
  return { config, keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: timeoutMs }) }
}

/**
 * Addresses and keys of the identity provider, as it describes itself; kept for an hour.
 * @throws ProblemError provider-down, not-found without a provider
 */
export async function providerOf(env: Env): Promise<Provider> {
  const named = namedBy(env)
  const name = JSON.stringify([named.issuer, named.clientId, named.secret])
  if (kept?.name !== name || kept.until < performance.now())
    kept = { name, until: performance.now() + keptMs, provider: discover(named) }
  try {
    return await kept.provider
  } catch (error) {
    kept = undefined
    throw new ProblemError('provider-down', { cause: error })
  }
}
