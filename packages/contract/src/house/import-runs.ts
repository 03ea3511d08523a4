import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow, pageNumber } from '../rows.ts'
import { ImportedChange } from './stock-imports.ts'

const runs = '/mvp/api/house/import-runs'
const count = z.int()

export const RunKind = z.enum(['stock', 'conditions', 'purchases'])
export type RunKind = z.infer<typeof RunKind>
export const RunState = z.enum(['running', 'done', 'failed', 'refused', 'dry-run'])
export type RunState = z.infer<typeof RunState>

/** A delivery that no person uploaded: by command line or from the inbox. */
export const ImportRunEntry = z.object({
  id: count,
  kind: RunKind,
  fileName: z.string(),
  state: RunState,
  read: count,
  rejected: count,
  inserted: count,
  updated: count,
  withdrawn: count,
  startedAt: z.iso.datetime(),
})
export type ImportRunEntry = z.infer<typeof ImportRunEntry>

export const RunFinding = z.object({
  row: z.int(),
  column: z.string(),
  value: z.string(),
  rule: z.string(),
  hint: z.string(),
})

export const ImportRun = ImportRunEntry.extend({
  finishedAt: z.iso.datetime().nullable(),
  /** The first 1,000. */
  findings: z.array(RunFinding),
})
export type ImportRun = z.infer<typeof ImportRun>

/** The latest 100, the newest first. */
export const listImportRuns = {
  method: 'GET',
  url: runs,
  config: { access: 'backoffice', summary: 'Lieferungen über Befehlszeile und Eingang' },
  schema: { response: { 200: z.array(ImportRunEntry) } },
} satisfies Endpoint

export const readImportRun = {
  method: 'GET',
  url: `${runs}/:id`,
  config: {
    access: 'backoffice',
    summary: 'Eine Lieferung über Befehlszeile oder Eingang mit ihren Befunden',
  },
  schema: { params: ofRow, response: { 200: ImportRun } },
} satisfies Endpoint

export const listRunChanges = {
  method: 'GET',
  url: `${runs}/:id/changes`,
  config: { access: 'backoffice', summary: 'Was eine Lieferung geändert hat, mit den Werten davor' },
  schema: {
    params: ofRow,
    querystring: z.strictObject({ page: pageNumber }),
    response: { 200: z.object({ total: z.int(), changes: z.array(ImportedChange) }) },
  },
} satisfies Endpoint
