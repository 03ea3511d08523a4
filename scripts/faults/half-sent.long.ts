/** A thousand requests whose body never arrives, for two minutes, beside ordinary visitors (F16). */
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useApi } from '../../apps/api/src/testing/api.ts'
import { someCars } from '../../apps/api/src/testing/cars.ts'
import { listeningApi } from '../../apps/api/src/testing/servers.ts'
import { shared } from './share.ts'

useApi({ RATE_LIMITS: 'relaxed', OVERLOAD_DELAY_MS: '250' })

const seconds = shared(120)
const atOnce = 1000
const addresses = 20
const head = [
  'POST /mvp/api/mvp-appointment-car-request HTTP/1.1',
  'host: portal',
  'content-type: application/json',
  'content-length: 1000',
]

test(`${atOnce} half-sent requests for ${seconds} s refuse no visitor`, async () => {
  await someCars([{}, { hersteller: 'Škoda', modellgruppe: 'Octavia' }])
  const origin = await listeningApi()
  const port = Number(new URL(origin).port)
  const half = new Set<Socket>()
  const end = performance.now() + seconds * 1000
  let sent = 0
  /** Keeps the number of half-sent requests, from other addresses of loopback than the visitors'. */
  function fill() {
    while (half.size < atOnce) {
      const localAddress = `127.0.1.${(sent++ % addresses) + 1}`
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      half.add(socket)
      socket.on('error', () => undefined)
      socket.resume().once('close', () => half.delete(socket))
      socket.write(`${head.join('\r\n')}\r\n\r\n{`)
    }
  }
  const statuses = new Map<number, number>()
  while (performance.now() < end) {
    fill()
    for (const path of [
      '/mvp/api/mvp-car-stocks',
      '/mvp/api/mvp-car-stocks-last',
      '/mvp/api/portal-settings',
    ]) {
      const { status } = await fetch(origin + path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    await pause(20)
  }
  for (const socket of half) socket.destroy()
  console.log(`${sent} half-sent requests, answers to visitors`, Object.fromEntries(statuses))

  expect([...statuses.keys()]).toEqual([200])
  expect(sent).toBeGreaterThanOrEqual(atOnce)
})
