import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { passwordMessages } from '@portal/domain/accounts/password'
import argon2 from 'argon2'
import { ProblemError } from '../http/problem.ts'

/** Argon2id (the default) at OWASP's minimum: 19 MiB, two passes, one lane. Raising it re-hashes at the next login. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const concurrency = 2
const queueMax = 32
let running = 0
const waiting: (() => void)[] = []

/**
 * Hashing takes 50 ms of CPU time, so its concurrency is limited: two at a time, a short queue, and `unavailable` for
 * all others.
 */
async function withLimitedConcurrency<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= concurrency) {
    if (waiting.length >= queueMax) throw new ProblemError('unavailable')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string) =>
  withLimitedConcurrency(() => argon2.hash(password, strength))

/**
 * Verifies against the hash of a random password when the account is unknown, so the response time does not reveal
 * which logins exist.
 */
const decoyHash = argon2.hash(randomBytes(32), strength)

/** @param hash the stored hash, or undefined when there is no such account */
export async function isPasswordRight(hash: string | undefined, password: string): Promise<boolean> {
  const isRight = await withLimitedConcurrency(async () => argon2.verify(hash ?? (await decoyHash), password))
  return isRight && hash !== undefined
}

export const isHashOutdated = (hash: string) => argon2.needsRehash(hash, strength)

const common = new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'))
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

/**
 * Refuses a common password, or one that consists of a word related to the account plus digits.
 * @param context the brand, the owner's names and address
 * @throws ProblemError validation-failed naming `path`
 */
export function refuseCommonPassword(password: string, context: string[], path: string) {
  const words = context
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .map(lettersOf)
    .filter((word) => word !== '')
  if (!common.has(password.toLowerCase()) && !words.includes(lettersOf(password))) return
  throw new ProblemError('validation-failed', {
    errors: [{ path, message: passwordMessages.passwordCommon }],
  })
}
