import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aDealer, aVisitor } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aCar } from '../testing/cars.ts'
import { someMetrics } from '../testing/metrics.ts'
import { listeningApi } from '../testing/servers.ts'

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

async function refusedFor(reason: 'requests' | 'event-loop' | 'address') {
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

describe('requests whose body never arrives', () => {
  const openSockets: Socket[] = []
  let port = 0
  const connections = () =>
    new Promise<number>((done) => api().server.getConnections((_error, count) => done(count)))

  /** Sends heads that announce a body. */
  const sendHalf = (count: number) =>
    Promise.all(
      Array.from(
        { length: count },
        () =>
          new Promise<Socket>((done) => {
            const socket = connect(port, '127.0.0.1', () => {
              socket.write(
                'POST /mvp/api/mvp-appointment-car-request HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n',
                () => done(socket),
              )
            })
            socket.on('error', () => undefined)
            openSockets.push(socket)
          }),
      ),
    )

  beforeAll(async () => {
    port = Number(new URL(await listeningApi()).port)
  })
  afterEach(async () => {
    for (const socket of openSockets.splice(0)) socket.destroy()
    await expect.poll(connections).toBe(0)
  })

  test('take no place from visitors', async () => {
    await expect.poll(statusOfList).toBe(200)
    await sendHalf(20)

    const statuses: number[] = []
    for (let visit = 0; visit < 20; visit++) statuses.push(await statusOfList())

    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('are limited by address, while other requests of the address are answered', async () => {
    const before = await refusedFor('address')
    const sockets = await sendHalf(80)
    const answers = sockets.map(
      (socket) => new Promise<string>((done) => socket.once('data', (bytes) => done(bytes.toString()))),
    )

    await expect.poll(() => refusedFor('address')).toBe(before + 16)
    const refused = await Promise.race(answers)
    expect(refused).toMatch(/^HTTP\/1.1 503 .*connection: close/is)
    expect(
      (await fetch(`http://127.0.0.1:${port}${list}`, { headers: { connection: 'close' } })).status,
    ).toBe(200)
  })

  test('lose their connection when their time is over, even if the client keeps it open', async () => {
    const { server } = api()
    const { requestTimeout, headersTimeout } = server
    Object.assign(server, { requestTimeout: 300, headersTimeout: 200 })
    await sendHalf(5)
    await expect.poll(connections).toBeGreaterThan(0)

    await expect.poll(connections, { timeout: 8000 }).toBe(0)
    Object.assign(server, { requestTimeout, headersTimeout })
  })
})
