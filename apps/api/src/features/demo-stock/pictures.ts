import sharp from 'sharp'
import {
  BODY_TYPES,
  PAINTS,
  type Paint,
  VIEWS,
  type View,
  vehicleSvg,
} from '../../../../../data/vehicle-art.mjs'
import type { Files } from '../../plugins/files.ts'
import { isPhotoStored, sha256Of, storageKeyOf, storePhoto } from '../files/commands.ts'

/**
 * The demo stock's photos: drawings by body, paint and view, shared by all vehicles that look alike.
 *
 * Drawing is expensive, mixing is not: every pixel of a drawing is a fixed part plus weights times the five tones of
 * the paint. So each body and view is drawn three times in signal colours, which gives the fixed part and the five
 * weights, and all fourteen paints are mixed from those.
 */

const tones = ['top', 'hi', 'base', 'lo', 'deep'] as const
const black = '#000000'
const signal = (colours: Partial<Paint>): Paint => ({
  ...{ label: '', base: black, top: black, hi: black, lo: black, deep: black, gloss: 0.64 },
  ...colours,
})
/** The red, green and blue channel of a drawing each carry the weight of one tone. */
const signals = [
  signal({}),
  signal({ top: '#ff0000', hi: '#00ff00', base: '#0000ff' }),
  signal({ lo: '#ff0000', deep: '#00ff00' }),
]

const fileNames: Record<View, string> = {
  side: 'seite.webp',
  front: 'front.webp',
  rear: 'heck.webp',
  detail: 'detail.webp',
  interior: 'innen.webp',
}
/** The order of the gallery. */
export const galleryViews: View[] = ['side', 'front', 'rear', 'detail', 'interior']

export type Picture = { ordner: string; datei: string; storageKey: string; sha256: string }

/** Where the drawing of a body, paint and view lies; its folder changes with the drawing, so it may be cached for ever. */
function pictureOf(bodyType: string, colour: string, view: View, plate: string): Picture {
  const sha256 = sha256Of(Buffer.from(vehicleSvg({ bodyType, colour, view, plate })))
  return {
    ordner: `${bodyType}-${colour}-${sha256.slice(0, 8)}`,
    datei: fileNames[view],
    storageKey: storageKeyOf(sha256),
    sha256,
  }
}

/** Every picture by `body colour view`. */
function allPictures(plate: string): Map<string, Picture> {
  const looks = BODY_TYPES.flatMap((body) => Object.keys(PAINTS).map((colour) => ({ body, colour })))
  return new Map(
    looks.flatMap(({ body, colour }) =>
      VIEWS.map((view) => [`${body} ${colour} ${view}`, pictureOf(body, colour, view, plate)] as const),
    ),
  )
}

async function raster(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: 3 as const } }
}
type Raster = Awaited<ReturnType<typeof raster>>

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The painted pixels of a drawing and the weight of each tone there, six numbers a pixel: offset, then the weights. */
function weightsOf(fixed: Buffer, first: Buffer, second: Buffer) {
  const weights = new Int32Array((fixed.length / 3) * 6)
  const at = (source: Buffer, offset: number) => (source[offset] ?? 0) - (fixed[offset] ?? 0)
  let end = 0
  for (let offset = 0; offset < fixed.length; offset += 3) {
    const top = at(first, offset)
    const hi = at(first, offset + 1)
    const base = at(first, offset + 2)
    const lo = at(second, offset)
    const deep = at(second, offset + 1)
    if ((top | hi | base | lo | deep) === 0) continue
    weights.set([offset, top, hi, base, lo, deep], end)
    end += 6
  }
  return weights.subarray(0, end)
}

/** A drawing in one paint. The channels are clamped by the buffer. */
function mix(fixed: Raster, weights: Int32Array, paint: Paint): Raster {
  const data = new Uint8ClampedArray(fixed.data)
  const palette = tones.map((tone) => channels(paint[tone]).map((value) => value / 255))
  for (let channel = 0; channel < 3; channel += 1) {
    const [top = 0, hi = 0, base = 0, lo = 0, deep = 0] = palette.map((tone) => tone[channel] ?? 0)
    const w = (at: number) => weights[at] ?? 0
    for (let at = 0; at < weights.length; at += 6) {
      const offset = w(at) + channel
      const painted = w(at + 1) * top + w(at + 2) * hi + w(at + 3) * base + w(at + 4) * lo + w(at + 5) * deep
      data[offset] = (data[offset] ?? 0) + painted
    }
  }
  return { data: Buffer.from(data.buffer), info: fixed.info }
}

type Job = { bodyType: string; view: View; plate: string; pictures: Map<string, Picture> }

async function drawBody(files: Files, { bodyType, view, plate, pictures }: Job) {
  const targets = Object.entries(PAINTS).flatMap(([colour, paint]) => {
    const picture = pictures.get(`${bodyType} ${colour} ${view}`)
    return picture ? [{ paint, key: picture.storageKey }] : []
  })
  const stored = await Promise.all(targets.map(({ key }) => isPhotoStored(files, key)))
  const missing = targets.filter((_target, index) => !stored[index])
  if (missing.length === 0) return
  const [fixed, first, second] = await Promise.all(
    signals.map((paint) => raster(vehicleSvg({ bodyType, view, plate, paint, idPrefix: 'a' }))),
  )
  if (!fixed || !first || !second) throw new Error('unreachable: three signal drawings')
  const weights = weightsOf(fixed.data, first.data, second.data)
  for (const { paint, key } of missing) await storePhoto(files, key, mix(fixed, weights, paint), 1)
}

/** Draws and stores every picture that is not stored yet; three at a time keep two cores busy. */
export async function drawPictures(
  files: Files,
  plate: string,
  onProgress: (done: number, all: number) => void,
) {
  const pictures = allPictures(plate)
  const jobs = BODY_TYPES.flatMap((bodyType) => VIEWS.map((view) => ({ bodyType, view, plate, pictures })))
  const waiting = jobs.values()
  let done = 0
  const draw = async () => {
    for (const job of waiting) {
      await drawBody(files, job)
      done += 1
      onProgress(done, jobs.length)
    }
  }
  await Promise.all([draw(), draw(), draw()])
  return pictures
}
