import type { VehiclePhotos } from '@portal/contract/house/photos'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import { aJpeg, announced, dropPhoto, upload, work } from '../../testing/file-tasks.ts'
import { jpegKey, photoKey } from './commands.ts'

useApi()

let person: Client
beforeAll(async () => {
  person = await aBackofficeUser()
})

const addressOf = (gwnummer: string) => `/mvp/api/house/vehicles/${gwnummer}`
const idsOf = ({ photos }: VehiclePhotos) => photos.map(({ eaktedokumentid }) => eaktedokumentid)
const photosOf = async (gwnummer: string) =>
  (await person.get(`${addressOf(gwnummer)}/photos`)).json<VehiclePhotos>()

async function aCarWithPhotos(count: number) {
  const car = await aCar({ available: false, publishedAt: null }, { GUTACHTEN_INTERNETBILD: [] })
  for (let seed = 1; seed <= count; seed++) await dropPhoto(person, car.gwnummer, seed * 11)
  return { gwnummer: car.gwnummer, fahrzeugid: car.fahrzeugid, ids: idsOf(await photosOf(car.gwnummer)) }
}

describe('the photos of a vehicle', () => {
  test('are shown to visitors in the order set by the house', async () => {
    const { gwnummer, fahrzeugid, ids } = await aCarWithPhotos(3)
    const order = [ids[2], ids[0], ids[1]]
    const reply = await person.put(`${addressOf(gwnummer)}/photos/order`, { order })
    expect(idsOf(reply.json())).toEqual(order)
    await api().stock.refresh()
    const seen = await (await aDealer()).get(`/mvp/api/mvp-car-stocks/${fahrzeugid}`)
    expect(seen.json().imageIds).toEqual(order)
  })

  test.each([
    ['a missing photo', (ids: number[]) => ids.slice(1)],
    ['a photo twice', (ids: number[]) => [ids[0], ids[0]]],
    ['a photo of another vehicle', (ids: number[]) => [ids[0], 1]],
  ])('are not ordered by a list with %s', async (_what, orderOf) => {
    const { gwnummer, ids } = await aCarWithPhotos(2)
    const reply = await person.put(`${addressOf(gwnummer)}/photos/order`, { order: orderOf(ids) })
    expect([reply.statusCode, reply.json().type]).toEqual([409, 'photos-changed'])
    expect(idsOf(await photosOf(gwnummer))).toEqual(ids)
  })

  test('are not readable by a dealer', async () => {
    const { gwnummer } = await aCarWithPhotos(0)
    expect((await (await aDealer()).get(`${addressOf(gwnummer)}/photos`)).statusCode).toBe(403)
    expect((await person.get(`${addressOf('999999')}/photos`)).json()).toMatchObject({ type: 'car-unknown' })
  })
})

describe('a deleted photo', () => {
  test('hides a vehicle without another one, and is restored at its position', async () => {
    const { gwnummer, fahrzeugid, ids } = await aCarWithPhotos(1)
    const isAvailable = async () =>
      (await api().db.vehicle.findUniqueOrThrow({ where: { fahrzeugid } })).available
    expect(await isAvailable()).toBe(true)

    const reply = await person.delete(`${addressOf(gwnummer)}/files/${ids[0]}`)
    expect(reply.json()).toMatchObject({
      photos: [],
      deleted: [{ eaktedokumentid: ids[0] }],
      available: false,
    })
    expect(await isAvailable()).toBe(false)

    await person.post(`${addressOf(gwnummer)}/files/${ids[0]}/restore`)
    expect([idsOf(await photosOf(gwnummer)), await isAvailable()]).toEqual([ids, true])
  })

  test('in the middle can be restored there within 72 hours', async () => {
    const { gwnummer, ids } = await aCarWithPhotos(3)
    await person.delete(`${addressOf(gwnummer)}/files/${ids[1]}`)
    passTime({ hours: 71 })
    const back = await aBackofficeUser()
    expect(idsOf((await back.post(`${addressOf(gwnummer)}/files/${ids[1]}/restore`)).json())).toEqual(ids)
    await back.delete(`${addressOf(gwnummer)}/files/${ids[1]}`)
    passTime({ hours: 73 })
    const late = await (await aBackofficeUser()).post(`${addressOf(gwnummer)}/files/${ids[1]}/restore`)
    expect(late.json()).toMatchObject({ type: 'file-unknown' })
    person = await aBackofficeUser()
  })

  test('is not restored when the vehicle has the same photo again', async () => {
    const { gwnummer, ids } = await aCarWithPhotos(1)
    await person.delete(`${addressOf(gwnummer)}/files/${ids[0]}`)
    await dropPhoto(person, gwnummer, 11, 'noch-einmal.jpg')
    const reply = await person.post(`${addressOf(gwnummer)}/files/${ids[0]}/restore`)
    expect(reply.json()).toMatchObject({ type: 'photos-changed' })
  })
})

test('a photo replaces another one at its position', async () => {
  const { gwnummer, ids } = await aCarWithPhotos(3)
  const bytes = await aJpeg(77)
  const replaces = ids[1] ?? 0
  await upload(person, { ...announced(gwnummer, 'neu.jpg', bytes), replaces }, bytes)
  const now = await photosOf(gwnummer)
  expect([now.photos.length, idsOf(now)[0], idsOf(now)[2]]).toEqual([3, ids[0], ids[2]])
  expect(now.deleted.map(({ eaktedokumentid }) => eaktedokumentid)).toEqual([replaces])
})

describe('a covered plate', () => {
  const area = { left: 0.4, top: 0.5, width: 0.2, height: 0.1 }

  test('changes the pixels of every stored size and leaves no readable original', async () => {
    const { gwnummer, fahrzeugid } = await aCarWithPhotos(0)
    const { db, files } = api()
    // Black and white stripes stand for the letters of a plate.
    const stripes = Array.from(
      { length: 12 },
      (_, at) => `<rect x="${500 + at * 16}" y="460" width="8" height="70"/>`,
    )
    const plate = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
      <rect width="100%" height="100%" fill="#ffffff"/>${stripes.join('')}</svg>`)
    const bytes = await sharp(plate).flatten().jpeg().toBuffer()
    await upload(person, announced(gwnummer, 'front.jpg', bytes), bytes)
    const ids = idsOf(await photosOf(gwnummer))
    await dropPhoto(person, gwnummer, 88)
    const original = await db.vehicleFile.findUniqueOrThrow({ where: { eaktedokumentid: ids[0] ?? 0 } })
    const inside = { left: 530, top: 480, width: 120, height: 40 }
    const contrast = async (key: string) => {
      const part = await sharp(await files.images.getBytes(photoKey(key, 1280)))
        .extract(inside)
        .toBuffer()
      return (await sharp(part).stats()).channels[0]?.stdev ?? Number.NaN
    }
    expect(await contrast(original.storageKey)).toBeGreaterThan(60)

    const reply = await person.post(`${addressOf(gwnummer)}/files/${ids[0]}/plate`, area)
    const [task] = reply.json<VehiclePhotos>().tasks
    await work(task?.id ?? '')

    const [covered] = await db.vehicleFile.findMany({ where: { fahrzeugid }, orderBy: { position: 'asc' } })
    expect(await contrast(covered?.storageKey ?? '')).toBeLessThan(15)
    for (const width of [320, 640, 1280, 1920])
      expect(await files.images.exists(photoKey(original.storageKey, width))).toBe(false)
    expect(await files.images.exists(jpegKey(original.storageKey))).toBe(false)
    const old = await person.get('/mvp/api/image', { path: original.ordner, img_name: original.datei })
    expect(old.statusCode).toBe(404)
    const { photos, deleted } = await photosOf(gwnummer)
    expect([photos.length, deleted]).toEqual([2, []])
  })

  test('does not change the same photo of another vehicle', async () => {
    const [one, other] = [await aCarWithPhotos(1), await aCarWithPhotos(1)]
    const reply = await person.post(`${addressOf(one.gwnummer)}/files/${one.ids[0]}/plate`, area)
    await work(reply.json<VehiclePhotos>().tasks[0]?.id ?? '')
    const [kept] = (await photosOf(other.gwnummer)).photos
    const photo = await person.get('/mvp/api/image', {
      path: kept?.ordner ?? '',
      img_name: kept?.datei ?? '',
    })
    expect(photo.statusCode).toBe(200)
  })

  test('is requested once, with an area inside the photo', async () => {
    const { gwnummer, ids } = await aCarWithPhotos(1)
    const ask = (body: object, id = ids[0]) => person.post(`${addressOf(gwnummer)}/files/${id}/plate`, body)
    expect((await ask({ ...area, left: 0.9 })).statusCode).toBe(400)
    expect((await ask(area, 2_000_000_000)).statusCode).toBe(404)
    expect((await ask(area)).statusCode).toBe(200)
    expect((await ask(area)).json()).toMatchObject({ type: 'photo-busy' })
  })
})
