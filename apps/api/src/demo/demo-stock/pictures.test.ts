import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resolveColour, vehicleSvg } from '../../../../../data/vehicle-art.mjs'
import { aVisitor } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { isPhotoStored, photoKey } from '../../vehicles/files/commands.ts'
import { demoRows, loadDemoStock } from './commands.ts'
import { demoPictures } from './drawing.ts'
import { drawMissingPictures } from './jobs.ts'
import { drawingNamed, lookOf, pictureOf } from './pictures.ts'

useApi({ DEMO_DATA: 'true' })

const now = new Date('2026-11-02T08:00:00Z')
const brand = 'Autoexpo'
const log = pino({ level: 'silent' })
const drawing = { bodyType: 'kombi', colour: 'rot', view: 'side', plate: 'AUTOEXPO' } as const

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-pictures-'))
  const databaseUrl = api().pool.options.connectionString ?? ''
  await loadDemoStock({ databaseUrl, now, brand, limit: 1 })
})
afterAll(() => rm(folder, { recursive: true }))

/** Pictures of the running application with a separate cache. */
const picturesIn = (cache: string) =>
  demoPictures(api().files, brand, { density: 72, location: join(folder, cache) })

describe('a demo picture', () => {
  test('has a name before it is drawn, another for each body, paint, view and lettering', () => {
    const others = [
      { ...drawing, bodyType: 'suv' },
      { ...drawing, colour: 'blau' },
      { ...drawing, view: 'rear' as const },
      { ...drawing, plate: 'TEST' },
    ]

    expect(pictureOf(drawing)).toEqual(pictureOf({ ...drawing }))
    expect(new Set([drawing, ...others].map((one) => pictureOf(one).storageKey)).size).toBe(5)
  })

  test('differs by name from the photo of a delivery', () => {
    const { ordner, datei } = pictureOf(drawing)

    expect(drawingNamed(ordner, datei, 'AUTOEXPO')).toEqual(drawing)
    expect(drawingNamed(ordner, 'gutachten.pdf', 'AUTOEXPO')).toBeUndefined()
    expect(drawingNamed('raumschiff-rot-0123abcd', datei, 'AUTOEXPO')).toBeUndefined()
    expect(drawingNamed('kombi-kariert-0123abcd', datei, 'AUTOEXPO')).toBeUndefined()
    expect(drawingNamed('3f9a0c11d2e4', datei, 'AUTOEXPO')).toBeUndefined()
  })

  test('shows the paint of its vehicle, for rare paints the nearest common one', async () => {
    const looks = (await demoRows(now)).map((row) => ({
      farbe: resolveColour(row.farbe ?? ''),
      ...lookOf(row),
    }))
    const inAnother = looks.filter(({ farbe, colour }) => farbe !== colour)

    expect(new Set(inAnother.map(({ farbe, colour }) => `${farbe}: ${colour}`))).toEqual(
      new Set(['bronze: braun', 'gold: beige', 'violett: blau']),
    )
    expect(inAnother.length / looks.length).toBeLessThan(0.004)
  })

  test('is drawn by the art module', async () => {
    const picture = pictureOf(drawing)
    await picturesIn('as-drawn').provide(picture)

    const stored = await api().files.images.getBytes(photoKey(picture.storageKey, 1280))
    const pixels = (image: Buffer | Uint8Array) => sharp(image).removeAlpha().raw().toBuffer()
    const [shown, drawn] = await Promise.all([pixels(stored), pixels(Buffer.from(vehicleSvg(drawing)))])

    expect(shown.length).toBe(drawn.length)
    const difference = shown.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0)
    expect(difference / drawn.length).toBeLessThan(3)
  })

  test('is drawn at the first request, once for concurrent requests', async () => {
    const { db, files } = api()
    const [photo] = await picturesIn('never-used').missing(db)
    if (!photo) throw new Error('every picture is drawn already')
    expect(await isPhotoStored(files.images, photo.storageKey)).toBe(false)
    const query = { path: photo.ordner, img_name: photo.datei.replace('.webp', '@640.webp') }

    const replies = await Promise.all([1, 2, 3].map(() => aVisitor().get('/mvp/api/image', query)))

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(await isPhotoStored(files.images, photo.storageKey)).toBe(true)
  })

  test('is unknown when no vehicle has it', async () => {
    const { ordner, datei } = pictureOf({ ...drawing, plate: 'FREMD' })

    const reply = await aVisitor().get('/mvp/api/image', { path: ordner, img_name: datei })

    expect(reply.json()).toMatchObject({ type: 'file-unknown' })
  })
})

describe('drawing in the background', () => {
  const endless = new AbortController().signal

  test('continues where the last start ended, first photos first', async () => {
    const { db, files } = api()
    await files.images.deleteAll()
    const missing = await picturesIn('background').missing(db)
    expect(missing.map(({ datei }) => datei)).toHaveLength(5)
    expect(missing[0]?.datei).toBe('seite.webp')
    const ended = new AbortController()
    const pictures = picturesIn('background')
    const { provide } = pictures
    let drawn = 0
    const endingAfterOne = {
      ...pictures,
      provide: async (picture: (typeof missing)[number]) => {
        await provide(picture)
        drawn += 1
        ended.abort()
      },
    }

    await drawMissingPictures(endingAfterOne, db, log, ended.signal)

    expect(drawn).toBe(1)
    expect(await picturesIn('background').missing(db)).toEqual(missing.slice(1))
    await drawMissingPictures(picturesIn('background'), db, log, endless)
    expect(await picturesIn('background').missing(db)).toEqual([])
  })

  test('reuses drawings of another data directory', async () => {
    const { db, files } = api()
    const [photo] = await db.vehicleFile.findMany({
      where: { eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD' },
      take: 1,
    })
    if (!photo) throw new Error('the stock has no photo')
    await files.images.deleteAll()
    await picturesIn('shared').provide(photo)
    await files.images.deleteAll()

    expect((await picturesIn('shared').missing(db)).map(({ storageKey }) => storageKey)).not.toContain(
      photo.storageKey,
    )
    await picturesIn('shared').provide(photo)
    expect(await isPhotoStored(files.images, photo.storageKey)).toBe(true)
  })
})
