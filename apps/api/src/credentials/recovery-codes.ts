import { randomInt } from 'node:crypto'
import type { Env } from '../env.ts'
import type { Db } from '../plugins/db.ts'
import { hmacOf, keyFor } from './secrets.ts'

const codesPerAccount = 10
/** Without letters and digits that look alike. A code of ten of these 31 characters has 49 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Case, hyphens and blanks of a code are ignored. */
const hashOfCode = (env: Env, accountId: number, code: string) =>
  hmacOf(
    keyFor(env.SECRET_KEY, 'recovery-codes'),
    `${accountId} ${code.toLowerCase().replaceAll(/[\s-]/g, '')}`,
  )

/**
 * Replaces all recovery codes of an account.
 * @returns the codes in plain text, which are not stored
 */
export async function issueRecoveryCodes(db: Db, env: Env, accountId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: codesPerAccount }, () => `${half()}-${half()}`)
  await db.recoveryCode.deleteMany({ where: { accountId } })
  await db.recoveryCode.createMany({
    data: codes.map((code) => ({ codeHash: hashOfCode(env, accountId, code), accountId, createdAt: now })),
  })
  return codes
}

/** Consumes a recovery code: of parallel uses one succeeds. */
export async function takeRecoveryCode(db: Db, env: Env, accountId: number, code: string): Promise<boolean> {
  const { count } = await db.recoveryCode.deleteMany({
    where: { accountId, codeHash: hashOfCode(env, accountId, code) },
  })
  return count === 1
}
