import { readFileSync } from 'node:fs'
import { passwordFlaw } from '@portal/domain/accounts/password'
import { describe, expect, test } from 'vitest'
import { ProblemError } from '../http/problem.ts'
import { hashPassword, isHashOutdated, isPasswordRight, refuseCommonPassword } from './passwords.ts'

const list = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const capitalised = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())

describe('Passwortspeicher', () => {
  test('keeps Argon2id hashes of at least 19 MiB and two passes', async () => {
    const hash = await hashPassword('Kolbenring-77')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$|^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(isHashOutdated(hash)).toBe(false)
    expect(isHashOutdated(hash.replace('t=2', 't=1'))).toBe(true)
    expect(await isPasswordRight(hash, 'Kolbenring-77')).toBe(true)
    expect(await isPasswordRight(hash, 'Kolbenring-77 ')).toBe(false)
    expect(await isPasswordRight(undefined, 'Kolbenring-77')).toBe(false)
  })

  test('rejects requests beyond a short queue', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => isPasswordRight(undefined, 'x')),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(60 - 34)
    for (const { reason } of refused)
      expect(reason).toMatchObject({ type: 'unavailable', retryAfterSeconds: 2 })
  })
})

describe('Häufige Passwörter', () => {
  test('are at least 3,000 that satisfy the password rule', () => {
    expect(list.filter((entry) => passwordFlaw(capitalised(entry)) === null).length).toBeGreaterThanOrEqual(
      3000,
    )
  })

  test('are refused in any capitalisation', () => {
    for (const entry of list.filter((_entry, index) => index % 50 === 0)) {
      expect(() => refuseCommonPassword(entry.toUpperCase(), [], 'password')).toThrow(ProblemError)
      expect(() => refuseCommonPassword(capitalised(entry), [], 'password')).toThrow(ProblemError)
    }
  })

  test('include words related to the account', () => {
    const context = ['Autoexpo', 'erika.beispiel@haendler.example', 'Erika']
    for (const password of ['Autoexpo-2026', 'erika.Beispiel-1', '12345!Erika'])
      expect(() => refuseCommonPassword(password, context, 'password')).toThrow(ProblemError)
    expect(() => refuseCommonPassword('Kolbenring-77', context, 'password')).not.toThrow()
  })
})
