/** Ten thousand failures against one login, and the response times of known and unknown logins (G6, G8). */
import { expect, test } from 'vitest'
import { aDealer, aVisitor, testPassword, tokenMailedTo } from '../../apps/api/src/testing/accounts.ts'
import { api, useApi } from '../../apps/api/src/testing/api.ts'
import { passTime } from '../../apps/api/src/testing/clock.ts'
import { shared } from './share.ts'

useApi()

const failures = shared(10_000)
/** Fewer pairs would measure the machine rather than the portal. */
const pairs = Math.max(100, shared(500))

const signIn = (visitor: ReturnType<typeof aVisitor>, username: string, password: string, from: string) =>
  visitor.post('/auth/login', { username, password, rememberMe: false }, { remoteAddress: from })

/** Every attempt comes from a different network. */
const networkOf = (nth: number) => `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`

test(`${failures} failures on other devices lock those out, never the owner`, async () => {
  const { account } = await aDealer({ isSignedIn: false })
  const owner = aVisitor()
  expect((await signIn(owner, account.login, testPassword, '203.0.113.1')).statusCode).toBe(200)

  const statuses = new Map<number, number>()
  const stranger = aVisitor()
  await stranger.get('/mvp/api/portal-settings')
  for (let nth = 1; nth <= failures; nth += 1) {
    const { statusCode } = await signIn(stranger, account.login, `falsch-${nth}-Kennwort`, networkOf(nth))
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    // The attempts are spread over a day, so that every half-hour window expires repeatedly.
    passTime({ seconds: 86_400 / failures })
  }
  expect([...statuses.keys()].toSorted()).toEqual(failures > 20 ? [401, 429] : [401])
  // After a hundred failures in a row no further passwords are checked without the owner's mail.
  expect(statuses.get(401)).toBeLessThanOrEqual(100)
  console.log(Object.fromEntries(statuses))

  if (failures > 100)
    expect((await signIn(aVisitor(), account.login, testPassword, '203.0.113.9')).statusCode).toBe(429)
  // The session has ended meanwhile; loading the page sets a visitor's token.
  await owner.get('/mvp/api/portal-settings')
  expect((await signIn(owner, account.login, testPassword, '203.0.113.2')).statusCode).toBe(200)

  const body = { email: account.email }
  expect((await aVisitor().post('/uaa/api/account/reset-password/init', body)).statusCode).toBe(200)
  const key = await tokenMailedTo(account.email)
  const newPassword = `Wieder-${testPassword}`
  const finish = { key, newPassword }
  expect((await aVisitor().post('/uaa/api/account/reset-password/finish', finish)).statusCode).toBe(200)
  expect((await signIn(aVisitor(), account.login, newPassword, '203.0.113.10')).statusCode).toBe(200)
})

test(`${pairs} pairs of a known and an unknown login take the same time`, async () => {
  const { account } = await aDealer({ isSignedIn: false })
  const visitor = aVisitor()
  await visitor.get('/mvp/api/portal-settings')
  const durations: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const measure = async (username: string, nth: number) => {
    await api().db.attemptCounter.deleteMany()
    const startedAt = performance.now()
    const { statusCode } = await signIn(visitor, username, 'ganz-falsch-1', networkOf(nth))
    expect(statusCode).toBe(401)
    return performance.now() - startedAt
  }
  for (let nth = 0; nth < pairs; nth += 1) {
    // The order alternates, so that warm caches favour neither.
    const order = nth % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order)
      durations[kind].push(
        await measure(kind === 'known' ? account.login : 'niemand@haendler.example', 2 * nth),
      )
  }
  const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const known = medianOf(durations.known)
  const unknown = medianOf(durations.unknown)
  console.log(`medians: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`)
  expect(Math.abs(known - unknown)).toBeLessThanOrEqual(Math.max(5, known * 0.05))
})
