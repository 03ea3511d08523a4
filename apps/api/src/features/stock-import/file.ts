import { basename } from 'node:path'
import { requiredVehicleColumns, VehicleRecord, vehicleColumnNames } from '@portal/domain/vehicle-record'
import { DeliveryReport, openDelivery } from '../../delivery.ts'
import type { Files } from '../../plugins/files.ts'
import { type ImportOptions, type ImportResult, importStock } from './commands.ts'
import { readManifest } from './manifest.ts'

const format = { columns: vehicleColumnNames, required: requiredVehicleColumns, row: VehicleRecord }

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
  const onRejected = ({ gwnummer = '' }: Record<string, string>) => refused.push(gwnummer)
  const delivery = await openDelivery(file, format, report, { onBytes, onRejected })
  const manifest =
    images !== undefined && imageReport ? await readManifest(images, files, imageReport) : undefined
  const source = { ...delivery, fileName: basename(file), report, refused }
  const result = await importStock(
    manifest && imageReport ? { ...source, files: manifest, fileReport: imageReport } : source,
    options,
  )
  return { result, report, imageReport }
}
