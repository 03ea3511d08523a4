import { photoWidths } from '@portal/contract/files'
import type { FormatEnum } from 'sharp'

/** Decoded and upright, at most as wide as the widest stored photo. */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** The bytes are no usable photo; the message is the German reason. */
export class UnusablePhoto extends Error {}

/** A PNG of a few kilobytes can unpack to gigabytes. */
const pixelLimit = 100_000_000
const maxSeconds = 20
const widest = Math.max(...photoWidths)

type Wanted = {
  formats: readonly (keyof FormatEnum)[]
  /** German reason for content that is not a picture of these formats. */
  otherwise: string
  /** Pixels of the longer and of the shorter side. */
  minimum?: { longSide: number; shortSide: number }
}

async function headerOf(bytes: Buffer, { formats, otherwise, minimum }: Wanted) {
  const { default: sharp } = await import('sharp')
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new UnusablePhoto(otherwise, { cause })
    })
  if (!formats.includes(format)) throw new UnusablePhoto(otherwise)
  if (width * height > pixelLimit)
    throw new UnusablePhoto(`Das Bild hat mehr als ${pixelLimit / 1_000_000} Millionen Bildpunkte.`)
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  if (minimum && (long < minimum.longSide || short < minimum.shortSide))
    throw new UnusablePhoto(
      `Zu klein: ${width} × ${height} (mindestens ${minimum.longSide} × ${minimum.shortSide}).`,
    )
}

/**
 * Decodes a photo once, upright, in sRGB and without its metadata. The format is recognised by the content.
 * @throws UnusablePhoto for other content, a truncated file, or too many or too few pixels
 */
export async function decodedPhoto(bytes: Buffer, wanted: Wanted): Promise<Pixels> {
  // Imported on demand: instances that only serve photos do not need it.
  const { default: sharp } = await import('sharp')
  await headerOf(bytes, wanted)
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 })
      .timeout({ seconds: maxSeconds })
      .rotate()
      .resize({ width: widest, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, info: { width: info.width, height: info.height, channels: info.channels } }
  } catch (cause) {
    throw new UnusablePhoto('Die Bilddatei ist unvollständig oder beschädigt.', { cause })
  }
}

/** A row of 9 and 8 rows give 8 x 8 differences between neighbours. */
const hashGrid = { width: 9, height: 8 }

/** Difference hash: one bit for each pair of neighbours of the shrunken grey picture, as 16 hex digits. */
function differenceHash(grey: Buffer): string {
  let bits = 0n
  for (let row = 0; row < hashGrid.height; row++)
    for (let column = 1; column < hashGrid.width; column++) {
      const at = row * hashGrid.width + column
      bits = (bits << 1n) | ((grey[at - 1] ?? 0) > (grey[at] ?? 0) ? 1n : 0n)
    }
  return bits.toString(16).padStart(16, '0')
}

export type PhotoTraits = { perceptualHash: string; placeholder: string }

/**
 * What is stored beside a photo: the hash that recognises doubles, and a placeholder of 16 pixels as a data URL.
 * @param smallest the bytes of its smallest width
 */
export async function traitsOf(smallest: Uint8Array): Promise<PhotoTraits> {
  const { default: sharp } = await import('sharp')
  const [grey, tiny] = await Promise.all([
    sharp(smallest)
      .greyscale()
      .resize({ ...hashGrid, fit: 'fill' })
      .raw()
      .toBuffer(),
    sharp(smallest).resize(16).webp({ quality: 40, effort: 0 }).toBuffer(),
  ])
  return {
    perceptualHash: differenceHash(grey),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}
