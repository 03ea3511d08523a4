import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../app.ts'
import { aDealer, testPassword, tokenMailedTo } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aVisitor } from '../testing/caller.ts'
import { testClock } from '../testing/clock.ts'

useApi()

const clockDifferenceMs = 180_000
let ahead: ReturnType<typeof api>

beforeAll(async () => {
  const { rows } = await api().pool.query<{ name: string }>('SELECT current_database() AS name')
  const url = new URL(inject('cluster').administrationUrl)
  url.pathname = `/${rows[0]?.name}`
  const clock = { now: () => new Date(testClock.now().getTime() + clockDifferenceMs) }
  ahead = await buildApp({ env: api().env, databaseUrl: url.href, clock })
  await ahead.ready()
})
afterAll(() => ahead.close())

/** A client whose calls go to the two instances in turn. */
function alternating() {
  let calls = 0
  return aVisitor(() => (calls++ % 2 === 0 ? api() : ahead))
}

let networks = 0
function signInOf(client: ReturnType<typeof aVisitor>, username: string) {
  networks += 1
  const remoteAddress = `203.0.113.${networks}`
  return (password: string) =>
    client.post('/auth/login', { username, password, rememberMe: false }, { remoteAddress })
}

describe('Two instances whose clocks are three minutes apart', () => {
  test('count failed logins together', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const signIn = signInOf(alternating(), account.login)
    const failures: number[] = []
    for (let attempt = 1; attempt <= 7; attempt++)
      failures.push((await signIn(`falsch-${attempt}-Kennwort`)).statusCode)

    expect(failures).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await signIn(testPassword)).statusCode).toBe(429)
  })

  test('share sessions, and a logout on one ends the session on the other', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const client = alternating()
    expect((await signInOf(client, account.login)(testPassword)).statusCode).toBe(200)
    for (let call = 0; call < 4; call++) expect((await client.get('/uaa/api/account')).statusCode).toBe(200)

    const elsewhere = aVisitor(() => ahead)
    Object.assign(elsewhere.cookies, client.cookies)
    const here = aVisitor()
    Object.assign(here.cookies, client.cookies)
    expect((await here.post('/auth/logout')).statusCode).toBeLessThan(300)

    expect((await elsewhere.get('/uaa/api/account')).statusCode).toBe(401)
  })

  test('accept a reset link once, also when both are called at the same time', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    await aVisitor().post('/uaa/api/account/reset-password/init', { email: account.email })
    const key = await tokenMailedTo(account.email)
    const finish = (instance: typeof api, round: number) =>
      aVisitor(instance).post('/uaa/api/account/reset-password/finish', {
        key,
        newPassword: `Neues-Kennwort-${round}!`,
      })

    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, round) => finish(round % 2 === 0 ? api : () => ahead, round)),
    )

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})
