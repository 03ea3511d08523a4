import { randomBytes } from 'node:crypto'
import type { VehiclePhotos } from '@portal/contract/house/photos'
import { pieceBytes } from '@portal/domain/vehicles/photos'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBackofficeUser, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import {
  aJpeg,
  announce,
  announced,
  aPicture,
  dropPhoto,
  sendPieceTo,
  upload,
  work,
} from '../../testing/file-tasks.ts'
import { anEncryptedPdf } from '../../testing/papers.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { UnusableFile } from '../../uploads/unusable-file.ts'
import { jpegKey, photoKey, reportKey } from './commands.ts'
import { deleteUnusedFiles } from './jobs.ts'
import { openStoring } from './storing.ts'

useApi()

let person: Client
beforeAll(async () => {
  person = await aBackofficeUser()
})

const withoutFiles = { GUTACHTEN_INTERNETBILD: [] }
const anUnseenCar = () => aCar({ available: false, publishedAt: null }, withoutFiles)
const photosOf = async (gwnummer: string) =>
  (await person.get(`/mvp/api/house/vehicles/${gwnummer}/photos`)).json<VehiclePhotos>()
const storedKeys = async () => [...(await api().files.images.listAll('', { recursive: true })).objects]
const piecesStored = async () =>
  (await storedKeys()).filter((object) => object.isFile && object.key.startsWith('upload/')).length

describe('an uploaded photo', () => {
  test('makes its vehicle visible, upright, in all widths and without place and device', async () => {
    const { gwnummer, fahrzeugid } = await anUnseenCar()
    const bytes = await aPicture(1, { width: 1600, height: 1200 })
      .withExif({ IFD0: { Make: 'Beispielkamera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()

    const task = await upload(person, announced(gwnummer, 'IMG_1.jpg', bytes), bytes)

    const file = await api().db.vehicleFile.findFirstOrThrow({ where: { fahrzeugid } })
    expect(task).toMatchObject({ state: 'done', message: null, fileId: file.eaktedokumentid })
    const stored = await api().files.images.getBytes(photoKey(file.storageKey, 1920))
    const facts = await sharp(stored).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 1200, height: 1600 })
    expect([facts.exif, facts.orientation]).toEqual([undefined, undefined])
    const jpeg = await sharp(await api().files.images.getBytes(jpegKey(file.storageKey))).metadata()
    expect(jpeg).toMatchObject({ format: 'jpeg', width: 1200 })
    expect(file.placeholder).toMatch(/^data:image\/webp;base64,/)
    await api().stock.refresh()
    const seen = await person.get(`/mvp/api/mvp-car-stocks/gwnumber/${gwnummer}`)
    expect(seen.json()).toMatchObject({ available: true })
    expect(await piecesStored()).toBe(0)
    expect(await api().db.vehicleChange.findFirst({ where: { fahrzeugid } })).toMatchObject({
      after: 'photo-added',
      actorId: person.account.id,
    })
  })

  test('in HEIC is refused with its first piece, whatever its name, and leaves nothing behind', async () => {
    const { gwnummer } = await anUnseenCar()
    const bytes = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), randomBytes(2000)])
    const named = await announce(person, announced(gwnummer, 'IMG_7.heic', bytes))
    expect(named).toEqual({ task: null, message: expect.stringContaining('HEIC') })
    const { task } = await announce(person, announced(gwnummer, 'IMG_7.jpg', bytes))
    const reply = await sendPieceTo(person, task?.id ?? '', 0, bytes)
    expect([reply.statusCode, reply.json().type]).toEqual([400, 'file-refused'])
    expect(reply.json().title).toContain('Das Foto ist im Format HEIC')
    expect((await photosOf(gwnummer)).tasks).toEqual([])
    expect(await piecesStored()).toBe(0)
  })

  test('is taken in pieces that continue where the network was lost', async () => {
    const { gwnummer } = await anUnseenCar()
    const bytes = await aPicture(2, { width: 1100, height: 900 }).png({ compressionLevel: 0 }).toBuffer()
    const file = announced(gwnummer, 'gross.png', bytes)
    const { task } = await announce(person, file)
    const id = task?.id ?? ''
    await sendPieceTo(person, id, 0, bytes.subarray(0, pieceBytes))
    const twice = await sendPieceTo(person, id, 0, bytes.subarray(0, pieceBytes))
    const gap = await sendPieceTo(person, id, 3 * pieceBytes, bytes.subarray(3 * pieceBytes, 4 * pieceBytes))
    expect([twice.json().received, gap.json().received]).toEqual([pieceBytes, pieceBytes])

    const again = await announce(person, file)
    expect(again.task).toMatchObject({ id, received: pieceBytes, state: 'uploading' })

    for (let offset = pieceBytes; offset < bytes.length; offset += pieceBytes)
      await sendPieceTo(person, id, offset, bytes.subarray(offset, offset + pieceBytes))
    await work(id)
    expect((await photosOf(gwnummer)).photos).toHaveLength(1)
  })

  test('keeps its position although a later one is processed first', async () => {
    const { gwnummer } = await anUnseenCar()
    const pictures = await Promise.all([3, 4].map((seed) => aJpeg(seed)))
    const ids: string[] = []
    for (const [at, bytes] of pictures.entries()) {
      const { task } = await announce(person, announced(gwnummer, `IMG_${at}.jpg`, bytes))
      ids.push(task?.id ?? '')
    }
    for (const [at, bytes] of [...pictures.entries()].reverse()) {
      await sendPieceTo(person, ids[at] ?? '', 0, bytes)
      await work(ids[at] ?? '')
    }
    const { photos } = await photosOf(gwnummer)
    const wanted = await api().db.fileTask.findMany({
      where: { id: { in: ids } },
      orderBy: { position: 'asc' },
    })
    expect(wanted.map(({ name }) => name)).toEqual(['IMG_0.jpg', 'IMG_1.jpg'])
    expect(photos[0]?.eaktedokumentid).toBeGreaterThan(photos[1]?.eaktedokumentid ?? 0)
  })

  test('is reported when the vehicle has it, or one that looks like it', async () => {
    const { gwnummer } = await anUnseenCar()
    const bytes = await aJpeg(5)
    await upload(person, announced(gwnummer, 'a.jpg', bytes), bytes)
    expect(await upload(person, announced(gwnummer, 'b.jpg', bytes), bytes)).toMatchObject({
      state: 'refused',
      message: 'Diese Datei hat das Fahrzeug schon.',
    })
    const smaller = await sharp(bytes).resize(1000).jpeg({ quality: 60 }).toBuffer()
    expect(await upload(person, announced(gwnummer, 'c.jpg', smaller), smaller)).toMatchObject({
      state: 'done',
      message: 'Sieht fast aus wie Foto 1.',
    })
    await dropPhoto(person, gwnummer, 6)
    expect((await photosOf(gwnummer)).photos.map(({ alikeTo }) => alikeTo)).toEqual([null, 1, null])
  })

  test('is processed once when its job is repeated', async () => {
    const { gwnummer } = await anUnseenCar()
    const task = await dropPhoto(person, gwnummer, 7)
    await Promise.all([work(task.id), work(task.id)])
    const second = await aJpeg(8)
    const waiting = await announce(person, announced(gwnummer, 'IMG_8.jpg', second))
    await sendPieceTo(person, waiting.task?.id ?? '', 0, second)
    await Promise.all([work(waiting.task?.id ?? ''), work(waiting.task?.id ?? '')])

    const { photos, tasks } = await photosOf(gwnummer)
    expect([photos.length, tasks.length, await piecesStored()]).toEqual([2, 0, 0])
  })

  test('is stored or refused by the thread of the worker', async () => {
    const store = openStoring(api().env)
    const { gwnummer } = await anUnseenCar()
    const sent = async (name: string, bytes: Buffer) => {
      const { task } = await announce(person, announced(gwnummer, name, bytes))
      await sendPieceTo(person, task?.id ?? '', 0, bytes)
      return { id: task?.id ?? '', bytes: bytes.length, eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD', gwnummer }
    }
    const bytes = await aJpeg(31)
    const photo = await sent('IMG_31.jpg', bytes)
    const [stored] = await Promise.all([
      store(photo),
      expect(store(await sent('halb.jpg', bytes.subarray(0, 9000)))).rejects.toThrow(UnusableFile),
    ])
    expect(stored).toMatchObject({ sha256: sha256Of(bytes), perceptualHash: expect.any(String) })
    expect(await api().files.images.exists(photoKey(stored.storageKey, 1920))).toBe(true)
    for (const { id } of await api().db.fileTask.findMany({ where: { state: 'waiting' } })) await work(id)
  })

  test('is accessible only to the person who sends it', async () => {
    const { gwnummer } = await anUnseenCar()
    const bytes = await aJpeg(9)
    const { task } = await announce(person, announced(gwnummer, 'IMG_9.jpg', bytes))
    const other = await aBackofficeUser()
    expect((await sendPieceTo(other, task?.id ?? '', 0, bytes)).statusCode).toBe(404)
    expect((await other.delete(`/mvp/api/house/file-tasks/${task?.id}`)).statusCode).toBe(404)
    expect((await person.delete(`/mvp/api/house/file-tasks/${task?.id}`)).statusCode).toBe(204)
    expect((await photosOf(gwnummer)).tasks).toEqual([])
  })
})

test('a report whose only restriction is printing is added without its encryption', async () => {
  const { gwnummer, fahrzeugid } = await anUnseenCar()
  const bytes = await anEncryptedPdf({ permissions: {} })

  expect(await upload(person, announced(gwnummer, 'gutachten.pdf', bytes), bytes)).toMatchObject({
    state: 'done',
  })

  const file = await api().db.vehicleFile.findFirstOrThrow({ where: { fahrzeugid } })
  const stored = Buffer.from(await api().files.reports.getBytes(reportKey(file.storageKey)))
  expect(sha256Of(stored)).toBe(file.sha256)
  expect(stored.includes('/Encrypt')).toBe(false)
})

describe('a file that is no photo', () => {
  const bomb = () =>
    sharp({
      create: { width: 12_000, height: 9000, channels: 3, background: '#ffffff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
  const cases: [string, () => Promise<Buffer> | Buffer, string][] = [
    [
      'setup.jpg',
      () => Buffer.concat([Buffer.from('MZ'), randomBytes(3000)]),
      'Das ist kein Foto (JPEG, PNG, WebP).',
    ],
    [
      'bild.png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      'Das ist kein Foto (JPEG, PNG, WebP).',
    ],
    [
      'halb.jpg',
      async () => (await aJpeg(20)).subarray(0, 9000),
      'Die Bilddatei ist unvollständig oder beschädigt.',
    ],
    ['bombe.png', bomb, 'Das Bild hat mehr als 100 Millionen Bildpunkte.'],
    [
      'klein.jpg',
      () => aJpeg(21, { width: 640, height: 480 }),
      'Zu klein: 640 × 480 (mindestens 800 × 600).',
    ],
    [
      'gutachten.pdf',
      () => Buffer.from('%PDF-1.7\n/JavaScript\n%%EOF\n'),
      'Das ist kein vollständiges PDF, oder es enthält Skripte.',
    ],
    [
      'geheim.pdf',
      () => anEncryptedPdf({ userPassword: 'geheim' }),
      'Das PDF ist mit einem Kennwort geschützt. Bitte ohne Kennwort speichern und noch einmal ablegen.',
    ],
  ]
  test.each(cases)(
    'is refused with its reason and leaves nothing behind: %s',
    async (name, make, message) => {
      const { gwnummer, fahrzeugid } = await anUnseenCar()
      const before = (await storedKeys()).length
      const generation = await api().db.stockGeneration.findFirst()
      const bytes = Buffer.from(await make())

      expect(await upload(person, announced(gwnummer, name, bytes), bytes)).toMatchObject({
        state: 'refused',
        message,
      })

      expect(await api().db.vehicleFile.count({ where: { fahrzeugid } })).toBe(0)
      expect(await api().db.stockGeneration.findFirst()).toEqual(generation)
      expect((await storedKeys()).length).toBe(before)
    },
  )

  test('is refused before it is sent when its name or length is not allowed', async () => {
    const { gwnummer } = await anUnseenCar()
    const messageFor = async (name: string, bytes: number, gw = gwnummer) =>
      (await announce(person, { ...announced(gw, name, Buffer.alloc(0)), bytes })).message
    expect(await messageFor('leer.jpg', 0)).toBe('Die Datei ist leer.')
    expect(await messageFor('film.mov', 10)).toBe('Das ist kein Foto (JPEG, PNG, WebP) und kein PDF.')
    expect(await messageFor('riesig.jpg', 26 * 1_048_576)).toBe('Die Datei ist größer als 25 MB.')
    expect(await messageFor('a.jpg', 10, '999999')).toBe('Es gibt kein Fahrzeug mit der GW-Nummer 999999.')
  })

  test('is answered individually among 500 files, of which a vehicle accepts 60', async () => {
    const { gwnummer } = await anUnseenCar()
    const answers = []
    for (let call = 0; call < 10; call++) {
      const files = Array.from({ length: 50 }, (_, at) =>
        announced(gwnummer, `IMG_${call}_${at}.jpg`, Buffer.alloc(9)),
      )
      answers.push(...(await person.post('/mvp/api/house/file-tasks', { files })).json())
    }
    expect(answers).toHaveLength(500)
    expect(answers.filter(({ task }) => task)).toHaveLength(60)
    expect(answers.at(-1)).toEqual({ task: null, message: 'Ein Fahrzeug hat höchstens 60 Fotos.' })
  })

  test('cannot be longer than announced', async () => {
    const { gwnummer } = await anUnseenCar()
    const { task } = await announce(person, announced(gwnummer, 'a.jpg', Buffer.alloc(10)))
    expect((await sendPieceTo(person, task?.id ?? '', 0, Buffer.alloc(11))).json()).toMatchObject({
      type: 'file-too-large',
    })
    const json = await person.put(`/mvp/api/house/file-tasks/${task?.id}/piece?offset=0`, {})
    expect(json.statusCode).toBe(415)
    expect(await piecesStored()).toBe(0)
  })
})

test('an abandoned upload and its pieces are deleted after a day', async () => {
  const { gwnummer } = await anUnseenCar()
  const bytes = await aJpeg(30)
  const { task } = await announce(person, announced(gwnummer, 'IMG_30.jpg', bytes))
  await sendPieceTo(person, task?.id ?? '', 0, bytes.subarray(0, 1000))
  const { db, files, clock } = api()
  const sweep = () => deleteUnusedFiles({ db, files, now: clock.now(), retentionDays: 180 })
  passTime({ hours: 20 })
  await sweep()
  expect(await piecesStored()).toBe(1)
  passTime({ hours: 5 })
  await sweep()
  expect([await piecesStored(), await db.fileTask.count({ where: { id: task?.id } })]).toEqual([0, 0])
})

test('a report replaces the one of its kind', async () => {
  const { gwnummer, fahrzeugid } = await anUnseenCar()
  for (const [name, text] of [
    ['480988_gutachten.pdf', 'eins'],
    ['Zustandsbericht.pdf', 'zwei'],
    ['scan.pdf', 'drei'],
  ]) {
    const bytes = Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)
    await upload(person, announced(gwnummer, name ?? '', bytes), bytes)
  }
  const files = await api().db.vehicleFile.findMany({ where: { fahrzeugid }, orderBy: { datei: 'asc' } })
  expect(files.map(({ eaktedokumenttyp, datei }) => [eaktedokumenttyp, datei])).toEqual([
    ['GUTACHTEN_LIGHT', 'gutachten.pdf'],
    ['VERKAUFSEXPERTISE', 'zustandsbericht.pdf'],
  ])
  expect((await photosOf(gwnummer)).deleted).toHaveLength(1)
})
