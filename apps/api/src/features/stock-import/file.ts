import { basename } from 'node:path'
import { DeliveryReport, openRawDelivery } from '../../delivery.ts'
import type { Files } from '../../plugins/files.ts'
import { type ImportOptions, type ImportResult, importStock } from './commands.ts'
import { readManifest } from './manifest.ts'
import { stagedRows, vehicleFormat } from './parse.ts'

export type FileImport = ImportOptions & {
  file: string
  files: Files
  /** Path of an image manifest. */
  images?: string
  /** Called with the number of bytes read of the file. */
  onBytes?: (count: number) => void
}

export type FileImportResult = {
  result: ImportResult
  report: DeliveryReport
  /** Null without a manifest. */
  imageReport: DeliveryReport | null
}

/**
 * Imports a delivery file, with the photos and reports of a manifest if there is one.
 *
 * @throws DeliveryError when a file is unusable or another import is running; nothing has changed then
 */
export async function importStockFile({
  file,
  files,
  images,
  onBytes = () => {},
  ...options
}: FileImport): Promise<FileImportResult> {
  const report = new DeliveryReport()
  const imageReport = images === undefined ? null : new DeliveryReport()
  const refused: string[] = []
  const onRefused = (gwnummer: string) => {
    if (/^\d{6}$/.test(gwnummer)) refused.push(gwnummer)
  }
  const delivery = await openRawDelivery(file, vehicleFormat, report, {
    onBytes,
    onRejected: ({ gwnummer = '' }) => onRefused(gwnummer),
  })
  const manifest =
    images !== undefined && imageReport ? await readManifest(images, files, imageReport) : undefined
  const { header, sha256 } = delivery
  const rows = stagedRows(delivery, report, onRefused)
  const source = { header, rows, sha256, fileName: basename(file), report, refused }
  const result = await importStock(
    manifest && imageReport ? { ...source, files: manifest, fileReport: imageReport } : source,
    options,
  )
  return { result, report, imageReport }
}
