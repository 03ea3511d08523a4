import { createHash } from 'node:crypto'
import { photoWidths } from '@portal/contract/files'
import type { Disk } from 'flydrive'
import type { Files } from '../../plugins/files.ts'

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Photos and reports lie under the hash of their bytes: equal files are stored once, changed ones get a new key. */
export const storageKeyOf = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`

/** The `ordner` of a report also contains its car, because two cars may have identical reports. */
export const reportFolderOf = (gwnummer: string, sha256: string) => `${gwnummer}-${sha256.slice(0, 24)}`

export const photoKey = (storageKey: string, width: number) => `${storageKey}/${width}.webp`
export const reportKey = (storageKey: string) => `${storageKey}.pdf`

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * Stores every width of a photo as WebP; a smaller original is never enlarged.
 *
 * @param pixels decoded and upright
 * @param effort 0 (fast) to 6 (small)
 */
export async function storePhoto(images: Disk, storageKey: string, { data, info }: Pixels, effort = 4) {
  // Imported on demand: instances that only serve photos do not need it.
  const { default: sharp } = await import('sharp')
  let same: { width: number; bytes: Buffer } | undefined
  for (const width of photoWidths) {
    const target = Math.min(width, info.width)
    const bytes =
      same?.width === target
        ? same.bytes
        : await sharp(data, { raw: info }).resize(target).webp({ quality: 74, effort }).toBuffer()
    same = { width: target, bytes }
    await images.put(photoKey(storageKey, width), bytes)
  }
}

/** Whether every width is stored already. */
export const isPhotoStored = (images: Disk, storageKey: string) =>
  images.exists(photoKey(storageKey, photoWidths[photoWidths.length - 1] ?? 0))

/** Copies every width of a photo from another disk. */
export async function copyPhoto(from: Disk, sourceKey: string, to: Disk, storageKey: string) {
  for (const width of photoWidths)
    await to.put(photoKey(storageKey, width), await from.getBytes(photoKey(sourceKey, width)))
}

export async function storeReport(files: Files, storageKey: string, bytes: Uint8Array) {
  if (!(await files.reports.exists(reportKey(storageKey))))
    await files.reports.put(reportKey(storageKey), bytes)
}
