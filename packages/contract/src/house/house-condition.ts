import { t } from '@portal/domain/values/text'
import { damagePhotosMaximum, damagesMaximum } from '@portal/domain/vehicles/condition/damages'
import { isDrawn } from '@portal/domain/vehicles/condition/panels'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { integerMax, rowId } from '../rows.ts'
import { VehicleCondition } from '../vehicles/condition.ts'
import {
  damageFacts,
  noteText,
  once,
  Paint,
  Papers,
  PreviousUses,
  ReadyToDrive,
  Service,
  TechnicalFindings,
  Tyres,
} from '../vehicles/condition-parts.ts'

const moment = z.iso.datetime()
/** A damage as it is recorded or delivered. */
export const RecordedDamage = z
  .strictObject({
    ...damageFacts,
    x: damageFacts.x.default(null),
    y: damageFacts.y.default(null),
    severity: damageFacts.severity.default(null),
    lengthCm: damageFacts.lengthCm.default(null),
    widthCm: damageFacts.widthCm.default(null),
    count: damageFacts.count.default(null),
    /** Net euro. */
    amount: z.number().min(0).max(1_000_000).multipleOf(0.01).nullable().default(null),
    note: noteText.nullable().default(null),
    /** Photos of the vehicle's gallery, by `eaktedokumentid`. */
    photos: z.array(rowId).max(damagePhotosMaximum).default([]),
    /** Photos uploaded for damages of the vehicle, by the number of their task. */
    ownPhotos: z.array(z.uuid()).max(damagePhotosMaximum).default([]),
  })
  .refine(({ x, y }) => (x === null) === (y === null), {
    path: ['y'],
    message: t('Ein Punkt hat x und y.'),
  })
  .refine(({ panel, x }) => x === null || isDrawn(panel), {
    path: ['x'],
    message: t('Dieses Bauteil ist nicht in der Zeichnung und hat keinen Punkt.'),
  })
export type RecordedDamage = z.infer<typeof RecordedDamage>

export const recordedParts = {
  paint: Paint.nullable(),
  tyres: Tyres.nullable(),
  service: Service.nullable(),
  findings: TechnicalFindings.nullable(),
  previousUses: PreviousUses.nullable(),
  papers: Papers.nullable(),
  drive: ReadyToDrive.nullable(),
  /** Why the Minderwert differs from the sum of the present damages. */
  depreciationNote: noteText.nullable(),
}
const parts = z.strictObject(recordedParts).partial()

export const RecordedDamages = z
  .array(RecordedDamage)
  .max(damagesMaximum, t`Ein Fahrzeug hat höchstens ${damagesMaximum} Schäden.`)
  .superRefine(once(({ id }) => id, t('Der Schaden')))

/**
 * What was recorded at a vehicle. Damages are added, or replace those with the same id; readings of paint and technical
 * findings likewise, by panel and group. Every other part that is named is replaced, null removes it, and parts that are
 * not named stay. An empty list of damages states that none was found; a list from which all were removed states nothing.
 */
export const NewConditionRecord = parts.extend({
  /** Facts of the vehicle itself, changed and kept in its history like those edited by hand; null: unknown. */
  keys: z.int().min(0).max(20).nullable().optional(),
  accident: z.boolean().nullable().optional(),
  /** Made by the client; sending the same record again changes nothing. */
  id: z.uuid(),
  recordedAt: moment,
  damages: RecordedDamages.optional(),
  removedDamages: z.array(z.uuid()).max(damagesMaximum).optional(),
})
export type NewConditionRecord = z.infer<typeof NewConditionRecord>

/** Who recorded a version of the condition, and when. */
export const ConditionVersion = z.object({
  version: z.int(),
  recordedAt: moment,
  receivedAt: moment,
  /** The name of the account, or the company of a delivery. */
  recordedBy: z.string(),
})
export type ConditionVersion = z.infer<typeof ConditionVersion>

export const HouseCondition = z.object({
  gwnummer: z.string(),
  fahrzeugid: z.int(),
  /** Null until a condition has been recorded. */
  condition: VehicleCondition.nullable(),
  depreciationNote: z.string().nullable(),
  /** Newest first; the first one is shown. At most 200. */
  versions: z.array(ConditionVersion),
})
export type HouseCondition = z.infer<typeof HouseCondition>

const url = '/mvp/api/house-vehicles/:gwnummer/condition'
const gwnummer = z.string().regex(/^\d{6}$/, t('GW-Nummern haben sechs Ziffern.'))

export const readHouseCondition = {
  method: 'GET',
  url,
  config: { access: 'yard', summary: 'Der Zustand eines Fahrzeugs mit allen Ständen' },
  schema: { params: z.strictObject({ gwnummer }), response: { 200: HouseCondition } },
} satisfies Endpoint

export const readConditionVersion = {
  method: 'GET',
  url: `${url}/versions/:version`,
  config: { access: 'yard', summary: 'Ein früherer Stand des Zustands' },
  schema: {
    params: z.strictObject({ gwnummer, version: z.coerce.number().int().min(1).max(integerMax) }),
    response: { 200: VehicleCondition },
  },
} satisfies Endpoint

/** 409 if the id belongs to another record. */
export const recordCondition = {
  method: 'POST',
  url: `${url}/records`,
  config: { access: 'yard', summary: 'Zustand eines Fahrzeugs aufnehmen' },
  schema: {
    params: z.strictObject({ gwnummer }),
    body: NewConditionRecord,
    response: { 200: HouseCondition },
  },
} satisfies Endpoint
