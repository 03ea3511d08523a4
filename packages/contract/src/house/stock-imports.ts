import { ImportState, importPieceBytes } from '@portal/domain/house/stock-imports'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { integerMax, pageNumber, rowId } from '../rows.ts'
import { StockSource } from './stock-sources.ts'

const id = z.strictObject({ id: z.uuid() })
const text = z.string().max(300)
const count = z.int()

/** Attribute by column of the file, '' for a column that is not read. */
export const ColumnMapping = z
  .record(text, z.string().max(80))
  .refine((mapping) => Object.keys(mapping).length <= 1000, t('Höchstens 1.000 Spalten.'))
/** Stored value by delivered value, by attribute; models by `maker/model`. */
export const ValueMapping = z.record(z.string().max(80), z.record(text, text))
/** The new text by column, by line of the file. */
export const Corrections = z
  .record(z.string().regex(/^\d{1,9}$/), z.record(text, z.string().max(3000)))
  .refine((lines) => Object.keys(lines).length <= 1000, t('Höchstens 1.000 berichtigte Zeilen.'))

/** Equal findings of several rows are one. */
export const ImportFinding = z.object({
  /** The first row. */
  row: z.int(),
  /** How many rows have it. */
  rows: z.int().default(1),
  column: z.string(),
  value: z.string(),
  rule: z.string(),
  hint: z.string(),
  /** What happens to the row: refused, quarantine or notice (imported nevertheless). */
  effect: z.enum(['refused', 'quarantine', 'notice']),
})
export type ImportFinding = z.infer<typeof ImportFinding>

export const FileColumn = z.object({
  name: z.string(),
  examples: z.array(z.string()),
  /** The attribute it is read as; '' = not read, null = not decided. */
  attribute: z.string().nullable(),
  /** Why: fixed by the format, remembered from an earlier file, suggested by its name, open, or unknown to the format. */
  certainty: z.enum(['fixed', 'remembered', 'suggested', 'open', 'unread']),
})
export type FileColumn = z.infer<typeof FileColumn>

export const FileLayout = z.object({
  charset: z.enum(['UTF-8', 'ISO-8859-15', 'UTF-16LE', 'UTF-16BE']),
  separator: z.string(),
  hasHeader: z.boolean(),
  columns: z.array(FileColumn),
})
export type FileLayout = z.infer<typeof FileLayout>

export const ImportCheck = z.object({
  read: count,
  rejected: count,
  inserted: count,
  updated: count,
  unchanged: count,
  quarantined: count,
  withdrawn: count,
  /** Photos and reports in a ZIP file whose vehicles are in the stock. */
  photos: count.default(0),
  reports: count.default(0),
  /** Vehicles missing in the file that stay, because they are too many. */
  held: count,
  /** Unsold vehicles of the source before. */
  of: count,
  missing: z.array(z.object({ gwnummer: z.string(), name: z.string() })),
  published: count,
  /** German sentences about vehicles that searches do not find. */
  hidden: z.string(),
  /** German: why it cannot be taken over. */
  message: z.string().nullable(),
  findings: z.array(ImportFinding),
  /** The sum of all `rows`, also of findings that are not listed. */
  findingsTotal: count,
  unknown: z.array(
    z.object({
      column: z.enum(['hersteller', 'modellgruppe']),
      value: z.string(),
      maker: z.string(),
      rows: count,
      suggestions: z.array(z.string()),
    }),
  ),
})
export type ImportCheck = z.infer<typeof ImportCheck>

/** A line of the history. */
export const StockImportEntry = z.object({
  id: z.string(),
  sourceId: z.int(),
  sourceName: z.string(),
  /** The login of who uploaded it; null = with the key of the source. */
  by: z.string().nullable(),
  fileName: z.string(),
  bytes: z.int(),
  received: z.int(),
  state: ImportState,
  progress: z.int(),
  message: z.string().nullable(),
  runId: z.int().nullable(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** All of its takeovers were undone. */
  isUndone: z.boolean(),
})
export type StockImportEntry = z.infer<typeof StockImportEntry>

export const StockImport = StockImportEntry.extend({
  source: StockSource,
  layout: FileLayout.nullable(),
  corrections: Corrections,
  replacements: ValueMapping,
  check: ImportCheck.nullable(),
  releaseRemovals: z.boolean(),
  /** The jobs with which its takeovers can be undone, the latest first. */
  jobs: z.array(z.uuid()),
})
export type StockImport = z.infer<typeof StockImport>

const imports = '/mvp/api/house/stock-imports'

/** The latest first. */
export const listImports = {
  method: 'GET',
  url: imports,
  config: { access: 'backoffice', summary: 'Importe, der neueste zuerst' },
  schema: { response: { 200: z.array(StockImportEntry) } },
} satisfies Endpoint

export const announceImport = {
  method: 'POST',
  url: imports,
  config: { access: 'backoffice', summary: 'Eine Datei für den Import anmelden' },
  schema: {
    body: z.strictObject({
      sourceId: rowId,
      name: z.string().min(1).max(255),
      bytes: z.int().min(0),
    }),
    response: { 201: StockImport },
  },
} satisfies Endpoint

/** A piece for another place than the next one is not stored; the response states where to continue. */
export const sendImportPiece = {
  method: 'PUT',
  url: `${imports}/:id/piece`,
  config: {
    access: 'backoffice',
    summary: `Das nächste Stück einer Datei hochladen (höchstens ${importPieceBytes / 1024} KiB)`,
  },
  schema: {
    params: id,
    querystring: z.strictObject({ offset: z.coerce.number().int().min(0).max(integerMax) }),
    response: { 200: z.object({ received: z.int() }) },
    consumes: ['application/octet-stream'],
  },
} satisfies Endpoint

export const readImport = {
  method: 'GET',
  url: `${imports}/:id`,
  config: { access: 'backoffice', summary: 'Ein Import mit seiner Prüfung' },
  schema: { params: id, response: { 200: StockImport } },
} satisfies Endpoint

/** Server-sent events: state and progress whenever they change. */
export const followImport = {
  method: 'GET',
  url: `${imports}/:id/events`,
  config: { access: 'backoffice', summary: 'Fortschritt eines Imports (Server-Sent Events)' },
  schema: { params: id },
} satisfies Endpoint

export const ImportProgress = z.object({ state: ImportState, progress: z.int() })
export type ImportProgress = z.infer<typeof ImportProgress>

/** Checks again. The mappings are remembered for the source, corrections and replacements for this file. */
export const checkImport = {
  method: 'POST',
  url: `${imports}/:id/check`,
  config: { access: 'backoffice', summary: 'Zuordnungen und Berichtigungen speichern und erneut prüfen' },
  schema: {
    params: id,
    body: z.strictObject({
      mapping: ColumnMapping.optional(),
      values: ValueMapping.optional(),
      corrections: Corrections.optional(),
      /** The new text by column and delivered text, for every line with that text. */
      replacements: ValueMapping.optional(),
    }),
    response: { 200: StockImport },
  },
} satisfies Endpoint

/**
 * `newNames` confirms unknown makers as really new. 409 while an unknown maker is neither mapped nor confirmed.
 */
export const takeImport = {
  method: 'POST',
  url: `${imports}/:id/take`,
  config: { access: 'backoffice', summary: 'Einen geprüften Import übernehmen' },
  schema: {
    params: id,
    body: z.strictObject({ releaseRemovals: z.boolean(), newNames: z.array(text).max(200).default([]) }),
    response: { 200: StockImport },
  },
} satisfies Endpoint

export const discardImport = {
  method: 'DELETE',
  url: `${imports}/:id`,
  config: { access: 'backoffice', summary: 'Einen Import verwerfen' },
  schema: { params: id, response: { 204: z.undefined() } },
} satisfies Endpoint

/** For German Excel; texts that it would run as formulas are escaped. */
export const exportImportFindings = {
  method: 'GET',
  url: `${imports}/:id/findings`,
  config: { access: 'backoffice', summary: 'Befunde eines Imports als CSV' },
  schema: { params: id },
} satisfies Endpoint

/** What an import changed, with the values before. */
export const ImportedChange = z.object({
  gwnummer: z.string(),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type ImportedChange = z.infer<typeof ImportedChange>

export const listImportChanges = {
  method: 'GET',
  url: `${imports}/:id/changes`,
  config: { access: 'backoffice', summary: 'Was ein Import geändert hat, mit den Werten davor' },
  schema: {
    params: id,
    querystring: z.strictObject({ page: pageNumber }),
    response: { 200: z.object({ total: z.int(), changes: z.array(ImportedChange) }) },
  },
} satisfies Endpoint

/**
 * A delivery by a program: the file is the body, `Authorization: Bearer KEY` names the source. It is checked and taken
 * over without a person; removals beyond the limit and rows in quarantine wait.
 */
export const deliverStock = {
  method: 'POST',
  url: '/mvp/api/stock-imports',
  config: {
    access: 'public',
    changesState: false,
    hasOwnKeys: true,
    summary: 'Eine Lieferung mit dem Schlüssel ihrer Herkunft einreichen',
  },
  schema: {
    querystring: z.strictObject({ name: z.string().min(1).max(255).default('lieferung.csv') }),
    response: { 202: z.object({ id: z.string() }) },
    consumes: [
      'application/octet-stream',
      'text/csv',
      'application/gzip',
      'application/x-ndjson',
      'application/zip',
    ],
  },
} satisfies Endpoint
