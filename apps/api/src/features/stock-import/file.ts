import { basename } from 'node:path'
import { DeliveryReport, type Finding, openRawDelivery } from '../../delivery/delivery.ts'
import type { Files } from '../../plugins/files.ts'
import { type ImportOptions, type ImportResult, importStock, StockChangedMeanwhile } from './commands.ts'
import type { KnownRows } from './known.ts'
import { stagedRows, vehicleFormat } from './parse.ts'
import type { SourceRules } from './source.ts'

export type FileImport = ImportOptions & {
  file: string
  /** As it is shown to people; default: the name of `file`. */
  fileName?: string
  /** Called when there is a manifest. */
  files: () => Promise<Files>
  /** Path of an image manifest. */
  images?: string
  /** Of the import desk. */
  rules?: SourceRules
  /** Rows that could not be converted to the format, with their GW number as far as it is known. */
  refusals?: readonly { finding: Finding; gwnummer: string }[]
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
 * Imports a delivery file, optionally with the photos and reports of a manifest.
 *
 * @throws DeliveryError when a file is unusable or another import is running; nothing has changed then
 */
export async function importStockFile(wanted: FileImport): Promise<FileImportResult> {
  try {
    return await importOnce(wanted)
  } catch (error) {
    if (!(error instanceof StockChangedMeanwhile)) throw error
    return importOnce({ ...wanted, everyRow: true })
  }
}

/** Imported on demand: the image library is needed only for deliveries with photos. */
async function manifestOf(file: string, files: Files, report: DeliveryReport) {
  const { readManifest } = await import('./manifest.ts')
  return readManifest(file, files, report)
}

async function importOnce({
  file,
  fileName = basename(file),
  files,
  images,
  rules,
  refusals = [],
  onBytes = () => {},
  ...options
}: FileImport): Promise<FileImportResult> {
  const report = new DeliveryReport()
  const imageReport = images === undefined ? null : new DeliveryReport()
  const refused: string[] = []
  const onRefused = (gwnummer: string) => {
    if (/^\d{6}$/.test(gwnummer)) refused.push(gwnummer)
  }
  for (const { finding, gwnummer } of refusals) {
    report.add(finding)
    onRefused(gwnummer)
  }
  const delivery = await openRawDelivery(file, vehicleFormat, report, {
    onBytes,
    onRejected: ({ gwnummer = '' }) => onRefused(gwnummer),
  })
  const manifest =
    images !== undefined && imageReport ? await manifestOf(images, await files(), imageReport) : undefined
  const { header, sha256 } = delivery
  const staged = (known: KnownRows | null) => stagedRows(delivery, report, onRefused, known)
  const source = {
    ...{ header, rows: staged, repeats: true, sha256, fileName, report, refused },
    ...(rules ? { rules } : {}),
  }
  const result = await importStock(
    manifest && imageReport ? { ...source, files: manifest, fileReport: imageReport } : source,
    options,
  )
  return { result, report, imageReport }
}
