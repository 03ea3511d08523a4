import { deskSorts } from '@portal/domain/buyer/watch-desk'
import { watchlistMaximum } from '@portal/domain/values/constants'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow, rowId, rowIdText } from '../rows.ts'
import { Car } from '../vehicles/cars.ts'
import { Enquiry } from './enquiries.ts'
import { Watch, WatchNote } from './watchlist.ts'

const euro = z.number().nullable()

const amount = z.number().min(0).max(10_000_000).nullable()

/** The account's own calculation, private to it: costs net, sale price gross for companies of Germany, in euro; null = not entered. */
export const TradeCalculation = z.strictObject({ preparation: amount, transport: amount, salePrice: amount })
export type TradeCalculation = z.infer<typeof TradeCalculation>

/** A watchlist entry with the data by which its owner compares, sorts and decides. Prices are those of the dealer tier. */
export const DeskEntry = Watch.extend({
  ...Car.pick({
    headlineinternet: true,
    fueltypedescription: true,
    getriebeTypValue: true,
    kwvon: true,
    psvon: true,
    farbe: true,
    location: true,
    transporter: true,
  }).shape,
  /** Null where VAT is not shown (section 25a UStG). */
  haendlerpreisnetto: euro,
  /** The dealer price when the vehicle was marked, as its reader pays it; null = there was none. */
  markedPrice: euro,
  groupId: z.int().nullable(),
  /** Not available at present, because it is reserved for somebody. */
  isReserved: z.boolean(),
  /** When it was sold; null for a vehicle that is not. */
  soldAt: z.iso.datetime().nullable(),
  /** Until when it is reserved for the company of the account; null for everybody else. */
  reservedUntil: z.iso.datetime().nullable(),
  ...WatchNote.pick({ note: true, mailOnChange: true }).shape,
  calculation: TradeCalculation,
  /** The account's last enquiry about the vehicle. */
  enquiry: Enquiry.pick({ id: true, kind: true, state: true, createdAt: true }).nullable(),
})
export type DeskEntry = z.infer<typeof DeskEntry>

export const WatchGroup = z.object({ id: z.int(), name: z.string() })
export type WatchGroup = z.infer<typeof WatchGroup>

const count = z.int()

/** A page of the watchlist, with the figures of the whole list. */
export const WatchDesk = z.object({
  groups: z.array(WatchGroup.extend({ count })),
  total: count,
  ungrouped: count,
  /** Vehicles on offer whose price fell or rose since they were marked. */
  cheaper: count,
  dearer: count,
  /** Entries whose vehicle is no longer available. */
  goneIds: z.array(z.int()),
  /** The chosen group; `all` where it does not exist any more. */
  group: z.union([z.enum(['all', 'none']), z.int()]),
  /** The sections of the chosen group over all pages, in their order; `sum` is in euro of the reader's price. */
  sections: z.array(z.object({ key: z.union([z.enum(['gone', 'none']), z.int()]), count, sum: z.number() })),
  /** All entries of the chosen group, in their order. */
  ids: z.array(z.int()),
  /** From 0; the last page where the requested one does not exist. */
  page: count,
  entries: z.array(DeskEntry),
})
export type WatchDesk = z.infer<typeof WatchDesk>

export const DeskChoice = z.strictObject({
  sort: z.enum(namesOf(deskSorts)).default('newest'),
  group: z.union([z.enum(['all', 'none']), rowIdText]).default('all'),
  page: z.coerce.number().int().min(0).max(1000).default(0),
})
export type DeskChoice = z.infer<typeof DeskChoice>

export const readWatchDesk = {
  method: 'GET',
  url: '/mvp/api/mvp-user-watch-desk',
  config: { access: 'active', summary: 'Die eigene Merkliste mit Gruppen, Änderungen und Anfragen' },
  schema: { querystring: DeskChoice, response: { 200: WatchDesk } },
} satisfies Endpoint

const ofVehicle = z.strictObject({ fahrzeugid: rowIdText })

export const readCalculation = {
  method: 'GET',
  url: '/mvp/api/mvp-user-calculations/:fahrzeugid',
  config: { access: 'dealer', summary: 'Die eigene Kalkulation zu einem Fahrzeug' },
  schema: { params: ofVehicle, response: { 200: TradeCalculation } },
} satisfies Endpoint

/** Puts the vehicle on the watchlist, where the calculation is kept. */
export const saveCalculation = {
  method: 'PUT',
  url: '/mvp/api/mvp-user-calculations/:fahrzeugid',
  config: {
    access: 'trader',
    summary: 'Die eigene Kalkulation zu einem Fahrzeug auf der Merkliste speichern',
  },
  schema: { params: ofVehicle, body: TradeCalculation, response: { 200: TradeCalculation } },
} satisfies Endpoint

const ids = z.array(rowId).min(1).max(watchlistMaximum)

/** What is set for all named entries; what is missing stays as it is. `groupId` null takes them out of their group. */
export const EntryChange = z
  .strictObject({ ids, groupId: rowId.nullable().optional(), mailOnChange: z.boolean().optional() })
  .refine(
    ({ groupId, mailOnChange }) => groupId !== undefined || mailOnChange !== undefined,
    t('Es ist keine Änderung angegeben.'),
  )
export type EntryChange = z.infer<typeof EntryChange>

const changed = { response: { 204: z.undefined() } }

export const changeEntries = {
  method: 'PUT',
  url: '/mvp/api/mvp-user-watch-desk',
  config: { access: 'buyer', summary: 'Gruppe oder Mail-Schalter mehrerer eigener Einträge setzen' },
  schema: { body: EntryChange, ...changed },
} satisfies Endpoint

export const removeEntries = {
  method: 'POST',
  url: '/mvp/api/mvp-user-watch-desk/removal',
  config: { access: 'buyer', summary: 'Mehrere eigene Einträge von der Merkliste entfernen' },
  schema: { body: z.strictObject({ ids }), ...changed },
} satisfies Endpoint

/** Undoes a removal of the last ten minutes; without ids the newest one. */
export const restoreEntries = {
  method: 'POST',
  url: '/mvp/api/mvp-user-watch-desk/restoration',
  config: { access: 'buyer', summary: 'Entfernte eigene Einträge wiederherstellen' },
  schema: {
    body: z.strictObject({ ids: ids.optional() }),
    response: { 200: z.object({ restored: z.int() }) },
  },
} satisfies Endpoint

export const NewWatchGroup = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, t('Bitte geben Sie der Gruppe einen Namen.'))
    .max(40, t('Der Name darf höchstens 40 Zeichen haben.')),
})

const group = { response: { 200: WatchGroup } }

export const createWatchGroup = {
  method: 'POST',
  url: '/mvp/api/mvp-user-watch-groups',
  config: { access: 'buyer', summary: 'Eine Gruppe der eigenen Merkliste anlegen' },
  schema: { body: NewWatchGroup, response: { 201: WatchGroup } },
} satisfies Endpoint

export const renameWatchGroup = {
  method: 'PUT',
  url: '/mvp/api/mvp-user-watch-groups/:id',
  config: { access: 'buyer', summary: 'Eine eigene Gruppe umbenennen' },
  schema: { params: ofRow, body: NewWatchGroup, ...group },
} satisfies Endpoint

export const removeWatchGroup = {
  method: 'DELETE',
  url: '/mvp/api/mvp-user-watch-groups/:id',
  config: {
    access: 'buyer',
    summary: 'Eine eigene Gruppe auflösen; ihre Fahrzeuge bleiben auf der Merkliste',
  },
  schema: { params: ofRow, ...changed },
} satisfies Endpoint

export const DeskFileFormat = z.enum(['csv', 'xlsx'])
export type DeskFileFormat = z.infer<typeof DeskFileFormat>

/** The whole watchlist as a file, or the named entries. A POST, because an address has no room for many ids. */
export const exportWatchDesk = {
  method: 'POST',
  url: '/mvp/api/mvp-user-watch-desk/file',
  config: {
    access: 'dealer',
    summary: 'Die eigene Merkliste als CSV- oder Excel-Datei',
  },
  schema: { body: z.strictObject({ format: DeskFileFormat, ids: ids.optional() }) },
} satisfies Endpoint
