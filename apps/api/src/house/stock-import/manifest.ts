import { readFile, realpath } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { t } from '@portal/domain/values/text'
import { code, matching, required, text, whole, withDefault } from '@portal/domain/vehicles/attributes/cells'
import { FileType } from '@portal/domain/vehicles/photos'
import { z } from 'zod'
import { type DeliveryReport, type DeliveryRow, openDelivery } from '../../delivery/delivery.ts'
import type { Files } from '../../plugins/files.ts'
import type { StagedFile } from '../../stock/takeover/staging.ts'
import { decodedPhoto } from '../../uploads/photo-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { UnusableFile } from '../../uploads/unusable-file.ts'
import {
  isPhotoStored,
  photoNameOf,
  reportNameOf,
  storageKeyOf,
  storedTraits,
  storePhoto,
  storeReport,
} from '../../vehicles/files/commands.ts'

const ManifestRow = z.object({
  gwnummer: required(matching(/^\d{6}$/, t('Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.'))),
  position: withDefault(whole(0, 99), 0),
  file: required(text(300)),
  type: withDefault(code(FileType.options), 'GUTACHTEN_INTERNETBILD'),
})
type ManifestRow = z.output<typeof ManifestRow>

/** Files read ahead: enough to keep every core busy while the oldest is not finished. */
export const readAhead = availableParallelism() + 1

/** Reads a file below the manifest's folder; links to other places count as missing. */
async function readBelow(folder: string, name: string) {
  try {
    const path = await realpath(join(folder, name))
    if (!path.startsWith(folder + sep))
      throw new UnusableFile(t('Die Datei liegt nicht im Ordner des Manifests.'))
    return await readFile(path)
  } catch (error) {
    if (error instanceof UnusableFile) throw error
    throw new UnusableFile(t('Die Datei fehlt oder ist nicht lesbar.'), { cause: error })
  }
}

const photos = {
  formats: ['jpeg', 'png', 'webp', 'heif', 'tiff'],
  otherwise: t('Das ist kein lesbares Bild (JPEG, PNG, WebP, AVIF oder TIFF).'),
} as const

/**
 * Stores a photo or report.
 * @throws UnusableFile when it is neither
 */
export async function storedFile(
  files: Files,
  row: number,
  { gwnummer, position, type }: Pick<ManifestRow, 'gwnummer' | 'position' | 'type'>,
  bytes: Buffer,
): Promise<StagedFile> {
  const sha256 = sha256Of(bytes)
  const storageKey = storageKeyOf(sha256)
  const common = { row, gwnummer, position, eaktedokumenttyp: type, storageKey, sha256 }
  if (type === 'GUTACHTEN_INTERNETBILD') {
    const traits = (await isPhotoStored(files.images, storageKey))
      ? await storedTraits(files.images, storageKey)
      : await storePhoto(files.images, storageKey, await decodedPhoto(bytes, photos))
    return { ...common, ...photoNameOf(sha256), ...traits }
  }
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new UnusableFile(t('Das ist kein PDF.'))
  await storeReport(files, storageKey, bytes)
  return { ...common, ...reportNameOf(type, gwnummer, sha256) }
}

/** Works on several items at a time and yields the results in the order of the items. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
) {
  const open: Promise<Result>[] = []
  for await (const item of items) {
    const result = work(item)
    // A failure is thrown below, in order; this prevents that it counts as an unhandled rejection until then.
    result.catch(() => undefined)
    open.push(result)
    const oldest = open.length > ahead ? open.shift() : undefined
    if (oldest) yield await oldest
  }
  for (const result of open) yield await result
}

/**
 * Opens an image manifest: CSV with the columns gwnummer, position, file and optionally type. Each file is read
 * relative to the manifest, validated by its content and stored; unusable ones become findings.
 *
 * @throws DeliveryError when the manifest itself is unusable
 */
export async function readManifest(file: string, files: Files, report: DeliveryReport) {
  const columns = ['gwnummer', 'position', 'file', 'type']
  const format = { columns, required: ['gwnummer', 'position', 'file'], row: ManifestRow }
  const delivery = await openDelivery(file, format, report)
  const folder = await realpath(dirname(file))
  const fileOf = async ({ row, value }: DeliveryRow<ManifestRow>) => {
    try {
      return await storedFile(files, row, value, await readBelow(folder, value.file))
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error
      report.add({ row, column: 'file', value: value.file, rule: 'file', hint: error.message })
      return null
    }
  }
  async function* staged(): AsyncGenerator<StagedFile> {
    for await (const file of inOrder(delivery.rows, readAhead, fileOf)) if (file) yield file
  }
  return staged()
}
