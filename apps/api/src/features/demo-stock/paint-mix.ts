import sharp from 'sharp'
import { type Paint, type View, vehicleSvg } from '../../../../../data/vehicle-art.mjs'

/**
 * Drawing a vehicle is expensive, mixing a paint is not: every pixel of a drawing is a fixed part plus weights times
 * the five tones of the paint. So a body and view is drawn three times in signal colours, which gives the fixed part
 * and the five weights, and every paint is mixed from those.
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

/** A drawing as pixels, without transparency. */
export async function raster(svg: string) {
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

/** Draws a body from one side and returns what gives the drawing in any paint. */
export async function paintable(
  bodyType: string,
  view: View,
  plate: string,
): Promise<(paint: Paint) => Raster> {
  const [fixed, first, second] = await Promise.all(
    signals.map((paint) => raster(vehicleSvg({ bodyType, view, plate, paint, idPrefix: 'a' }))),
  )
  if (!fixed || !first || !second) throw new Error('unreachable: three signal drawings')
  const weights = weightsOf(fixed.data, first.data, second.data)
  return (paint) => mix(fixed, weights, paint)
}
