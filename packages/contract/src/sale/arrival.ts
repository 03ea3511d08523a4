import {
  arrivalFileKinds,
  arrivalNeeds,
  arrivalProofs,
  arrivalStates,
  depositStates,
} from '@portal/domain/sale/arrival'

import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { nameLine } from './pick-up.ts'
import { ofPurchase, purchaseUrl } from './purchase.ts'
import { Signature } from './signature.ts'

const moment = z.iso.datetime()
const day = z.iso.date()

/** The VAT deposited for a sale without VAT. */
export const VatDeposit = z.object({
  amountCents: z.int(),
  state: z.enum(depositStates),
  receivedOn: day.nullable(),
  returnedOn: day.nullable(),
})
export type VatDeposit = z.infer<typeof VatDeposit>

/** The proof that a vehicle sold without VAT has left the country. */
export const ArrivalProof = z.object({
  need: z.enum(arrivalNeeds).nullable(),
  state: z.enum(arrivalStates),
  collectedOn: day.nullable(),
  /** The last day of the period; null before the collection. */
  dueOn: day.nullable(),
  proof: z
    .object({ id: z.uuid(), kind: z.enum([...arrivalProofs.eu, ...arrivalProofs.export]), at: moment })
    .nullable(),
  /** Whether the registration papers stay with the house until the proof is there, and accepted if it is one of export. */
  heldPapers: z.boolean(),
  deposit: VatDeposit.nullable(),
})
export type ArrivalProof = z.infer<typeof ArrivalProof>

/** The same for the company that bought. `deposit` is null for people who may not see payments. */
export const Arrival = ArrivalProof.extend({
  /** Whether the caller may send the proof. */
  mayProve: z.boolean(),
  /** What the confirmation says; null where none is needed. */
  form: z
    .object({
      company: z.string(),
      address: z.array(z.string()),
      country: z.string(),
      vehicle: z.string(),
      fin: z.string(),
      place: z.string(),
    })
    .nullable(),
})
export type Arrival = z.infer<typeof Arrival>

export const NewConfirmation = z.strictObject({
  /** Where the vehicle arrived. */
  place: nameLine(80).refine(
    (place) => place !== '',
    t('Bitte den Ort angeben, an dem das Fahrzeug angekommen ist.'),
  ),
  /** "2026-11" */
  month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, t('Bitte den Monat der Ankunft angeben.')),
  /** Null where the name was typed instead. */
  signature: Signature.nullable(),
  signedName: nameLine(80).refine((name) => name !== '', t('Bitte den Namen angeben.')),
})
export type NewConfirmation = z.infer<typeof NewConfirmation>

const url = `${purchaseUrl}/arrival`
const reply = { response: { 200: Arrival } }

export const readArrival = {
  method: 'GET',
  url,
  config: { access: 'member', summary: 'Nachweis der Ankunft im Ausland, mit Kaution' },
  schema: { params: ofPurchase, ...reply },
} satisfies Endpoint

/** Makes the confirmation as a PDF and adds it to the papers. */
export const confirmArrival = {
  method: 'POST',
  url: `${url}/confirmation`,
  config: { access: 'trader', summary: 'Gelangensbestätigung unterschreiben' },
  schema: { params: ofPurchase, body: NewConfirmation, ...reply },
} satisfies Endpoint

/** Multipart with one part `file`, a PDF. */
export const sendArrivalFile = {
  method: 'POST',
  url: `${url}/file`,
  config: { access: 'trader', summary: 'Gelangensbestätigung, CMR oder Ausfuhrnachweis hochladen' },
  schema: {
    params: ofPurchase,
    querystring: z.strictObject({
      filename: z.string().max(2000).default(''),
      kind: z.enum(arrivalFileKinds, { error: t('Bitte die Art des Nachweises angeben.') }),
    }),
    ...reply,
    consumes: ['multipart/form-data'],
  },
} satisfies Endpoint
