import { randomUUID } from 'node:crypto'
import { damagePhotosPerCarMax } from '@portal/domain/vehicles/photos'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aVisitor, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import { aJpeg, announced, upload } from '../../testing/file-tasks.ts'
import { aPhoto } from '../../testing/files.ts'
import { photoKey } from './commands.ts'
import { deleteUnusedFiles } from './jobs.ts'
import { damagePhoto } from './queries.ts'

useApi()

let house: Client
let dealer: Client
beforeAll(async () => {
  house = await aBackofficeUser()
  dealer = await aDealer()
})

let seed = 1
async function anUploaded(gwnummer: string) {
  const bytes = await aJpeg(++seed)
  const file = { ...announced(gwnummer, 'image.jpg', bytes), isOfDamage: true }
  const { id, state, message } = await upload(house, file, bytes)
  expect({ state, message }).toEqual({ state: 'done', message: null })
  return api().db.damagePhoto.findUniqueOrThrow({ where: { id } })
}

const damageWith = (ownPhotos: string[], id: string = randomUUID()) => ({
  ...{ id, panel: 'DACH', kind: 'KRATZER', state: 'VORHANDEN', ownPhotos },
})
const record = (gwnummer: string, parts: object) =>
  house.post(`/mvp/api/house-vehicles/${gwnummer}/condition/records`, {
    ...{ id: randomUUID(), recordedAt: api().clock.now().toISOString(), ...parts },
  })
const address = (id: string) => `/mvp/api/damage-photos/${id}?width=640`
const statusFor = async (client: Pick<Client, 'get'>, id: string) =>
  (await client.get(address(id))).statusCode
const statuses = async (id: string) => [
  await statusFor(house, id),
  await statusFor(dealer, id),
  await statusFor(aVisitor(), id),
]

async function aDamagedCar() {
  const car = await aCar({}, { GUTACHTEN_INTERNETBILD: [] })
  await aPhoto(car)
  const photo = await anUploaded(car.gwnummer)
  const damageId = randomUUID()
  expect((await record(car.gwnummer, { damages: [damageWith([photo.id], damageId)] })).statusCode).toBe(200)
  return { ...car, photo, damageId }
}

describe('a photo of a damage', () => {
  test('is shown with its damage, and checked again at each request', async () => {
    const { fahrzeugid, photo } = await aDamagedCar()
    const { condition } = (await dealer.get(`/mvp/api/mvp-car-stocks/${fahrzeugid}/condition`)).json()
    expect(condition.damages).toMatchObject([{ ownPhotos: [photo.id], photos: [] }])

    const reply = await dealer.get(address(photo.id))
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
    })
    const headers = { 'if-none-match': String(reply.headers.etag) }
    expect((await dealer.get(address(photo.id), {}, { headers })).statusCode).toBe(304)
    expect((await dealer.get(`/mvp/api/damage-photos/${photo.id}?width=641`)).statusCode).toBe(400)
    expect(await statusFor(dealer, randomUUID())).toBe(404)
    expect(await statusFor(dealer, 'abc')).toBe(400)
  })

  test('is for the house alone until a record refers to it, after its damage is removed, and once the car is sold', async () => {
    const { gwnummer, fahrzeugid, photo, damageId } = await aDamagedCar()
    const unnamed = await anUploaded((await aCar()).gwnummer)
    expect(await statuses(unnamed.id)).toEqual([200, 404, 404])
    expect(await statuses(photo.id)).toEqual([200, 200, 200])

    await record(gwnummer, { removedDamages: [damageId] })
    expect(await statuses(photo.id)).toEqual([200, 404, 404])
    await record(gwnummer, { damages: [damageWith([photo.id], damageId)] })
    expect(await statuses(photo.id)).toEqual([200, 200, 200])
    await api().db.vehicle.update({ where: { fahrzeugid }, data: { available: false } })
    expect(await statuses(photo.id)).toEqual([200, 404, 404])
  })

  test.each([[[]], [['damages']], [['damagePhotos', 'paint']]] as const)(
    'is hidden from visitors while only %j is released',
    async (released) => {
      const { photo } = await aDamagedCar()
      const wanted = { id: photo.id, width: 320 }
      const read = (viewer: 'dealer' | 'visitor') =>
        damagePhoto(api().pool, wanted, { viewer, released, isReservedFor: async () => false }).then(
          () => 'shown',
          ({ type }) => type,
        )
      expect(await read('visitor')).toBe('file-unknown')
      expect(await read('dealer')).toBe('shown')
    },
  )

  test('is in no other response: gallery, lists, shared page, photo archive, photo desk', async () => {
    const { gwnummer, fahrzeugid, photo } = await aDamagedCar()
    await api().stock.refresh()
    const secrets = [photo.id, photo.sha256.slice(0, 24)]
    const visitor = aVisitor()
    for (const [client, url] of [
      [visitor, `/mvp/api/mvp-car-stocks/${fahrzeugid}`],
      [visitor, `/mvp/api/mvp-car-stocks/gwnumber/${gwnummer}`],
      [dealer, `/mvp/api/mvp-car-stocks/gwnumber/${gwnummer}`],
      [visitor, '/mvp/api/mvp-car-stocks/search/with'],
      [visitor, `/fahrzeug/${gwnummer}`],
      [dealer, `/mvp/api/mvp-car-stocks/${fahrzeugid}/photos`],
      [house, `/mvp/api/house/vehicles/${gwnummer}/photos`],
    ] as const) {
      const { statusCode, rawPayload } = await client.get(url)
      expect(statusCode, url).toBe(200)
      for (const secret of secrets) expect(rawPayload.includes(secret), url).toBe(false)
    }
    for (const name of ['foto.webp', 'foto@640.webp', 'foto@1280.jpg']) {
      const query = new URLSearchParams({ path: photo.sha256.slice(0, 24), img_name: name })
      expect((await visitor.get(`/mvp/api/image?${query}`)).statusCode, name).toBe(404)
    }
    expect(await api().db.vehicleFile.count({ where: { storageKey: photo.storageKey } })).toBe(0)
  })

  test('is refused in a record of another vehicle', async () => {
    const { photo } = await aDamagedCar()
    const other = await aCar()
    expect((await record(other.gwnummer, { damages: [damageWith([photo.id])] })).json()).toMatchObject({
      errors: [{ path: 'damages.0.ownPhotos', message: 'Das Foto gehört nicht zu diesem Fahrzeug.' }],
    })
  })

  test('is a photo, not a report', async () => {
    const { gwnummer } = await aCar()
    const file = { ...announced(gwnummer, 'gutachten.pdf', Buffer.from('%PDF')), isOfDamage: true }
    const [answer] = (await house.post('/mvp/api/house/file-tasks', { files: [file] })).json()
    expect(answer).toEqual({ task: null, message: 'Bitte wählen Sie ein Foto.' })
  })

  test('is refused when the vehicle has as many as it can have', async () => {
    const { gwnummer, fahrzeugid } = await aCar()
    const photo = { fahrzeugid, storageKey: 'none', sha256: '0'.repeat(64), receivedAt: api().clock.now() }
    await api().db.damagePhoto.createMany({
      data: Array.from({ length: damagePhotosPerCarMax }, () => ({ ...photo, id: randomUUID() })),
    })
    const file = { ...announced(gwnummer, 'image.jpg', await aJpeg(++seed)), isOfDamage: true }
    const [answer] = (await house.post('/mvp/api/house/file-tasks', { files: [file] })).json()
    const message = `Ein Fahrzeug hat höchstens ${damagePhotosPerCarMax} Fotos von Schäden.`
    expect(answer).toEqual({ task: null, message })
  })

  test('is kept as long as a version refers to it; without a record it is deleted after the retention', async () => {
    const { gwnummer, photo, damageId } = await aDamagedCar()
    const unnamed = await anUploaded(gwnummer)
    await record(gwnummer, { removedDamages: [damageId] })
    const { db, files, clock } = api()
    const sweep = () => deleteUnusedFiles({ db, files, now: clock.now(), retentionDays: 180 })
    const isStored = ({ storageKey }: typeof photo) => files.images.exists(photoKey(storageKey, 640))

    passTime({ days: 179 })
    await sweep()
    expect(await db.damagePhoto.count({ where: { id: unnamed.id } })).toBe(1)
    passTime({ days: 2 })
    await sweep()
    passTime({ days: 181 })
    await sweep()
    expect(await db.damagePhoto.count({ where: { id: unnamed.id } })).toBe(0)
    expect([await isStored(unnamed), await isStored(photo)]).toEqual([false, true])
  })
})
