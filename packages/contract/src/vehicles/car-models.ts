import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

export const CarModel = z.object({
  hersteller: z.string(),
  modellgruppe: z.string(),
  modell: z.string(),
  transporter: z.boolean(),
})
export type CarModel = z.infer<typeof CarModel>

const maker = z.string().min(1).max(80)
const transporter = z.stringbool().optional()
const names = { response: { 200: z.array(z.string()) } }

/** Values that exist in the stock, per field of the search forms. */
export const FieldValues = z.object({
  hersteller: z.array(z.string()),
  jahre: z.array(z.int()),
  fahrzeugtyp: z.array(z.string()),
  fahrzeugkategorietypnfz: z.array(z.string()),
  kraftstoffart: z.array(z.string()),
  getriebe: z.array(z.string()),
  farbe: z.array(z.string()),
  schadstoffklassetyp: z.array(z.string()),
  anzahlsitze: z.array(z.int()),
  anzahltueren: z.array(z.int()),
})
export type FieldValues = z.infer<typeof FieldValues>

export const listFieldValues = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks-fields',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Werte der Suchfelder, die im Bestand vorkommen',
  },
  schema: { response: { 200: FieldValues } },
} satisfies Endpoint

export const listStockModels = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks-models',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Hersteller, Modellgruppen und Modelle im Bestand',
  },
  schema: { response: { 200: z.array(CarModel) } },
} satisfies Endpoint

/** The specification writes these paths with and without a plural s; both are served (U-45). */
const plural = '/mvp/api/mvp-car-manufacturer-modelgroup-models'
const singular = '/mvp/api/mvp-car-manufacturer-modelgroup-model'

export const listModels = {
  method: 'GET',
  url: plural,
  config: { access: 'public', scope: 'stock:read', summary: 'Hersteller, Modellgruppen und Modelle' },
  schema: { response: { 200: z.array(CarModel) } },
} satisfies Endpoint
export const listModelsSingular = { ...listModels, url: singular } satisfies Endpoint

export const listMakers = {
  method: 'GET',
  url: `${plural}/manufacturer`,
  config: { access: 'public', scope: 'stock:read', summary: 'Hersteller, alphabetisch' },
  schema: { querystring: z.strictObject({ transporter }), ...names },
} satisfies Endpoint
export const listMakersSingular = { ...listMakers, url: `${singular}/manufacturer` } satisfies Endpoint

export const listModelGroups = {
  method: 'GET',
  url: `${singular}/modelgroup`,
  config: { access: 'public', scope: 'stock:read', summary: 'Modellgruppen eines Herstellers' },
  schema: { querystring: z.strictObject({ maker, transporter }), ...names },
} satisfies Endpoint
export const listModelGroupsPlural = { ...listModelGroups, url: `${plural}/modelgroup` } satisfies Endpoint

export const listModelDetails = {
  method: 'GET',
  url: `${singular}/with`,
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Modelle eines Herstellers und einer Modellgruppe',
  },
  schema: {
    querystring: z.strictObject({ maker, car_model: maker, transporter }),
    response: { 200: z.array(CarModel) },
  },
} satisfies Endpoint
export const listModelDetailsPlural = { ...listModelDetails, url: `${plural}/with` } satisfies Endpoint
