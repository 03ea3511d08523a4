import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import { listen } from './servers.ts'

export const providerClient = { id: 'portal', secret: 'a-secret-that-must-not-be-logged' }

/** A person of the identity provider, with the claims it sends. */
export type ProviderPerson = {
  sub: string
  email: string
  email_verified: boolean
  given_name: string
  family_name: string
  groups: string[]
}

const configurationOf = (portal: string, people: Map<string, ProviderPerson>, key: JWK): Configuration => ({
  jwks: { keys: [key] },
  clients: [
    {
      client_id: providerClient.id,
      client_secret: providerClient.secret,
      redirect_uris: [`${portal}/auth/oidc/callback`],
      post_logout_redirect_uris: [`${portal}/`],
      backchannel_logout_uri: `${portal}/auth/oidc/backchannel-logout`,
      backchannel_logout_session_required: true,
    },
  ],
  features: { backchannelLogout: { enabled: true }, devInteractions: { enabled: false } },
  claims: {
    openid: ['sub'],
    profile: ['given_name', 'family_name', 'groups'],
    email: ['email', 'email_verified'],
  },
  cookies: { keys: ['test'] },
  ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  // The provider's own dispatcher refuses loopback, where the portal is.
  fetch: (url, { method = 'GET', headers, body, redirect } = {}) =>
    fetch(url, { method, headers: headers ?? {}, body: body ?? null, redirect: redirect ?? 'manual' }),
  interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
  // Every person has agreed to the portal.
  async loadExistingGrant({ oidc }) {
    const { client, session } = oidc
    if (!client || !session?.accountId) return undefined
    const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope('openid profile email')
    await grant.save()
    return grant
  },
  findAccount(_context, sub) {
    const person = people.get(sub)
    return person && { accountId: sub, claims: () => ({ ...person }) }
  },
})

/**
 * A foreign identity provider on loopback. Its page to sign in lets everybody in who is named by the cookie `person`.
 *
 * @param portal the origin of the portal, which the provider calls and redirects to
 */
export async function startIdentityProvider(port?: number) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }
  const people = new Map<string, ProviderPerson>()
  const handlers: { handle?: ReturnType<Provider['callback']>; provider?: Provider } = {}
  const server = createServer(async (request, reply) => {
    const { provider, handle } = handlers
    if (!provider || !handle) return reply.writeHead(503).end()
    if (!request.url?.startsWith('/sign-in/')) return handle(request, reply)
    const accountId = /person=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
    await provider.interactionFinished(
      ...[request, reply],
      accountId ? { login: { accountId } } : { error: 'access_denied' },
    )
  })
  const issuer = `http://127.0.0.1:${await listen(server, port)}`
  return {
    issuer,
    people,
    /** Signs with the key of the provider. */
    sign: (claims: JWTPayload) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'logout+jwt' })
        .sign(privateKey),
    /** Answers for a portal from now on. */
    serve(portal: string) {
      const provider = new Provider(issuer, configurationOf(portal, people, key))
      Object.assign(handlers, { provider, handle: provider.callback() })
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>
