import { Secret, TOTP } from 'otpauth'
import type { Env } from '../env.ts'
import type { Db } from '../plugins/db.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { keyFor, sealText, unsealText } from './secrets.ts'

const stepSeconds = 30
/** Also accepts codes of the previous and next step, because clocks differ. */
const stepsAround = 1

/** When a code of a time step is accepted no more, in milliseconds. */
export const stepEndsAt = (step: number) => (step + 1 + stepsAround) * stepSeconds * 1000

const totpOf = (env: Env, login: string, secret: Secret) =>
  new TOTP({
    issuer: env.BRAND_NAME,
    label: login,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret,
  })

/** Creates a secret that is inactive until confirmed: encrypted for storage, and as a URI for the app. */
export function newSecondFactor(env: Env, login: string) {
  const secret = new Secret({ size: 20 })
  return {
    sealed: sealText(keyFor(env.SECRET_KEY, 'totp'), secret.base32),
    secret: secret.base32,
    otpauthUrl: totpOf(env, login, secret).toString(),
  }
}

const appCode = /^\d{6}$/

/**
 * Verifies a code of the app or a recovery code and consumes it: a code never works twice, not even in parallel.
 * @returns whether the code was valid
 */
export const takeCode = (db: Db, env: Env, accountId: number, code: string, now: Date): Promise<boolean> =>
  appCode.test(code) ? takeAppCode(db, env, accountId, code, now) : takeRecoveryCode(db, env, accountId, code)

async function takeAppCode(db: Db, env: Env, accountId: number, code: string, now: Date): Promise<boolean> {
  const { login, totpSecret } = await db.account.findUniqueOrThrow({ where: { id: accountId } })
  if (totpSecret === null) return false
  const secret = Secret.fromBase32(unsealText(keyFor(env.SECRET_KEY, 'totp'), totpSecret))
  const timestamp = now.getTime()
  const delta = totpOf(env, login, secret).validate({ token: code, timestamp, window: stepsAround })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / stepSeconds) + delta
  const { count } = await db.account.updateMany({
    where: { id: accountId, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  })
  return count === 1
}
