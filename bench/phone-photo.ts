import sharp from 'sharp'
import { vehicleSvg } from '../data/vehicle-art.mjs'

/** 12 megapixels, as phones store them. */
export const phoneSize = { width: 4000, height: 3000 }
const views = ['side', 'front', 'rear', 'detail', 'interior'] as const

/** A drawing with the noise of a camera, so that it compresses like a photo. */
export async function phonePhoto(number: number) {
  const view = views[number % views.length] ?? 'side'
  const svg = vehicleSvg({ bodyType: 'kombi', colour: 'blau', view, plate: 'AUTOEXPO' })
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 14 }
  const grain = await sharp({ create: { ...phoneSize, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ ...phoneSize, fit: 'cover' })
    .removeAlpha()
    .composite([{ input: grain, blend: 'overlay' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
