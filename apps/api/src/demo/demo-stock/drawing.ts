import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { vehicleSvg } from '../../../../../data/vehicle-art.mjs'
import type { Env } from '../../env.ts'
import type { Db } from '../../plugins/db.ts'
import type { Files } from '../../plugins/files.ts'
import { copyPhoto, isPhotoStored, storePhoto } from '../../vehicles/files/commands.ts'
import { type Drawing, drawingNamed, type Picture, pictureOf, plateOf } from './pictures.ts'

/** A cache of drawings outside the data directory, so that a new data directory, or a test run, need not draw them again. */
const cacheFolder = fileURLToPath(new URL('../../../../../node_modules/.cache/portal/', import.meta.url))

type Size = {
  /** Of the drawing, in dots per inch; 72 is its whole size. */
  density: number
  /** The folder of its cache. */
  location: string
}
const wholeSize: Size = { density: 72, location: join(cacheFolder, 'pictures') }
/** A third of the width takes a ninth of the time, in which the tests of the pages wait for the pictures. */
const testSize: Size = { density: 24, location: join(cacheFolder, 'pictures-of-tests') }

type Named = Pick<Picture, 'ordner' | 'datei' | 'storageKey'>

async function draw(drawing: Drawing, density: number) {
  // Imported on demand: instances that only serve photos do not need it.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(Buffer.from(vehicleSvg(drawing)), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: 3 as const } }
}

export type DemoPictures = ReturnType<typeof demoPictures>

/** The demo stock's pictures of an instance: small ones in a test run. */
export const picturesFor = (files: Files, { BRAND_NAME, NODE_ENV }: Pick<Env, 'BRAND_NAME' | 'NODE_ENV'>) =>
  demoPictures(files, BRAND_NAME, NODE_ENV === 'test' ? testSize : wholeSize)

/** Draws the demo stock's pictures, one at a time, because each takes a whole CPU core. */
export function demoPictures({ images }: Files, brand: string, { density, location }: Size) {
  const cache = new Disk(new FSDriver({ location, visibility: 'private' }))
  const plate = plateOf(brand)
  const underWay = new Map<string, Promise<void>>()
  let turn: Promise<unknown> = Promise.resolve()

  async function drawInTurn(drawing: Drawing, storageKey: string) {
    const previous = turn
    const drawn = previous.then(async () => storePhoto(cache, storageKey, await draw(drawing, density), 1))
    turn = drawn.catch(() => undefined)
    await drawn
  }

  async function store(drawing: Drawing, storageKey: string) {
    if (await isPhotoStored(images, storageKey)) return
    // The current name, which differs from the stored one when the art or the brand has changed since the load.
    const cached = pictureOf(drawing).storageKey
    if (!(await isPhotoStored(cache, cached))) await drawInTurn(drawing, cached)
    await copyPhoto(cache, cached, images, storageKey)
  }

  return {
    /** Stores a photo if it belongs to the demo stock and is missing; concurrent calls wait for the first. */
    provide({ ordner, datei, storageKey }: Named): Promise<void> {
      const drawing = drawingNamed(ordner, datei, plate)
      if (!drawing) return Promise.resolve()
      const known = underWay.get(storageKey)
      if (known) return known
      const work = store(drawing, storageKey)
      underWay.set(storageKey, work)
      work.catch(() => underWay.delete(storageKey))
      return work
    },

    /** The missing pictures: first photos before the others, newest vehicles first. */
    async missing(db: Db): Promise<Named[]> {
      const rows = await db.$queryRaw<Named[]>`
        SELECT ordner, datei, storage_key AS "storageKey" FROM vehicle_file JOIN vehicle USING (fahrzeugid)
        WHERE eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD'
        GROUP BY ordner, datei, storage_key ORDER BY min(position) > 0, max(published_at) DESC`
      const needed: Named[] = []
      for (const row of rows) {
        const drawing = drawingNamed(row.ordner, row.datei, plate)
        if (!drawing || (await isPhotoStored(images, row.storageKey))) continue
        if (!(await isPhotoStored(cache, pictureOf(drawing).storageKey))) needed.push(row)
      }
      return needed
    },
  }
}
