import { stockFieldOf, stockFields } from '@portal/domain/house/stock-fields'
import { stockFilterOf } from '@portal/domain/house/stock-filters'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const url = '/mvp/api/house-stock'

/** One value or several under the same name of a query string. */
const several = <Item extends z.ZodType>(item: Item, maximum: number) =>
  z
    .preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z.array(item).max(maximum),
    )
    .optional()

const field = z
  .string()
  .max(60)
  .refine((name) => stockFieldOf(name) !== undefined, t('Dieses Feld gibt es nicht.'))

/** What a view of the stock finds and shows. Conditions are texts (`packages/domain/src/house/stock-filters.ts`). */
const query = {
  /** Number, FIN, or words of make and model. */
  q: z.string().trim().max(100).optional(),
  filter: several(
    z
      .string()
      // All body kinds of vans, the longest choice, need 430 characters.
      .max(600)
      .refine((text) => stockFilterOf(text) !== undefined, t('Diese Bedingung ist nicht lesbar.')),
    stockFields.length,
  ),
}
const shown = {
  /** A field and `asc` or `desc`; without it the newest are first. */
  sort: z
    .string()
    .max(70)
    .refine((text) => {
      const [name = '', direction = '', ...more] = text.split(',')
      return stockFieldOf(name) && ['asc', 'desc'].includes(direction) && more.length === 0
    }, t('Diese Sortierung gibt es nicht.'))
    .optional(),
  column: several(field, stockFields.length),
}

export const StockQuery = z.strictObject(query)
export type StockQuery = z.infer<typeof StockQuery>

/** All hits with columns and order. */
export const StockListQuery = z.strictObject({ ...query, ...shown })
export type StockListQuery = z.infer<typeof StockListQuery>

export const StockPageQuery = z.strictObject({
  ...query,
  ...shown,
  page: z.coerce.number().int().min(0).max(20_000).default(0),
  size: z.coerce.number().int().min(1).max(100).default(50),
})
export type StockPageQuery = z.infer<typeof StockPageQuery>

export const StockRow = z.object({
  gwnummer: z.string(),
  title: z.string(),
  photo: z.object({ ordner: z.string(), datei: z.string() }).nullable(),
  /** The values of the requested columns, by field. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type StockRow = z.infer<typeof StockRow>

export const StockPage = z.object({ rows: z.array(StockRow) })
export type StockPage = z.infer<typeof StockPage>

export const listStock = {
  method: 'GET',
  url,
  config: {
    access: 'backoffice',
    scope: 'house-stock:read',
    summary: 'Alle Fahrzeuge des Bestands mit Filtern, Spalten und Sortierung',
  },
  schema: { querystring: StockPageQuery, response: { 200: StockPage } },
} satisfies Endpoint

/** How many vehicles a query finds: a call of its own, so that rows never wait for it. */
export const countStock = {
  method: 'GET',
  url: `${url}/total`,
  config: { access: 'backoffice', scope: 'house-stock:read', summary: 'Anzahl der Treffer im Bestand' },
  schema: { querystring: StockQuery, response: { 200: z.object({ total: z.int() }) } },
} satisfies Endpoint

/** The numbers of every hit, newest first: what a job freezes for "alle Treffer". */
export const listStockNumbers = {
  method: 'GET',
  url: `${url}/numbers`,
  config: { access: 'backoffice', summary: 'GW-Nummern aller Treffer' },
  schema: { querystring: StockQuery, response: { 200: z.object({ gwnummern: z.array(z.string()) }) } },
} satisfies Endpoint

const stored = {
  name: z.string().trim().min(1, t('Bitte einen Namen angeben.')).max(60),
  /** Seen by everybody of the house; otherwise by its owner. */
  shared: z.boolean(),
  q: query.q,
  filter: query.filter,
  ...shown,
}
export const NewStockView = z.strictObject(stored)
export type NewStockView = z.infer<typeof NewStockView>

export const StockView = z.object({
  id: z.uuid(),
  name: stored.name,
  shared: z.boolean(),
  /** Whether the caller may change it: its owner, for shared views an administrator too. */
  mine: z.boolean(),
  q: z.string().nullable(),
  filter: z.array(z.string()),
  sort: z.string().nullable(),
  column: z.array(z.string()),
})
export type StockView = z.infer<typeof StockView>

const params = z.strictObject({ id: z.uuid() })

export const listStockViews = {
  method: 'GET',
  url: `${url}/views`,
  config: { access: 'backoffice', summary: 'Eigene und gemeinsame Ansichten des Bestands' },
  schema: { response: { 200: z.array(StockView) } },
} satisfies Endpoint

export const addStockView = {
  method: 'POST',
  url: `${url}/views`,
  config: { access: 'backoffice', summary: 'Eine Ansicht speichern' },
  schema: { body: NewStockView, response: { 201: StockView } },
} satisfies Endpoint

export const changeStockView = {
  method: 'PUT',
  url: `${url}/views/:id`,
  config: { access: 'backoffice', summary: 'Eine Ansicht ersetzen' },
  schema: { params, body: NewStockView, response: { 200: StockView } },
} satisfies Endpoint

export const deleteStockView = {
  method: 'DELETE',
  url: `${url}/views/:id`,
  config: { access: 'backoffice', summary: 'Eine Ansicht löschen' },
  schema: { params, response: { 204: z.undefined() } },
} satisfies Endpoint
