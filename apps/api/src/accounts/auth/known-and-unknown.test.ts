import argon2 from 'argon2'
import { describe, expect, test, vi } from 'vitest'
import { aDealer, aVisitor, mailsTo, testPassword } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'

useApi()

/** The visible parts of a response, without tokens and times, which always differ. */
async function failure(username: string, remoteAddress: string, visitor: ReturnType<typeof aVisitor>) {
  const body = { username, password: 'ganz-falsch-1', rememberMe: false }
  const reply = await visitor.post('/auth/login', body, { remoteAddress })
  const { date: _, 'set-cookie': cookies, 'retry-after': retryAfter, ...headers } = reply.headers
  const names = [cookies ?? []].flat().map((cookie) => String(cookie).split('=')[0])
  return { status: reply.statusCode, body: reply.body, headers, names, isTimed: retryAfter !== undefined }
}

describe('Bekannte und unbekannte Benutzernamen', () => {
  test('get identical responses to every failure, including the lockout', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const [one, other] = [aVisitor(), aVisitor()]
    const answers = []
    for (let ordinal = 1; ordinal <= 8; ordinal += 1) {
      const known = await failure(account.login, '203.0.113.1', one)
      expect(await failure('niemand@haendler.example', '203.0.113.2', other)).toEqual(known)
      answers.push(known.status)
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  test('cause one password check each, against hashes of the same strength', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const verify = vi.spyOn(argon2, 'verify')
    const workFor = async (username: string) => {
      verify.mockClear()
      await failure(username, '203.0.113.3', aVisitor())
      return verify.mock.calls.map(([hash, password]) => [hash.split('$').slice(0, 4), hash.length, password])
    }
    const known = await workFor(account.login)
    expect(known).toHaveLength(1)
    expect(await workFor('niemand@haendler.example')).toEqual(known)
  })
})

describe('Anmeldung von einem neuen Gerät', () => {
  const signIn = (login: string, visitor = aVisitor()) =>
    visitor.post('/auth/login', { username: login, password: testPassword, rememberMe: false })
  const notices = async (email: string) =>
    (await mailsTo(email)).filter(({ template }) => template === 'login-new-device')

  test('is mailed to the owner, except for the very first device', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    await signIn(account.login)
    expect(await notices(account.email)).toEqual([])

    await signIn(account.login)
    const [notice] = await notices(account.email)
    expect(notice?.subject).toBe('Anmeldung von einem neuen Gerät')
    expect(notice?.text).toContain('setzen Sie bitte sofort Ihr Passwort zurück')
  })

  test('is mailed once, because the device is known afterwards', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    await signIn(account.login)
    const elsewhere = aVisitor()
    await signIn(account.login, elsewhere)
    await signIn(account.login, elsewhere)
    expect(await notices(account.email)).toHaveLength(1)
  })
})
