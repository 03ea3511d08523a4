import type { SignInRefusal } from '@portal/domain/accounts/house-sign-in'
import { minuteMs } from '@portal/domain/values/durations'
import { z } from 'zod'
import { actedBy, audit } from '../../audit/audit.ts'
import { hashOf, keyFor, newToken, sealText, tokenPattern, unsealText } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import type { VisitorContext } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { isComplete, type Person, personIn } from '../provider-accounts/parse.ts'
import { load, type Provider, providerOf } from './cache.ts'

type Context = { db: Db; env: Env; now: Date }

/** How long a person may take at the identity provider. */
export const attemptMinutes = 15

const redirectUri = ({ PUBLIC_URL }: Env) => `${PUBLIC_URL}/auth/oidc/callback`
const providerKey = ({ SECRET_KEY }: Env) => keyFor(SECRET_KEY, 'provider')

const Secrets = z.object({ nonce: z.string(), verifier: z.string() })
type Secrets = z.infer<typeof Secrets>

/**
 * Begins a sign-in.
 * @param browser the token of the browser's cookie, without which nobody can finish it
 * @returns the page of the identity provider
 * @throws ProblemError provider-down, not-found without a provider
 */
export async function startAttempt({ db, env, now }: Context, browser: string): Promise<string> {
  const { config } = await providerOf(env)
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomPKCECodeVerifier } = await load()
  const state = newToken()
  const secrets: Secrets = { nonce: newToken(), verifier: randomPKCECodeVerifier() }
  await db.providerAttempt.deleteMany({ where: { expiresAt: { lte: now } } })
  await db.providerAttempt.create({
    data: {
      ...{ stateHash: hashOf(state), browserHash: hashOf(browser) },
      secrets: sealText(providerKey(env), JSON.stringify(secrets)),
      expiresAt: new Date(now.getTime() + attemptMinutes * minuteMs),
    },
  })
  return buildAuthorizationUrl(config, {
    ...{ redirect_uri: redirectUri(env), scope: env.OIDC_SCOPES, state, nonce: secrets.nonce },
    code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
  }).href
}

/** Uses an attempt up, so that its state works once and in its own browser only; null for any other. */
async function takeAttempt({ db, env, now }: Context, state: string, browser: string) {
  const where = { stateHash: hashOf(state), browserHash: hashOf(browser), expiresAt: { gt: now } }
  const attempt = await db.providerAttempt.findFirst({ where })
  if (!attempt || (await db.providerAttempt.deleteMany({ where })).count !== 1) return null
  return Secrets.parse(JSON.parse(unsealText(providerKey(env), attempt.secrets)))
}

/** The claims of the person, from the ID token and, where it lacks some, from the userinfo endpoint. */
async function claimsOf({ config }: Provider, env: Env, answer: URL, state: string, secrets: Secrets) {
  const { authorizationCodeGrant, fetchUserInfo } = await load()
  const tokens = await authorizationCodeGrant(config, answer, {
    ...{ expectedState: state, expectedNonce: secrets.nonce, pkceCodeVerifier: secrets.verifier },
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims || !tokens.id_token) throw new Error('The identity provider sent no ID token.')
  const more =
    isComplete(claims, env) || !config.serverMetadata().userinfo_endpoint
      ? {}
      : await fetchUserInfo(config, tokens.access_token, claims.sub)
  return { claims: { ...more, ...claims }, idToken: tokens.id_token }
}

/** What an error of the exchange means for the person. */
async function refusalOf(error: unknown): Promise<SignInRefusal> {
  const { AuthorizationResponseError, ClientError, ResponseBodyError } = await load()
  if (error instanceof ProblemError) return 'provider-down'
  // A code that was used before, or is too old.
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_grant' ? 'expired' : 'provider-refused'
  if (error instanceof AuthorizationResponseError) return 'provider-refused'
  const isUnreachable =
    error instanceof TypeError ||
    (error instanceof ClientError &&
      /^OAUTH_(?:TIMEOUT|ABORT|RESPONSE_IS_NOT_CONFORM|RESPONSE_IS_NOT_JSON)$/.test(error.code ?? ''))
  return isUnreachable ? 'provider-down' : 'provider-refused'
}

type Read = { refusal: SignInRefusal } | { person: Person; idToken: string }

type Returned = { query: string; state: string | undefined; browser: string | undefined }

/**
 * Reads the answer with which the browser came back.
 * @param onError gets what went wrong at the identity provider
 * @returns the person, or why there is none
 */
export async function readAnswer(
  context: Context,
  { query, state, browser }: Returned,
  onError: (error: unknown) => void,
): Promise<Read> {
  const { env } = context
  if (!state || !browser || !tokenPattern.test(state) || !tokenPattern.test(browser))
    return { refusal: 'expired' }
  const secrets = await takeAttempt(context, state, browser)
  if (!secrets) return { refusal: 'expired' }
  try {
    const answer = new URL(`${redirectUri(env)}?${query}`)
    const { claims, idToken } = await claimsOf(await providerOf(env), env, answer, state, secrets)
    return { person: personIn(claims, env), idToken: sealText(providerKey(env), idToken) }
  } catch (error) {
    onError(error)
    return { refusal: await refusalOf(error) }
  }
}

/** Records a sign-in that was refused; `accountId` null = the person has no account here. */
export const recordRefusal = (context: VisitorContext, refusal: SignInRefusal, accountId: number | null) =>
  audit(context.db, {
    ...actedBy({ ...context, actorId: null }),
    ...{ action: 'login-failed', subject: `account:${accountId ?? 'unknown'}` },
    details: { reason: refusal },
  })
