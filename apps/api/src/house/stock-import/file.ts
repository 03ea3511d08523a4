import { basename } from 'node:path'
import { requiredVehicleColumns } from '@portal/domain/vehicles/attributes/delivery'
import { DeliveryReport, openRawDelivery } from '../../delivery/delivery.ts'
import type { Finding } from '../../delivery/findings.ts'
import type { ZipDelivery } from '../../delivery/zip-delivery.ts'
import type { Files } from '../../plugins/files.ts'
import {
  type ImportOptions,
  type ImportResult,
  importStock,
  StockChangedMeanwhile,
} from '../../stock/takeover/import-stock.ts'
import type { KnownRows } from '../../stock/takeover/known.ts'
import { stagedRows, vehicleFormat } from '../../stock/takeover/parse.ts'
import type { SourceRules } from '../../stock/takeover/source.ts'
import type { StagedRow } from '../../stock/takeover/staging.ts'
import type { ZipTarget } from './zip-files.ts'

export type FileImport = ImportOptions & {
  /** The file of vehicles; null for a delivery of photos and reports only. */
  file: string | null
  /** The name shown to the operator; by default that of `file`. */
  fileName?: string
  /** Called when there is a manifest. */
  files: () => Promise<Files>
  /** Path of an image manifest. */
  images?: string
  /** A ZIP file with photos and reports. */
  zip?: { delivery: ZipDelivery; target: ZipTarget } | undefined
  /** The rules of the source; absent for imports by command line. */
  rules?: SourceRules
  /** Rows that could not be converted to the format, with their GW number as far as it is known. */
  refusals?: readonly { finding: Finding; gwnummer: string }[]
  /** Called with the number of bytes read of the file. */
  onBytes?: (count: number) => void
}

export type FileImportResult = {
  result: ImportResult
  report: DeliveryReport
  /** Findings about the manifest; null without one. */
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

type Pictures = Pick<FileImport, 'images' | 'zip' | 'files'>

/** Imported on demand: the image library is needed only for deliveries with photos. */
async function picturesOf({ images, zip, files }: Pictures, report: DeliveryReport) {
  if (images !== undefined) {
    const { readManifest } = await import('./manifest.ts')
    return readManifest(images, await files(), report)
  }
  const { stagedZipFiles } = await import('./zip-files.ts')
  return zip && stagedZipFiles(zip.delivery, report, zip.target)
}

/** The rows of a delivery without vehicles, which changes none and withdraws none. */
async function* noRows(): AsyncGenerator<StagedRow[]> {}

async function importOnce({
  file,
  fileName = basename(file ?? ''),
  files,
  images,
  zip,
  rules,
  refusals = [],
  onBytes = () => {},
  ...options
}: FileImport): Promise<FileImportResult> {
  const report = new DeliveryReport()
  const imageReport = images === undefined && zip === undefined ? null : new DeliveryReport()
  const refused: string[] = []
  const onRefused = (gwnummer: string) => {
    if (/^\d{6}$/.test(gwnummer)) refused.push(gwnummer)
  }
  for (const { finding, gwnummer } of refusals) {
    report.add(finding)
    onRefused(gwnummer)
  }
  const delivery =
    file === null
      ? null
      : await openRawDelivery(file, vehicleFormat, report, {
          onBytes,
          onRejected: ({ gwnummer = '' }) => onRefused(gwnummer),
        })
  const pictures = imageReport && (await picturesOf({ images, zip, files }, imageReport))
  const common = { fileName, report, refused, ...(rules ? { rules } : {}) }
  const source = delivery
    ? {
        ...common,
        header: delivery.header,
        sha256: delivery.sha256,
        repeats: true,
        rows: (known: KnownRows | null) => stagedRows(delivery, report, onRefused, known),
      }
    : { ...common, header: requiredVehicleColumns, sha256: () => '', rows: noRows }
  const result = await importStock(
    pictures && imageReport ? { ...source, files: pictures, fileReport: imageReport } : source,
    delivery ? options : { ...options, full: false },
  )
  return { result, report, imageReport }
}
