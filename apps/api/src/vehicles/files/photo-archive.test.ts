import { once } from 'node:events'
import { hourMs } from '@portal/domain/values/durations'
import { describe, expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import { counterKey } from '../../http/rate-limit.ts'
import { aDealer, anAdmin } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar, changeCar } from '../../testing/cars.ts'
import { aPhoto } from '../../testing/files.ts'

useApi()

const urlOf = (id: number) => `/mvp/api/mvp-car-stocks/${id}/photos`

/** Names and sizes of the files in an archive. */
function contentOf(archive: Buffer): Promise<[string, number][]> {
  return new Promise((resolve, reject) => {
    fromBuffer(archive, async (error, zip) => {
      if (error) return reject(error)
      const found: [string, number][] = []
      zip.on('entry', ({ fileName, uncompressedSize }) => found.push([fileName, uncompressedSize]))
      await once(zip, 'end')
      resolve(found)
    })
  })
}

describe('Alle Fotos eines Fahrzeugs', () => {
  test('are one archive of JPEG pictures in their order', async () => {
    const dealer = await aDealer()
    const car = await aCar({}, {})
    await aPhoto(car, '#112233')
    await aPhoto(car, '#445566')
    const reply = await dealer.get(urlOf(car.fahrzeugid))
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="fotos-${car.gwnummer}.zip"`,
      'cache-control': 'private, no-store',
    })
    const files = await contentOf(reply.rawPayload)
    expect(files.map(([name]) => name)).toEqual([`${car.gwnummer}-01.jpg`, `${car.gwnummer}-02.jpg`])
    for (const [, size] of files) expect(size).toBeGreaterThan(500)
  })

  test('are for dealers and vehicles on sale only', async () => {
    const dealer = await aDealer()
    const car = await aCar({}, {})
    await aPhoto(car)
    expect((await aVisitor().get(urlOf(car.fahrzeugid))).statusCode).toBe(401)
    expect((await (await anAdmin()).get(urlOf(car.fahrzeugid))).statusCode).toBe(403)
    await changeCar(car.fahrzeugid, { available: false, soldAt: api().clock.now() })
    expect((await dealer.get(urlOf(car.fahrzeugid))).json().type).toBe('car-unknown')
    for (const id of ['0', 'abc', '99999999999'])
      expect((await dealer.get(`/mvp/api/mvp-car-stocks/${id}/photos`)).statusCode).toBe(404)
  })

  test('are refused after a hundred archives an hour', async () => {
    const dealer = await aDealer()
    const key = counterKey(api().env, 'photo-archive', String(dealer.account.id))
    const expiresAt = new Date(api().clock.now().getTime() + hourMs)
    await api().db.attemptCounter.create({ data: { key, count: 99, expiresAt } })
    expect((await dealer.get(urlOf(0))).json().type).toBe('car-unknown')
    expect((await dealer.get(urlOf(0))).json().type).toBe('too-many-attempts')
  })
})
