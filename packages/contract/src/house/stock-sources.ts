import { NumberFrom, SourceFormat } from '@portal/domain/house/stock-imports'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow } from '../rows.ts'

const gwNumber = z.int().min(1).max(999_999)
const percent = z.int().min(0).max(100)
const sources = '/mvp/api/house/stock-sources'

export const StockSource = z.object({
  id: z.int(),
  name: z.string(),
  format: SourceFormat,
  isWhole: z.boolean(),
  keepsHandEdits: z.boolean(),
  shrinkPercent: z.int(),
  priceJumpPercent: z.int(),
  numberFrom: NumberFrom,
  /** The first and the last GW number that may be assigned; null without a range. */
  numberFirst: z.int().nullable(),
  numberLast: z.int().nullable(),
  /** Internal numbers with an assigned GW number. */
  numbersAssigned: z.int(),
  /** Unsold vehicles that it delivered last. */
  vehicles: z.int(),
  /** When its key was made; null = none. */
  keyCreatedAt: z.iso.datetime().nullable(),
})
export type StockSource = z.infer<typeof StockSource>

export const ListedSource = StockSource.extend({
  /** Its folder of the watched inbox; null when there is no inbox. */
  inboxFolder: z.string().nullable(),
})
export type ListedSource = z.infer<typeof ListedSource>

export const NewSource = z
  .strictObject({
    name: z.string().trim().min(1, t('Bitte einen Namen angeben.')).max(80),
    format: SourceFormat,
    isWhole: z.boolean(),
    keepsHandEdits: z.boolean(),
    shrinkPercent: percent,
    priceJumpPercent: percent,
    numberFrom: NumberFrom.default('column'),
    numberFirst: gwNumber.nullable().default(null),
    numberLast: gwNumber.nullable().default(null),
  })
  .superRefine(({ numberFrom, numberFirst, numberLast }, context) => {
    if (numberFrom !== 'range') return
    const missing = t('Bitte die erste und die letzte Nummer des Kreises angeben.')
    if (numberFirst === null) context.addIssue({ code: 'custom', path: ['numberFirst'], message: missing })
    if (numberLast === null) context.addIssue({ code: 'custom', path: ['numberLast'], message: missing })
    if (numberFirst !== null && numberLast !== null && numberFirst > numberLast)
      context.addIssue({
        code: 'custom',
        path: ['numberLast'],
        message: t('Die letzte Nummer darf nicht vor der ersten liegen.'),
      })
  })
export type NewSource = z.infer<typeof NewSource>

export const listSources = {
  method: 'GET',
  url: sources,
  config: { access: 'backoffice', summary: 'Herkünfte des Bestands' },
  schema: { response: { 200: z.array(ListedSource) } },
} satisfies Endpoint

export const createSource = {
  method: 'POST',
  url: sources,
  config: { access: 'backoffice', summary: 'Eine Herkunft anlegen' },
  schema: { body: NewSource, response: { 201: StockSource } },
} satisfies Endpoint

export const changeSource = {
  method: 'PUT',
  url: `${sources}/:id`,
  config: { access: 'backoffice', summary: 'Regeln einer Herkunft ändern' },
  schema: { params: ofRow, body: NewSource, response: { 200: StockSource } },
} satisfies Endpoint

/** Replaces an earlier key. The key is in this response and nowhere else. */
export const createSourceKey = {
  method: 'POST',
  url: `${sources}/:id/key`,
  config: { access: 'backoffice', summary: 'Einen Schlüssel für die Schnittstelle anlegen' },
  schema: { params: ofRow, response: { 200: z.object({ key: z.string() }) } },
} satisfies Endpoint

export const revokeSourceKey = {
  method: 'DELETE',
  url: `${sources}/:id/key`,
  config: { access: 'backoffice', summary: 'Den Schlüssel einer Herkunft widerrufen' },
  schema: { params: ofRow, response: { 204: z.undefined() } },
} satisfies Endpoint
