import { describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { aDealer, aVisitor } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { testClock } from '../testing/clock.ts'
import { networkOf, takeTry } from './rate-limit.ts'

useApi()

const now = new Date('2026-05-04T08:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const window = { limit: 3, minutes: 30 }

describe('Zähler', () => {
  test('grants exactly the limit to 100 tries at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 100 }, () => takeTry(api().db, 'parallel', window, now)),
    )
    expect(tries.filter((wait) => wait === 0)).toHaveLength(3)
    expect(new Set(tries.filter((wait) => wait > 0))).toEqual(new Set([1800]))
  })

  test('locks for the whole time from the last granted try, and refused tries do not extend it', async () => {
    const take = (minutes: number) => takeTry(api().db, 'window', window, at(minutes))
    expect([await take(0), await take(10), await take(20)]).toEqual([0, 0, 0])
    expect(await take(49)).toBe(60)
    expect(await take(51)).toBe(0)
  })

  test('restarts after the window', async () => {
    const take = (minutes: number) => takeTry(api().db, 'anew', window, at(minutes))
    expect([await take(0), await take(1), await take(31), await take(32)]).toEqual([0, 0, 0, 0])
  })
})

describe('Netz', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })

  test('is not taken from a client’s header', async () => {
    const visitor = aVisitor()
    const reset = (n: number) =>
      visitor.post(
        '/uaa/api/account/reset-password/init',
        { email: `f${n}@haendler.example` },
        { headers: { 'x-forwarded-for': `198.51.100.${n}` }, remoteAddress: '203.0.113.99' },
      )
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push((await reset(n)).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('is shared by two instances on one database', async () => {
  const { account } = await aDealer({ isSignedIn: false })
  const { rows } = await api().pool.query('SELECT current_database() AS name')
  const { connectionString } = api().pool.options
  expect(connectionString).toContain(rows[0].name)
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: api().env.DATA_DIR })
  const second = await buildApp({ env, databaseUrl: connectionString ?? '', clock: testClock })
  const visitor = aVisitor()
  await visitor.get('/mvp/api/portal-settings')
  const headers = { 'x-xsrf-token': visitor.cookies['XSRF-TOKEN'] ?? '' }
  const payload = { username: account.login, password: 'ganz-falsch-1' }
  const cookies = { ...visitor.cookies }
  const tries = Array.from({ length: 40 }, (_, n) =>
    (n % 2 === 0 ? api() : second).inject({ method: 'POST', url: '/auth/login', payload, headers, cookies }),
  )
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(35)
  await second.close()
})

test('relaxed limits are refused outside of tests on the own machine', () => {
  expect(() => readEnv({ NODE_ENV: 'development', RATE_LIMITS: 'relaxed' })).toThrow('RATE_LIMITS')
  expect(() => readEnv({ NODE_ENV: 'test', HOST: '0.0.0.0', RATE_LIMITS: 'relaxed' })).toThrow('RATE_LIMITS')
})
