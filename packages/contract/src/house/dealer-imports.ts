import { dealerImportKinds } from '@portal/domain/house/dealer-imports'
import { importStates } from '@portal/domain/house/imports'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ColumnMapping, FileLayout, ImportFinding } from './stock-imports.ts'

const url = '/uaa/api/dealer-imports'
const moment = z.iso.datetime()

/** What the takeover of the file would change or, after it, has changed. */
export const DealerImportCheck = z.object({
  read: z.int(),
  inserted: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  /** About changed states of purchases. */
  mails: z.int(),
  /** The first 1,000. */
  findings: z.array(ImportFinding),
  findingsTotal: z.int(),
})
export type DealerImportCheck = z.infer<typeof DealerImportCheck>

export const DealerImportEntry = z.object({
  id: z.uuid(),
  kind: z.enum(dealerImportKinds),
  fileName: z.string(),
  state: z.enum(importStates).extract(['columns', 'checked', 'done', 'undone']),
  /** Name of the account; null for a deleted one. */
  by: z.string().nullable(),
  createdAt: moment,
  changedAt: moment,
})
export type DealerImportEntry = z.infer<typeof DealerImportEntry>

/** What the undo restores and leaves as it is, because it was changed or used since; afterwards what it did. */
export const DealerImportUndo = z.object({
  /** The time until which the import can be undone; null after the undo. */
  until: moment.nullable(),
  restored: z.int(),
  kept: z.int(),
  /** The first 100: the partner number; of a purchase with FIN and date. */
  keptRows: z.array(z.string()),
})
export type DealerImportUndo = z.infer<typeof DealerImportUndo>

export const DealerImport = DealerImportEntry.extend({
  layout: FileLayout,
  /** Null while a required column is not mapped. */
  check: DealerImportCheck.nullable(),
  /** Null before the takeover, and when there is nothing to undo. */
  undo: DealerImportUndo.nullable(),
})
export type DealerImport = z.infer<typeof DealerImport>

const params = z.strictObject({ id: z.uuid() })
const reply = { response: { 200: DealerImport } }

export const listDealerImports = {
  method: 'GET',
  url,
  config: { access: 'admin', summary: 'Importe von Partnern und Käufen, der neueste zuerst' },
  schema: { response: { 200: z.array(DealerImportEntry) } },
} satisfies Endpoint

/** Multipart with one part `file`; name and kind are in the query. Changes no partner and no purchase. */
export const uploadDealerImport = {
  method: 'POST',
  url,
  config: { access: 'admin', summary: 'Eine Datei mit Partnern oder Käufen hochladen und prüfen' },
  schema: {
    querystring: z.strictObject({
      kind: z.enum(dealerImportKinds, { error: t('Bitte wählen, was die Datei enthält.') }),
      filename: z.string().min(1, t('Die Datei hat keinen Namen.')).max(255),
    }),
    response: { 201: DealerImport },
    consumes: ['multipart/form-data'],
  },
} satisfies Endpoint

export const readDealerImport = {
  method: 'GET',
  url: `${url}/:id`,
  config: { access: 'admin', summary: 'Ein Import von Partnern oder Käufen' },
  schema: { params, ...reply },
} satisfies Endpoint

export const mapDealerImport = {
  method: 'PUT',
  url: `${url}/:id/columns`,
  config: { access: 'admin', summary: 'Spalten zuordnen und prüfen' },
  schema: { params, body: z.strictObject({ mapping: ColumnMapping }), ...reply },
} satisfies Endpoint

/** All accepted rows or, after an error, none. A repetition changes nothing. */
export const takeDealerImport = {
  method: 'POST',
  url: `${url}/:id/take`,
  config: { access: 'admin', summary: 'Geprüfte Partner oder Käufe übernehmen' },
  schema: { params, ...reply },
} satisfies Endpoint

/** Until 72 hours after the takeover. A repetition changes nothing. */
export const undoDealerImport = {
  method: 'POST',
  url: `${url}/:id/undo`,
  config: { access: 'admin', summary: 'Übernommene Partner oder Käufe rückgängig machen' },
  schema: { params, ...reply },
} satisfies Endpoint

export const discardDealerImport = {
  method: 'DELETE',
  url: `${url}/:id`,
  config: { access: 'admin', summary: 'Einen Import verwerfen, der nicht übernommen ist' },
  schema: { params, response: { 204: z.undefined() } },
} satisfies Endpoint
