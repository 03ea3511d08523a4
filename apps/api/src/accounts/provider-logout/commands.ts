import { minuteMs } from '@portal/domain/values/durations'
import { z } from 'zod'
import { accountEntry, audit } from '../../audit/audit.ts'
import { hashOf } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import type { VisitorContext } from '../../plugins/access.ts'
import { isUniqueViolation } from '../../plugins/db.ts'
import { loadTokens, providerOf } from '../provider-sign-in/cache.ts'

/** How old a logout token may be, and how far clocks may differ; it is remembered for longer than both. */
const ageMaxS = 300
const clockToleranceS = 30
const rememberedMs = 15 * minuteMs

const LogoutToken = z
  .object({
    iss: z.string(),
    jti: z.string().min(1),
    events: z.looseObject({ 'http://schemas.openid.net/event/backchannel-logout': z.looseObject({}) }),
    sub: z.string().optional(),
    sid: z.string().optional(),
    /** Forbidden, so that no ID token is taken for a logout token. */
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

/** Checks signature, issuer, audience, age and claims. @throws ProblemError logout-token-invalid, provider-down */
async function readToken(env: Env, token: string) {
  const { config, keys } = await providerOf(env)
  const { errors, jwtVerify } = await loadTokens()
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: config.serverMetadata().issuer,
      audience: config.clientMetadata().client_id,
      maxTokenAge: ageMaxS,
      clockTolerance: clockToleranceS,
      requiredClaims: ['iat', 'jti', 'events'],
    })
    return LogoutToken.parse(payload)
  } catch (error) {
    const isInvalid = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)
    if (isInvalid || error instanceof z.ZodError)
      throw new ProblemError('logout-token-invalid', { cause: error })
    throw new ProblemError('provider-down', { cause: error })
  }
}

/**
 * Ends the sessions that the identity provider has ended: one of its sessions, or all of a person. Sessions that the
 * person opened with a password are not among them.
 * @throws ProblemError logout-token-invalid, also for a token that was used before; provider-down
 */
export async function endByProvider({ db, env, now, requestId }: VisitorContext, token: string) {
  const { iss: issuer, jti, sub: subject, sid } = await readToken(env, token)
  await db.providerLogout.deleteMany({ where: { expiresAt: { lte: now } } })
  const provider = {
    identity: { issuer, ...(subject === undefined ? {} : { subject }) },
    ...(sid === undefined ? {} : { sid }),
  }
  try {
    await db.$transaction(async (tx) => {
      await tx.providerLogout.create({
        data: { tokenHash: hashOf(`${issuer} ${jti}`), expiresAt: new Date(now.getTime() + rememberedMs) },
      })
      const sessions = await tx.session.findMany({
        where: { provider },
        select: { tokenHash: true, accountId: true, deviceHash: true },
      })
      await tx.session.deleteMany({
        where: { tokenHash: { in: sessions.map(({ tokenHash }) => tokenHash) } },
      })
      const devices = sessions.flatMap(({ deviceHash }) => deviceHash ?? [])
      await tx.pushDevice.deleteMany({ where: { deviceHash: { in: devices } } })
      for (const accountId of new Set(sessions.map((session) => session.accountId)))
        await audit(
          tx,
          accountEntry({ actorId: null, requestId, now }, 'sessions-ended-by-provider', accountId),
        )
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new ProblemError('logout-token-invalid')
    throw error
  }
}
