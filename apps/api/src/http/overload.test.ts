import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { aDealer, aVisitor } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aCar } from '../testing/cars.ts'
import { someMetrics } from '../testing/metrics.ts'

const { port, read: metrics } = await someMetrics()
useApi({ OVERLOAD_REQUESTS: '2', OVERLOAD_DELAY_MS: '100', METRICS_PORT: String(port) })

const list = '/mvp/api/mvp-car-stocks'

/** Blocks calls that read vehicles until the returned function is called. */
async function lockVehicles() {
  const client = await api().pool.connect()
  await client.query('BEGIN; LOCK TABLE vehicle IN ACCESS EXCLUSIVE MODE')
  return async () => {
    await client.query('ROLLBACK')
    client.release()
  }
}

/** Blocks the event loop for a second, as a flood of requests would. */
async function flood() {
  const end = performance.now() + 1000
  while (performance.now() < end);
  await pause(0)
}

const statusOfList = async () => (await aVisitor().get(list)).statusCode

async function refusedFor(reason: 'requests' | 'event-loop') {
  const line = new RegExp(`^http_requests_refused_total\\{reason="${reason}"\\} (\\d+)$`, 'm')
  return Number(line.exec(await metrics())?.[1] ?? 0)
}

describe('a busy instance', () => {
  test('answers open requests and refuses further ones', async () => {
    // The start of the application delays the event loop, too.
    await expect.poll(statusOfList).toBe(200)
    await aCar()
    const release = await lockVehicles()
    const underWay = [statusOfList(), statusOfList()]

    const refused = await aVisitor().get(list)

    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({
      type: 'overloaded',
      title: 'Gerade sind sehr viele Besucher da. Bitte versuchen Sie es gleich noch einmal.',
    })
    expect(refused.headers).toMatchObject({
      'retry-after': '2',
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
    await release()
    expect(await Promise.all(underWay)).toEqual([200, 200])
    expect(await refusedFor('requests')).toBe(1)
    expect(await statusOfList()).toBe(200)
  })

  test('refuses only while its event loop is delayed', async () => {
    const refusedBefore = await refusedFor('event-loop')
    await flood()

    expect(await statusOfList()).toBe(503)

    expect(await refusedFor('event-loop')).toBe(refusedBefore + 1)
    await expect.poll(statusOfList).toBe(200)
  })

  test('answers health checks', async () => {
    await flood()
    const replies = [await aVisitor().get('/healthz'), await aVisitor().get('/readyz')]

    expect(await statusOfList()).toBe(503)
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('does not replace a dealer’s session token', async () => {
    const dealer = await aDealer()
    await expect.poll(async () => (await dealer.get('/uaa/api/account')).statusCode).toBe(200)
    const token = dealer.cookies['XSRF-TOKEN']
    await flood()

    expect((await dealer.get('/uaa/api/account')).statusCode).toBe(503)

    expect(dealer.cookies['XSRF-TOKEN']).toBe(token)
  })
})
