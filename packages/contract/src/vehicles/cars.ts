import { Criteria, checkBounds, criteriaShape } from '@portal/domain/search/criteria'
import { resultPageSize, resultPageSizeMax } from '@portal/domain/values/constants'
import { sorts } from '@portal/domain/vehicles/car-sorts'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { cursor } from '../rows.ts'
import { withDismissed } from './dismissed-cars.ts'

export const CarFile = z.object({
  eaktedokumentid: z.int(),
  eaktedokumenttyp: z.enum(['GUTACHTEN_INTERNETBILD', 'GUTACHTEN_LIGHT', 'VERKAUFSEXPERTISE']),
  ordner: z.string(),
  datei: z.string(),
})
export type CarFile = z.infer<typeof CarFile>

/**
 * A car stock entry (specification section 3, E-41). `haendlerpreisbrutto` and `preisDealer` are sent to the dealer
 * tier only; `preis` is the price of the caller's tier (U-49). Prices are gross euro except `preisNetto` and the `preis` of whoever
 * has it, registration and HU are ISO
 * dates, `ausstattungserie`/`ausstattungsonder` are `;;;`-joined and `serieAccessoires`/`specialAccessoires` the same
 * lists as arrays.
 */
export const Car = z.object({
  fahrzeugid: z.int(),
  gwnummer: z.string(),
  hersteller: z.string(),
  modellgruppe: z.string(),
  modell: z.string(),
  headlineinternet: z.string().nullable(),
  kilometerstandvon: z.int(),
  kilometerstandbis: z.int().nullable(),
  erstzulassungvon: z.string(),
  planverkaufspreisprivatkundengeschaeftbrutto: z.number(),
  haendlerpreisbrutto: z.number().optional(),
  vatMode: z.enum(['REGEL', 'DIFFERENZ']),
  /** Consumption and CO2 in one sentence; null where advertising need not state them (section 2 Pkw-EnVKV). */
  energyLabel: z.string().nullable(),
  preisUser: z.number(),
  preisDealer: z.number().optional(),
  /** The net dealer price in euro, for callers who pay no German VAT, of vehicles whose VAT can be shown. */
  preisNetto: z.number().optional(),
  preis: z.number(),
  psvon: z.int().nullable(),
  kwvon: z.int().nullable(),
  kwbis: z.int().nullable(),
  farbe: z.string().nullable(),
  /** Where it stands on the yard. */
  location: z.string().nullable(),
  imageIds: z.array(z.int()),
  ausstattungserie: z.string().nullable(),
  ausstattungsonder: z.string().nullable(),
  serieAccessoires: z.array(z.string()),
  specialAccessoires: z.array(z.string()),
  getriebeTypValue: z.string().nullable(),
  fueltypedescription: z.string().nullable(),
  anzahlsitze: z.int().nullable(),
  anzahltueren: z.int().nullable(),
  hubraum: z.int().nullable(),
  schadstoffklassetyp: z.string().nullable(),
  feinstaubplakettetypdescription: z.string().nullable(),
  fahrzeugaufbaubezeichnung: z.string().nullable(),
  hu_faellig_am: z.string().nullable(),
  scheibe_gewechselt: z.boolean().nullable(),
  winterraeder: z.boolean().nullable(),
  minderwerte: z.number().nullable(),
  mvpcarstockimages: z.array(CarFile),
  /** First publication. */
  publishedAt: z.iso.datetime().nullable(),
  /** The last fall of the price of the caller's tier: when, and by how many euro of it. */
  priceDrop: z.object({ at: z.iso.datetime(), euro: z.number() }).nullable(),
  /** When it was offered again after it had been gone. */
  backAt: z.iso.datetime().nullable(),
  transporter: z.boolean(),
  available: z.boolean(),
  eaktedokumentid: z.int(),
})
export type Car = z.infer<typeof Car>

/** The entry on the page of a car; `reservedUntil` only for the company it is reserved for. */
export const CarOfPage = Car.extend({ reservedUntil: z.iso.datetime().optional() })
export type CarOfPage = z.infer<typeof CarOfPage>

export const CarSort = z.enum(sorts)
export type CarSort = z.infer<typeof CarSort>

export const paging = {
  page: z.coerce.number().int().min(0).max(1_000_000).default(0),
  size: z.coerce.number().int().min(1).max(resultPageSizeMax).default(resultPageSize),
}
const carPaging = { ...paging, ...withDismissed, sort: CarSort.default('eaktedokumentid,desc') }

export const CarPage = z.strictObject(carPaging)
export type CarPage = z.infer<typeof CarPage>
export const CarSearch = z.strictObject({ ...criteriaShape, ...carPaging }).superRefine(checkBounds)
export const CarSearchPage = z.strictObject({ ...carPaging, countOnly: z.stringbool().default(false) })

/** Criteria of a count; `dismissed` as for lists. */
export const CarCount = z.strictObject({ ...criteriaShape, ...withDismissed }).superRefine(checkBounds)

const cars = z.array(Car)
const list = { response: { 200: cars } }

export const listCars = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks',
  config: { access: 'public', scope: 'stock:read', summary: 'Alle verfügbaren Fahrzeuge, seitenweise' },
  schema: { querystring: CarPage.extend({ cursor }), ...list },
} satisfies Endpoint

export const searchCars = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/search/with',
  config: { access: 'public', scope: 'stock:read', summary: 'Fahrzeuge, die alle Kriterien erfüllen' },
  schema: { querystring: CarSearch, ...list },
} satisfies Endpoint

export const countCars = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/search/with/count',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Anzahl der Fahrzeuge, die alle Kriterien erfüllen',
  },
  schema: { querystring: CarCount, response: { 200: z.int() } },
} satisfies Endpoint

/** The total and, for each option of both forms, how many cars it would leave given all other criteria. */
export const OptionCounts = z.object({
  total: z.int(),
  options: z.record(z.string(), z.record(z.string(), z.int())),
})
export type OptionCounts = z.infer<typeof OptionCounts>

export const countOptions = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/search/with/option-counts',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Trefferzahl gesamt und je Auswahlmöglichkeit, gegeben alle anderen Kriterien',
  },
  schema: { querystring: CarCount, response: { 200: OptionCounts } },
} satisfies Endpoint

export const detailSearchCars = {
  method: 'POST',
  url: '/mvp/api/mvp-car-stocks/detailsearch/with',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Detailsuche; mit countOnly=true nur die Anzahl',
    changesState: false,
  },
  schema: { querystring: CarSearchPage, body: Criteria, response: { 200: z.union([cars, z.int()]) } },
} satisfies Endpoint

export const readCar = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/:id',
  config: { access: 'public', scope: 'stock:read', summary: 'Ein Fahrzeug', anyText: true },
  schema: { params: z.strictObject({ id: z.string().max(300) }), response: { 200: CarOfPage } },
} satisfies Endpoint

export const listYears = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/years',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Jahre der Erstzulassung im Bestand, absteigend',
  },
  schema: { response: { 200: z.array(z.int()) } },
} satisfies Endpoint

export const readCarByGwNumber = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/gwnumber/:gw',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Ein Fahrzeug über seine GW-Nummer',
    anyText: true,
  },
  schema: { params: z.strictObject({ gw: z.string().max(300) }), response: { 200: Car } },
} satisfies Endpoint

export const listCarsOfMake = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/make/:make',
  config: { access: 'public', scope: 'stock:read', summary: 'Fahrzeuge eines Herstellers' },
  schema: { params: z.strictObject({ make: z.string().max(80) }), querystring: CarPage, ...list },
} satisfies Endpoint

export const listNewestCars = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks-last',
  config: { access: 'public', scope: 'stock:read', summary: 'Die 6 neuesten Fahrzeuge' },
  schema: list,
} satisfies Endpoint

export const listNewestFiftyCars = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks-last-fifty',
  config: { access: 'public', scope: 'stock:read', summary: 'Die 50 neuesten Fahrzeuge' },
  schema: list,
} satisfies Endpoint
