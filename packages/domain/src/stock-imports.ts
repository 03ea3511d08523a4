import { z } from 'zod'

/** Rules of the import desk, shared by web and API. */

/** Larger than a million vehicles in `vehicle.v1`. */
export const importMaxBytes = 512 * 1_048_576
/** A piece of an upload: small enough for a slow network within the time limit of a request. */
export const importPieceBytes = 512 * 1024
export const quarantineDays = 14
/** Uploaded files are kept so long after their last change. */
export const importFileDays = 14

export const SourceFormat = z.enum(['vehicle.v1', 'vehicle.v1-lines', 'mobile.de', 'csv'])
export type SourceFormat = z.infer<typeof SourceFormat>

/** German, for people. */
export const sourceFormats: Record<SourceFormat, string> = {
  'vehicle.v1': 'Unser CSV (vehicle.v1)',
  'vehicle.v1-lines': 'JSON-Zeilen (vehicle.v1)',
  'mobile.de': 'mobile.de-CSV (ohne Kopfzeile)',
  csv: 'CSV mit Kopfzeile, Spalten werden zugeordnet',
}

export const ImportState = z.enum([
  'uploading',
  'waiting',
  'checking',
  'columns',
  'checked',
  'queued',
  'running',
  'done',
  'failed',
])
export type ImportState = z.infer<typeof ImportState>

/** Whether the portal is working on the import. */
export const isImportBusy = (state: ImportState) =>
  state === 'waiting' || state === 'checking' || state === 'queued' || state === 'running'

const endings = /\.(?:csv|txt|jsonl|ndjson|json|gz)$/i

/** @returns the German reason why a file is not taken, before its content is known; null if it may be */
export function importFileFlaw(name: string, bytes: number): string | null {
  if (bytes === 0) return 'Die Datei ist leer.'
  if (bytes > importMaxBytes)
    return `Die Datei ist zu groß: höchstens ${importMaxBytes / 1_048_576} MB. Mit gzip gepackt (.gz) ist sie etwa ein Fünftel so groß.`
  if (!endings.test(name)) return 'Erlaubt sind Dateien mit der Endung .csv, .txt, .jsonl, .json oder .gz.'
  return null
}
