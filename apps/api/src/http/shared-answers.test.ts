import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { aDealer, aVisitor } from '../testing/accounts.ts'
import { useApi } from '../testing/api.ts'
import { changeCar, someCars } from '../testing/cars.ts'

useApi()

const list = '/mvp/api/mvp-car-stocks?size=24'
const newest = '/mvp/api/mvp-car-stocks-last-fifty'
const count = '/mvp/api/mvp-car-stocks/search/with/count'
let carId: number

const gzip = { 'accept-encoding': 'br, gzip' }
const ask = (url: string, headers: Record<string, string>) => aVisitor().get(url, undefined, { headers })

beforeAll(async () => {
  const cars = await someCars(Array.from({ length: 24 }, () => ({})))
  carId = cars[0]?.fahrzeugid ?? 0
})

describe('a long response from the stock', () => {
  test.each([list, newest])(
    'is compressed for clients that accept it, with the same content: %s',
    async (url) => {
      const plain = await ask(url, {})
      const packed = await ask(url, gzip)

      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(packed.headers.vary).toBe('Cookie, Authorization, Accept-Encoding')
      expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length)
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    },
  )

  test.each([list, newest])('is answered with 304 when unchanged, compressed or plain: %s', async (url) => {
    const etag = String((await ask(url, gzip)).headers.etag)

    for (const headers of [gzip, {}]) {
      const again = await ask(url, { ...headers, 'if-none-match': etag })

      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
      expect(again.headers['content-encoding']).toBeUndefined()
    }
  })

  test('is compressed again when the stock has changed', async () => {
    const before = gunzipSync((await ask(newest, gzip)).rawPayload).toString()
    await changeCar(carId, { farbe: 'gelb' })

    const after = gunzipSync((await ask(newest, gzip)).rawPayload).toString()

    expect(after).not.toBe(before)
    expect(after).toBe((await ask(newest, {})).body)
  })

  test('contains dealer prices for dealers only', async () => {
    const dealer = await aDealer()
    const own = gunzipSync((await dealer.get(newest, undefined, { headers: gzip })).rawPayload).toString()

    expect(own).not.toBe(gunzipSync((await ask(newest, gzip)).rawPayload).toString())
  })

  test.each(['', 'identity', 'gzip;q=0', 'gzip; q=0.0, identity', 'br'])(
    'is sent uncompressed to a client that accepts “%s”',
    async (accepted) => {
      const reply = await ask(list, { 'accept-encoding': accepted })
      expect(reply.headers['content-encoding']).toBeUndefined()
      expect(reply.json()).toHaveLength(24)
    },
  )
})

test('a short response is never compressed', async () => {
  const reply = await ask(count, gzip)
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.json()).toBe(24)
})
