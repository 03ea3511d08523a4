/**
 * `pnpm bench pictures`: bytes and similarity of the formats of card pictures, and the processor time a photo takes
 * with and without AVIF.
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { avifWidths } from '@portal/contract/vehicles/files'
import sharp, { type Sharp } from 'sharp'
import { readEnv } from '../apps/api/src/env.ts'
import { openFiles } from '../apps/api/src/plugins/files.ts'
import { decodedPhoto, type Pixels } from '../apps/api/src/uploads/photo-files.ts'
import { asAvif, asWebp, storePhoto } from '../apps/api/src/vehicles/files/commands.ts'
import { phonePhoto } from './phone-photo.ts'
import { heading, publish, reached, row, verdict } from './report.ts'

const photos = 5
const windowSide = 8
const step = 4
const goals = { saved: 0.2, cpu: 1.5 }

type Grey = { data: Buffer; width: number; height: number }

async function greyOf(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Mean and variance of two windows, and their covariance. */
function similarityAt(one: Grey, other: Grey, left: number, top: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let y = top; y < top + windowSide; y++)
    for (let x = left; x < left + windowSide; x++) {
      const [p, q] = [one.data[y * one.width + x] ?? 0, other.data[y * one.width + x] ?? 0]
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  const count = windowSide ** 2
  const [meanA, meanB] = [a / count, b / count]
  const [varianceA, varianceB] = [aa / count - meanA ** 2, bb / count - meanB ** 2]
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  return (
    ((2 * meanA * meanB + c1) * (2 * (ab / count - meanA * meanB) + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
  )
}

/** Structural similarity of the brightness, 1 = equal (Wang et al. 2004, windows of 8 x 8). */
function ssim(one: Grey, other: Grey): number {
  let [sum, count] = [0, 0]
  for (let top = 0; top + windowSide <= one.height; top += step)
    for (let left = 0; left + windowSide <= one.width; left += step) {
      sum += similarityAt(one, other, left, top)
      count++
    }
  return sum / count
}

/** Milliseconds of the processor, all threads together. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Mean bytes and similarity of an encoding of all photos at a width. */
async function judged(pixels: readonly Pixels[], width: number, encode: (picture: Sharp) => Promise<Buffer>) {
  const rows = await Promise.all(
    pixels.map(async ({ data, info }) => {
      const resized = () => sharp(data, { raw: info }).resize(width)
      const bytes = await encode(resized())
      return { bytes: bytes.length, ssim: ssim(await greyOf(resized()), await greyOf(sharp(bytes))) }
    }),
  )
  return { bytes: mean(rows.map(({ bytes }) => bytes)), ssim: mean(rows.map((one) => one.ssim)) }
}

const wanted = { formats: ['jpeg'], otherwise: 'no JPEG' } as const

export async function run() {
  const files: Buffer[] = []
  for (let number = 0; number < photos; number++)
    files.push(await (await phonePhoto(number)).jpeg({ quality: 90 }).toBuffer())
  const pixels = await Promise.all(files.map((bytes) => decodedPhoto(bytes, wanted)))

  const sizes: string[] = []
  for (const width of avifWidths) {
    const webp = await judged(pixels, width, (picture) => asWebp(picture))
    const avif = await judged(pixels, width, (picture) => asAvif(picture, width))
    const saved = 1 - avif.bytes / webp.bytes
    const isAlike = avif.ssim >= webp.ssim
    sizes.push(
      row(
        ...[
          width,
          Math.round(webp.bytes),
          webp.ssim.toFixed(4),
          Math.round(avif.bytes),
          avif.ssim.toFixed(4),
        ],
        `${(saved * 100).toFixed(0)} %`,
        isAlike ? reached(saved, goals.saved) : 'MISSED',
      ),
    )
  }

  const folder = await mkdtemp(join(tmpdir(), 'portal-pictures-'))
  const { images } = await openFiles(readEnv({ NODE_ENV: 'test', DATA_DIR: folder }))
  const whole = await cpuMs(async () => {
    for (const [number, bytes] of files.entries())
      await storePhoto(images, `aa/${number}`, await decodedPhoto(bytes, wanted))
  })
  const ofAvif = await cpuMs(async () => {
    for (const { data, info } of pixels)
      for (const width of avifWidths) await asAvif(sharp(data, { raw: info }).resize(width), width)
  })
  await rm(folder, { recursive: true })
  const ratio = whole / (whole - ofAvif)
  await publish('pictures', 'Pictures of cards', [
    `${photos} drawings with the noise of a camera, 12 megapixels, stored as the portal stores photos.`,
    '',
    ...heading('width', 'WebP, bytes', 'SSIM', 'AVIF, bytes', 'SSIM', 'saved', `goal ${goals.saved * 100} %`),
    ...sizes,
    '',
    ...heading('processor time of a photo', 'ms', 'x', `goal ${goals.cpu}`),
    row('WebP in four widths and a JPEG', Math.round((whole - ofAvif) / photos), '1.00', ''),
    row('with AVIF', Math.round(whole / photos), ratio.toFixed(2), verdict(ratio, goals.cpu)),
  ])
}
