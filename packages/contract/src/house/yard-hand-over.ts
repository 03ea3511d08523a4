import { codeFlaw, codeMissing, handedPapers, handOverPhotosMaximum } from '@portal/domain/sale/pick-up'
import { refusalFlaw, refusalReasons } from '@portal/domain/sale/refusals'
import { freeText } from '@portal/domain/values/fields'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { HandOverState } from '../sale/hand-overs.ts'
import { Signature } from '../sale/signature.ts'

const moment = z.iso.datetime()

const url = '/mvp/api/house-hand-overs'

/** The PIN, or the token of a scanned pass. */
const code = z.string().trim().min(1, codeMissing).max(300)
/** Refused here, so that a mistyped PIN does not count as a wrong one. */
const typedCode = code.superRefine((text, context) => {
  const message = codeFlaw(text)
  if (message !== null && text !== '') context.addIssue({ code: 'custom', message })
})
const gwnummer = z.string().regex(/^\d{6}$/, t('GW-Nummern haben sechs Ziffern.'))

/** A vehicle with a valid pass, before it is handed over; without prices. */
export const CheckedPass = z.object({
  ...{ gwnummer: z.string(), title: z.string(), fin: z.string(), color: z.string().nullable() },
  location: z.string().nullable(),
  photo: z.object({ ordner: z.string(), datei: z.string() }).nullable(),
  /** As recorded for the vehicle; null = unknown. */
  mileage: z.int().nullable(),
  keys: z.int().nullable(),
  ...{ kind: z.string(), name: z.string(), firm: z.string().nullable(), plate: z.string().nullable() },
  appointmentAt: moment,
  state: HandOverState,
})
export type CheckedPass = z.infer<typeof CheckedPass>

/**
 * A pick-up of today or later. `tokenHash` is null unless the pass is valid; a device without a connection compares it
 * with what it scans, so that it refuses a pass that was renewed before the list was read.
 */
const ExpectedPickUp = CheckedPass.extend({
  tokenHash: z.string().nullable(),
  /** Why its carrier may not collect; null if it may. */
  carrierRefusal: z.string().nullable(),
})

export const ExpectedPickUps = z.object({
  day: z.iso.date(),
  readAt: moment,
  pickUps: z.array(ExpectedPickUp),
})
export type ExpectedPickUps = z.infer<typeof ExpectedPickUps>

/** Earliest first. */
export const listExpectedPickUps = {
  method: 'GET',
  url,
  config: { access: 'yard', summary: 'Erwartete Abholungen, ab heute' },
  schema: { response: { 200: ExpectedPickUps } },
} satisfies Endpoint

/**
 * Wrong PINs are counted: after five there is a pause of 15 minutes. A pass that is not valid, or for another vehicle
 * than the chosen one, is answered by 409 `pass-refused` with the reason.
 */
export const checkPass = {
  method: 'POST',
  url: `${url}/check`,
  config: { access: 'yard', summary: 'Abholausweis prüfen, gescannt oder mit PIN' },
  schema: {
    body: z.strictObject({ code: typedCode, gwnummer: gwnummer.optional() }),
    response: { 200: CheckedPass },
  },
} satisfies Endpoint

/** Characters of a photo as base64. */
export const photoMaxLength = 700_000
const Photo = z
  .string()
  .max(photoMaxLength, t('Ein Foto ist zu groß.'))
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, t('Ungültiges Foto'))

const fromDevice = {
  /** From the device, so that a repetition is recognised. */
  id: z.uuid(),
  /** By the clock of the device, which may send later. */
  recordedAt: moment,
  /** The time of this sending by the same clock, which tells how wrong it is. */
  sentAt: moment.optional(),
}

export const NewHandOver = z.strictObject({
  ...fromDevice,
  code,
  gwnummer,
  isIdentitySeen: z.literal(true, { error: t('Bitte bestätigen, dass der amtliche Ausweis gesehen wurde.') }),
  mileage: z
    .int({ error: t('Bitte den Kilometerstand in ganzen Kilometern angeben.') })
    .min(0)
    .max(2_000_000, t('Bitte den Kilometerstand prüfen.')),
  keys: z
    .int({ error: t('Bitte die Zahl der Schlüssel angeben.') })
    .min(0)
    .max(9),
  papers: z.array(z.enum(namesOf(handedPapers))).max(10),
  note: freeText(500).default(''),
  /** JPEG, base64. */
  photos: z.array(Photo).max(handOverPhotosMaximum, t`Höchstens ${handOverPhotosMaximum} Fotos.`),
  /** Null where the name was typed instead. */
  signature: Signature.nullable(),
  signedName: freeText(80).refine(
    (name) => name !== '',
    t('Bitte unterschreiben lassen oder den Namen eintippen.'),
  ),
})
export type NewHandOver = z.infer<typeof NewHandOver>

/** Sets the purchase to "collected" with mail, and adds the record to its papers. */
export const handOver = {
  method: 'POST',
  url,
  config: { access: 'yard', summary: 'Fahrzeug mit Protokoll übergeben' },
  schema: { body: NewHandOver, response: { 200: z.object({ gwnummer: z.string(), at: moment }) } },
} satisfies Endpoint

/** The pass that was shown, or the vehicle where none was. */
export const NewRefusal = z
  .strictObject({
    ...fromDevice,
    code: code.nullable(),
    gwnummer: gwnummer.nullable(),
    reason: z.enum(namesOf(refusalReasons), { error: t('Bitte einen Grund wählen.') }),
    text: freeText(500).default(''),
  })
  .superRefine((refusal, context) => {
    const message = refusalFlaw(refusal)
    if (message !== null) context.addIssue({ code: 'custom', path: ['text'], message })
  })
export type NewRefusal = z.infer<typeof NewRefusal>

/** Recorded with the pass, which stays valid; the buyer and the office get a mail. */
export const refuseHandOver = {
  method: 'POST',
  url: `${url}/refusals`,
  config: { access: 'yard', summary: 'Festhalten, dass ein Fahrzeug nicht ausgegeben wurde' },
  schema: { body: NewRefusal, response: { 200: z.object({ gwnummer: z.string(), at: moment }) } },
} satisfies Endpoint
