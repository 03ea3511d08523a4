import { carrierProofs, carrierStateLabels } from '@portal/domain/sale/carriers'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { integerMax } from '../rows.ts'
import { nameLine } from '../sale/pick-up.ts'

const url = '/mvp/api/house-carriers'
const Kind = z.enum(namesOf(carrierProofs), { error: t('Bitte die Art des Nachweises wählen.') })

const CarrierPaper = z.object({
  id: z.uuid(),
  kind: Kind,
  name: z.string(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
})

/** A carrier of the house's list; the dates are the last valid days, null = not proved. */
export const HouseCarrier = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  insuranceUntil: z.iso.date().nullable(),
  licenceUntil: z.iso.date().nullable(),
  isActive: z.boolean(),
  state: z.enum(namesOf(carrierStateLabels)),
  papers: z.array(CarrierPaper),
})
export type HouseCarrier = z.infer<typeof HouseCarrier>

const until = z.iso.date(t('Bitte ein Datum angeben.')).nullable()

export const NewCarrier = z.strictObject({
  name: nameLine(80).refine((name) => name !== '', t('Bitte den Namen der Spedition angeben.')),
  insuranceUntil: until,
  licenceUntil: until,
})
export type NewCarrier = z.infer<typeof NewCarrier>

const ofCarrier = z.strictObject({ id: z.coerce.number().int().positive().max(integerMax) })
const reply = { response: { 200: z.array(HouseCarrier) } }

/** By state, those that need something first, then by name. */
export const listHouseCarriers = {
  method: 'GET',
  url,
  config: { access: 'backoffice', summary: 'Speditionen des Hauses mit ihren Nachweisen' },
  schema: { ...reply },
} satisfies Endpoint

export const addCarrier = {
  method: 'POST',
  url,
  config: { access: 'backoffice', summary: 'Eine Spedition auf die Liste setzen' },
  schema: { body: NewCarrier, ...reply },
} satisfies Endpoint

/** Another version is answered by 409 `carrier-changed`. */
export const changeCarrier = {
  method: 'PUT',
  url: `${url}/:id`,
  config: { access: 'backoffice', summary: 'Eine Spedition ändern oder von der Liste nehmen' },
  schema: {
    params: ofCarrier,
    body: NewCarrier.extend({ version: z.int(), isActive: z.boolean() }),
    ...reply,
  },
} satisfies Endpoint

/** Multipart with one part `file`, a PDF; name and kind are in the query. The same file again is stored once. */
export const uploadCarrierPaper = {
  method: 'POST',
  url: `${url}/:id/papers`,
  config: { access: 'backoffice', summary: 'Einen Nachweis einer Spedition hochladen' },
  schema: {
    params: ofCarrier,
    querystring: z.strictObject({ filename: z.string().max(2000).default(''), kind: Kind }),
    ...reply,
    consumes: ['multipart/form-data'],
  },
} satisfies Endpoint

const ofPaper = ofCarrier.extend({ paperId: z.uuid() })

export const readCarrierPaper = {
  method: 'GET',
  url: `${url}/:id/papers/:paperId`,
  config: { access: 'backoffice', summary: 'Einen Nachweis einer Spedition herunterladen' },
  schema: { params: ofPaper },
} satisfies Endpoint

export const deleteCarrierPaper = {
  method: 'DELETE',
  url: `${url}/:id/papers/:paperId`,
  config: { access: 'backoffice', summary: 'Einen Nachweis einer Spedition löschen' },
  schema: { params: ofPaper, ...reply },
} satisfies Endpoint
