import { keyFor, unsealText } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import type { Db } from '../../plugins/db.ts'
import { load, providerOf } from '../provider-sign-in/cache.ts'

/**
 * Where the browser of a session that the identity provider opened also ends the provider's own session; null for any
 * other session, and for a provider that is down or has no such page.
 */
export async function providerLogoutUrl(db: Db, env: Env, tokenHash: string): Promise<string | null> {
  const row = await db.providerSession.findUnique({ where: { tokenHash }, select: { idToken: true } })
  if (!row || !env.OIDC_ISSUER) return null
  const provider = await providerOf(env).catch(() => null)
  if (!provider?.config.serverMetadata().end_session_endpoint) return null
  const { buildEndSessionUrl } = await load()
  return buildEndSessionUrl(provider.config, {
    id_token_hint: unsealText(keyFor(env.SECRET_KEY, 'provider'), row.idToken),
    post_logout_redirect_uri: `${env.PUBLIC_URL}/`,
  }).href
}
