import { widestPhoto } from '@portal/contract/vehicles/files'
import { t } from '@portal/domain/values/text'
import type { PictureArea } from '@portal/domain/vehicles/photos'
import type { FormatEnum } from 'sharp'
import { UnusableFile } from './unusable-file.ts'

/** A decoded, upright photo, at most `widestPhoto` pixels wide. */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** A PNG of a few kilobytes can unpack to gigabytes. */
const pixelLimit = 100_000_000
const maxSeconds = 20

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
      throw new UnusableFile(otherwise, { cause })
    })
  if (!formats.includes(format)) throw new UnusableFile(otherwise)
  if (width * height > pixelLimit)
    throw new UnusableFile(t`Das Bild hat mehr als ${pixelLimit / 1_000_000} Millionen Bildpunkte.`)
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  if (minimum && (long < minimum.longSide || short < minimum.shortSide))
    throw new UnusableFile(
      t`Zu klein: ${width} × ${height} (mindestens ${minimum.longSide} × ${minimum.shortSide}).`,
    )
}

/**
 * Decodes a photo once, upright, in sRGB and without its metadata. The format is recognised by the content.
 * @throws UnusableFile for other content, a truncated file, or too many or too few pixels
 */
export async function decodedPhoto(bytes: Buffer, wanted: Wanted): Promise<Pixels> {
  // Imported on demand: instances that only serve photos do not need it.
  const { default: sharp } = await import('sharp')
  await headerOf(bytes, wanted)
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 })
      .timeout({ seconds: maxSeconds })
      .rotate()
      .resize({ width: widestPhoto, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, info: { width: info.width, height: info.height, channels: info.channels } }
  } catch (cause) {
    throw new UnusableFile(t('Die Bilddatei ist unvollständig oder beschädigt.'), { cause })
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
 * Stored with a photo: the hash that recognises duplicates, and a placeholder of 16 pixels as a data URL.
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

/** Colour patches that remain of an area: too few to read anything, enough to look like a blurred plate. */
const patches = { width: 4, height: 2 }

/** Replaces an area by a few patches of its colours, from which its content cannot be recovered. */
export async function withoutArea({ data, info }: Pixels, area: PictureArea): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const left = Math.min(Math.floor(area.left * info.width), info.width - 1)
  const top = Math.min(Math.floor(area.top * info.height), info.height - 1)
  const width = Math.min(Math.ceil(area.width * info.width), info.width - left)
  const height = Math.min(Math.ceil(area.height * info.height), info.height - top)
  const few = await sharp(data, { raw: info })
    .extract({ left, top, width, height })
    .resize({ ...patches, fit: 'fill' })
    .png()
    .toBuffer()
  const input = await sharp(few).resize({ width, height, fit: 'fill', kernel: 'cubic' }).png().toBuffer()
  const covered = await sharp(data, { raw: info })
    .composite([{ input, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: covered.data, info: { ...info, channels: covered.info.channels } }
}
