import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ArrivalProof } from '../sale/arrival.ts'
import { ofPurchase } from '../sale/purchase.ts'

const url = '/mvp/api/house-purchases/:id'
const reply = { response: { 200: ArrivalProof } }

export const readHouseArrival = {
  method: 'GET',
  url: `${url}/arrival`,
  config: { access: 'backoffice', summary: 'Nachweis der Ankunft und Kaution eines Kaufs' },
  schema: { params: ofPurchase, ...reply },
} satisfies Endpoint

/** 409 `arrival-not-awaited` unless a proof of export waits. A repetition changes nothing. */
export const acceptArrival = {
  method: 'POST',
  url: `${url}/arrival/acceptance`,
  config: { access: 'backoffice', summary: 'Den Ausfuhrnachweis eines Kaufs annehmen' },
  schema: { params: ofPurchase, ...reply },
} satisfies Endpoint

/** Returned only once the proof is there, or the invoice is cancelled. A repetition changes nothing. */
export const markDeposit = {
  method: 'POST',
  url: `${url}/deposit`,
  config: { access: 'backoffice', summary: 'Kaution als eingegangen oder zurückgezahlt vermerken' },
  schema: { params: ofPurchase, body: z.strictObject({ state: z.enum(['received', 'returned']) }), ...reply },
} satisfies Endpoint
