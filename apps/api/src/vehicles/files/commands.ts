import { avifWidths, jpegWidth, photoWidths, widestPhoto } from '@portal/contract/vehicles/files'
import type { Disk } from 'flydrive'
import type { Sharp } from 'sharp'
import type { Files } from '../../plugins/files.ts'
import { type Pixels, traitsOf } from '../../uploads/photo-files.ts'
import type { PhotoFormat } from './queries.ts'
import { openedStream } from './view.ts'

/** Files are stored under the hash of their bytes: equal files are stored once, changed ones get a new key. */
export const storageKeyOf = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`

/** The `ordner` of a report also contains its car, because two cars may have identical reports. */
export const reportFolderOf = (gwnummer: string, sha256: string) => `${gwnummer}-${sha256.slice(0, 24)}`

const reportNames = { GUTACHTEN_LIGHT: 'gutachten.pdf', VERKAUFSEXPERTISE: 'zustandsbericht.pdf' }

/** The names by which clients request a report. */
export const reportNameOf = (type: keyof typeof reportNames, gwnummer: string, sha256: string) => ({
  ordner: reportFolderOf(gwnummer, sha256),
  datei: reportNames[type],
})

/** The names by which clients request a photo. */
export const photoNameOf = (sha256: string) => ({ ordner: sha256.slice(0, 24), datei: 'foto.webp' })

export const photoKey = (storageKey: string, width: number) => `${storageKey}/${width}.webp`
const avifKey = (storageKey: string, width: number) => `${storageKey}/${width}.avif`
export const reportKey = (storageKey: string) => `${storageKey}.pdf`

export const jpegKey = (storageKey: string) => `${storageKey}/${jpegWidth}.jpg`

const smallest = photoWidths[0]

/** Baseline quality for mail programs and messengers that cannot show WebP. */
const asJpeg = (picture: Sharp) =>
  picture.resize({ width: jpegWidth, withoutEnlargement: true }).jpeg({ quality: 80 }).toBuffer()

export const asWebp = (picture: Sharp, effort = 4) => picture.webp({ quality: 74, effort }).toBuffer()

/** One step more saves a twentieth of the bytes and costs two thirds of the time, which only small pictures have. */
const avifEfforts: Record<(typeof avifWidths)[number], number> = { 320: 3, 640: 2 }
/** At the same similarity to the original (SSIM) as WebP of quality 74, a quarter smaller. */
const avifQuality = 52
export const asAvif = (picture: Sharp, width: (typeof avifWidths)[number], effort = 4) =>
  picture.avif({ quality: avifQuality, effort: Math.min(effort, avifEfforts[width]) }).toBuffer()

/**
 * Stores every width of a photo as WebP, those of cards also as AVIF, and one as JPEG; a smaller original is never
 * enlarged.
 *
 * @param pixels decoded and upright
 * @param effort 0 (fast) to 6 (small)
 */
export async function storePhoto(images: Disk, storageKey: string, { data, info }: Pixels, effort = 4) {
  // Imported on demand: instances that only serve photos do not need it.
  const { default: sharp } = await import('sharp')
  const raw = () => sharp(data, { raw: info })
  const byWidth = new Map<number, Promise<Buffer>>()
  const bytesOf = (width: number) => {
    const target = Math.min(width, info.width)
    const bytes = byWidth.get(target) ?? asWebp(raw().resize(target), effort)
    byWidth.set(target, bytes)
    return bytes
  }
  const others = photoWidths.filter((width) => width !== widestPhoto)
  await Promise.all([
    ...others.map(async (width) => images.put(photoKey(storageKey, width), await bytesOf(width))),
    ...avifWidths.map(async (width) => {
      const picture = raw().resize(Math.min(width, info.width))
      await images.put(avifKey(storageKey, width), await asAvif(picture, width, effort))
    }),
    asJpeg(raw()).then((bytes) => images.put(jpegKey(storageKey), bytes)),
    bytesOf(widestPhoto),
  ])
  // Last, because `isPhotoStored` checks for it only.
  await images.put(photoKey(storageKey, widestPhoto), await bytesOf(widestPhoto))
  return traitsOf(await bytesOf(smallest))
}

/** Whether every width is stored already. */
export const isPhotoStored = (images: Disk, storageKey: string) =>
  images.exists(photoKey(storageKey, widestPhoto))

/** The traits of a stored photo. */
export const storedTraits = async (images: Disk, storageKey: string) =>
  traitsOf(await images.getBytes(photoKey(storageKey, smallest)))

/** Stores the JPEG of a photo that was stored before the portal made JPEGs. */
export async function ensureJpeg(images: Disk, storageKey: string) {
  if (await images.exists(jpegKey(storageKey))) return
  const { default: sharp } = await import('sharp')
  const photo = await images.getBytes(photoKey(storageKey, jpegWidth))
  await images.put(jpegKey(storageKey), await asJpeg(sharp(photo)))
}

/**
 * Opens a photo in one of its widths and formats; a photo stored without AVIF is sent as WebP.
 * @returns the stream, its bytes and its media type
 */
export async function openedPhoto(images: Disk, storageKey: string, width: number, format: PhotoFormat) {
  if (format === 'jpg') {
    await ensureJpeg(images, storageKey)
    return { type: 'image/jpeg', ...(await openedStream(images, jpegKey(storageKey))) }
  }
  if (format === 'avif' && (await images.exists(avifKey(storageKey, width))))
    return { type: 'image/avif', ...(await openedStream(images, avifKey(storageKey, width))) }
  return { type: 'image/webp', ...(await openedStream(images, photoKey(storageKey, width))) }
}

/** The widest stored version of a photo, decoded. */
export async function storedPixels(images: Disk, storageKey: string): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const photo = sharp(await images.getBytes(photoKey(storageKey, widestPhoto)))
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: info.channels } }
}

/** Deletes every version of a photo. */
export async function deletePhoto(images: Disk, storageKey: string) {
  for (const width of photoWidths) await images.delete(photoKey(storageKey, width))
  for (const width of avifWidths) await images.delete(avifKey(storageKey, width))
  await images.delete(jpegKey(storageKey))
}

/** Copies every width of a photo from another disk; it may have been stored without AVIF. */
export async function copyPhoto(from: Disk, sourceKey: string, to: Disk, storageKey: string) {
  for (const width of photoWidths)
    await to.put(photoKey(storageKey, width), await from.getBytes(photoKey(sourceKey, width)))
  for (const width of avifWidths)
    if (await from.exists(avifKey(sourceKey, width)))
      await to.put(avifKey(storageKey, width), await from.getBytes(avifKey(sourceKey, width)))
}

/** Stores a report unless equal bytes are stored already. */
export async function storeReport(files: Files, storageKey: string, bytes: Uint8Array) {
  if (!(await files.reports.exists(reportKey(storageKey))))
    await files.reports.put(reportKey(storageKey), bytes)
}
