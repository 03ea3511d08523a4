import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const moment = z.iso.datetime()

/** A reservation above the limit of its buyer, which waits for another owner of the company. */
export const OpenReservation = z.object({
  id: z.uuid(),
  fahrzeugid: z.int(),
  gwnummer: z.string(),
  hersteller: z.string(),
  modellgruppe: z.string(),
  modell: z.string(),
  /** The dealer price at the reservation, in euros with VAT. */
  price: z.number(),
  /** Null once the account was deleted. */
  buyer: z.string().nullable(),
  reservedUntil: moment,
  expiresAt: moment,
  /** Whether the caller may decide: an owner other than the buyer. */
  mayDecide: z.boolean(),
})
export type OpenReservation = z.infer<typeof OpenReservation>

const url = '/mvp/api/mvp-meine/reservation-approvals'
const reply = { response: { 200: z.array(OpenReservation) } }

/** The earliest end first. */
export const listReservationApprovals = {
  method: 'GET',
  url,
  config: { access: 'trader', summary: 'Reservierungen des Betriebs, die eine Freigabe brauchen' },
  schema: reply,
} satisfies Endpoint

/** Once; a second decision is answered by 409 `approval-decided`. A refused reservation ends. */
export const decideReservation = {
  method: 'POST',
  url: `${url}/:id`,
  config: { access: 'owner', summary: 'Eine Reservierung über dem Limit freigeben oder ablehnen' },
  schema: {
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ approves: z.boolean() }),
    ...reply,
  },
} satisfies Endpoint
