import { collectorKinds, passStateLabels } from '@portal/domain/sale/pick-up'
import { refusalReasons } from '@portal/domain/sale/refusals'
import { freeText } from '@portal/domain/values/fields'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { integerMax } from '../rows.ts'
import { ofPurchase, purchaseUrl } from './purchase.ts'

export const PassState = z.enum(namesOf(passStateLabels))
const CollectorKind = z.enum(namesOf(collectorKinds), { error: t('Bitte wählen Sie, wer abholt.') })
const moment = z.iso.datetime()

/** Angle brackets begin markup, which no name has. Marks that change the direction of text would hide another name. */
export const nameLine = (max: number) =>
  freeText(max)
    .transform((text) => text.replace(/\p{Bidi_Control}/gu, '').trim())
    .refine((text) => !/[<>\n]/.test(text), t('Spitze Klammern und Zeilenumbrüche sind nicht erlaubt.'))

/** Day and time are needed once the vehicle is ready, and are ignored before. */
export const NewPickUp = z.strictObject({
  kind: CollectorKind,
  name: nameLine(80).refine(
    (name) => /\p{L}/u.test(name),
    t('Bitte den Namen angeben, wie er im Ausweis der Person steht.'),
  ),
  /** A carrier of the house's list, whose name is then the firm; null = another one, or none. */
  carrier: z.int().positive().max(integerMax).nullable().default(null),
  firm: nameLine(80).default(''),
  plate: nameLine(20).default(''),
  appointment_date: z.iso.date(t('Bitte einen Tag wählen.')).nullable().default(null),
  appointment_time: z
    .string()
    .regex(/^\d{2}:\d{2}$/, t('Bitte eine Uhrzeit wählen.'))
    .nullable()
    .default(null),
})
export type NewPickUp = z.infer<typeof NewPickUp>

/** Free days and fee so far; missing before the vehicle is ready and where the day it was is unknown. */
export const StorageFee = z.object({
  lastFreeDay: z.iso.date(),
  /** Working days after today. */
  daysLeft: z.int(),
  /** Euros without VAT. */
  perDay: z.number(),
  soFar: z.number(),
})
export type StorageFee = z.infer<typeof StorageFee>

const Collector = z.object({
  kind: CollectorKind,
  /** Null once it was deleted, as are firm and plate. */
  name: z.string().nullable(),
  firm: z.string().nullable(),
  plate: z.string().nullable(),
  appointmentAt: moment.nullable(),
})

/** That and why the vehicle was not handed over; the text is null once it was deleted. */
export const Refusal = z.object({
  at: moment,
  reason: z.enum(namesOf(refusalReasons)),
  text: z.string().nullable(),
})
export type Refusal = z.infer<typeof Refusal>

/** Who collects a purchase of the caller's company. */
export const PickUp = z.object({
  /** Whether the caller may name a collector and open the pass. */
  mayChange: z.boolean(),
  fee: StorageFee.nullable(),
  /** The newest pass; `token` and `pin` only while it is valid, for people who may change it. */
  pass: Collector.extend({
    state: PassState,
    token: z.string().nullable(),
    pin: z.string().nullable(),
    /** The chosen carrier of the house's list. */
    carrier: z.int().nullable(),
    /** Why the yard will not hand over to that carrier; null if it will. */
    carrierRefusal: z.string().nullable(),
  }).nullable(),
  /** Newest first. */
  refusals: z.array(Refusal),
})
export type PickUp = z.infer<typeof PickUp>

const url = `${purchaseUrl}/pick-up`
const reply = { response: { 200: PickUp } }

export const readPickUp = {
  method: 'GET',
  url,
  config: { access: 'member', summary: 'Wer ein gekauftes Fahrzeug abholt, mit Frist und Standgebühr' },
  schema: { params: ofPurchase, ...reply },
} satisfies Endpoint

/** A carrier that may be chosen; `until` is its last valid day, `isValid` whether it is so today. */
export const ListedCarrier = z.object({
  id: z.int(),
  name: z.string(),
  until: z.iso.date().nullable(),
  isValid: z.boolean(),
})
export type ListedCarrier = z.infer<typeof ListedCarrier>

/** By name. */
export const listCarriers = {
  method: 'GET',
  url: '/mvp/api/mvp-meine/carriers',
  config: { access: 'member', summary: 'Speditionen, die ein gekauftes Fahrzeug abholen dürfen' },
  schema: { response: { 200: z.array(ListedCarrier) } },
} satisfies Endpoint

/** A pass made before becomes invalid at once. */
export const namePickUp = {
  method: 'PUT',
  url,
  config: {
    access: 'trader',
    summary: 'Abholer eintragen; bei einem bereiten Fahrzeug entsteht der Ausweis',
  },
  schema: { params: ofPurchase, body: NewPickUp, ...reply },
} satisfies Endpoint

/** New token and PIN for the same person, day and time. */
export const renewPass = {
  method: 'POST',
  url: `${url}/renewal`,
  config: { access: 'trader', summary: 'Abholausweis erneuern; der alte gilt sofort nicht mehr' },
  schema: { params: ofPurchase, ...reply },
} satisfies Endpoint

/** No effect where nobody is named. */
export const callOffPickUp = {
  method: 'DELETE',
  url,
  config: { access: 'trader', summary: 'Abholung absagen; der Ausweis gilt sofort nicht mehr' },
  schema: { params: ofPurchase, ...reply },
} satisfies Endpoint

/** A pass for whoever has its link: no prices, nothing about money but the storage fee. */
export const Pass = z.object({
  state: PassState,
  /** Null unless the pass is valid. */
  shown: Collector.extend({
    gwnummer: z.string(),
    title: z.string(),
    fin: z.string(),
    color: z.string().nullable(),
    puchasesDate: z.iso.date(), // sic
    /** The company that bought. */
    company: z.string().nullable(),
    pin: z.string(),
    fee: StorageFee.nullable(),
    /** One step a line. */
    directions: z.string(),
  }).nullable(),
})
export type Pass = z.infer<typeof Pass>

/** The token is in the body, so that no log of a proxy contains it. */
export const readPass = {
  method: 'POST',
  url: '/mvp/api/pick-up-pass',
  config: { access: 'public', summary: 'Abholausweis über seinen geheimen Link', changesState: false },
  schema: { body: z.strictObject({ token: z.string().max(300) }), response: { 200: Pass } },
} satisfies Endpoint
