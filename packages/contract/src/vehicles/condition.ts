import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import {
  damageFacts,
  Paint,
  Papers,
  PreviousUses,
  ReadyToDrive,
  Service,
  TechnicalFindings,
  Tyres,
} from './condition-parts.ts'

const moment = z.iso.datetime()
const euro = z.number()
/** A photo of the vehicle's gallery that shows the damage. */
export const DamagePhoto = z.object({ eaktedokumentid: z.int(), ordner: z.string(), datei: z.string() })
export type DamagePhoto = z.infer<typeof DamagePhoto>

/** `number` is the one beside the point and in the list, from 1. */
const NumberedDamage = z.object({ ...damageFacts, number: z.int() })

/** Photos recorded for the damage, shown to those who may see them (`readDamagePhoto`). */
const ownPhotos = z.array(z.uuid())

export const Damage = NumberedDamage.extend({
  /** Estimated cost of repair, net euro; null if none was estimated. */
  amount: euro.nullable(),
  note: z.string().nullable(),
  photos: z.array(DamagePhoto),
  ownPhotos,
})
export type Damage = z.infer<typeof Damage>

/** Sums of the amounts in net euro; damages without an amount are in no sum. */
export const ConditionSums = z.object({ present: euro, repaired: euro, withoutAmount: z.int() })

/** A vehicle's condition for dealers and the house. Null: not recorded; an empty list: looked for, none found. */
export const VehicleCondition = z.object({
  recordedAt: moment,
  /** The company that recorded it. */
  recordedBy: z.string(),
  damages: z.array(Damage).nullable(),
  sums: ConditionSums.nullable(),
  /** `reason` says why the Minderwert differs from the sum of the damages that are present; null if it agrees. */
  depreciation: z.object({ minderwerte: euro.nullable(), reason: z.string().nullable() }),
  /** Had an accident, apart from damages that are present. */
  accident: z.boolean().nullable(),
  paint: Paint.nullable(),
  tyres: Tyres.nullable(),
  service: Service.nullable(),
  findings: TechnicalFindings.nullable(),
  previousUses: PreviousUses.nullable(),
  papers: Papers.nullable(),
  keys: z.int().nullable(),
  drive: ReadyToDrive.nullable(),
})
export type VehicleCondition = z.infer<typeof VehicleCondition>

export const ReleasedDamage = NumberedDamage.extend({
  amount: euro.nullable().optional(),
  photos: z.array(DamagePhoto).optional(),
  ownPhotos: ownPhotos.optional(),
})
export type ReleasedDamage = z.infer<typeof ReleasedDamage>

/** What the house releases to visitors (setting CONDITION_RELEASED). Absent: not released; null: not recorded. */
export const ReleasedCondition = z.object({
  recordedAt: moment,
  damages: z.array(ReleasedDamage).nullable().optional(),
  sums: ConditionSums.nullable().optional(),
  paint: Paint.nullable().optional(),
  tyres: Tyres.nullable().optional(),
  service: Service.nullable().optional(),
  findings: TechnicalFindings.nullable().optional(),
  previousUses: PreviousUses.nullable().optional(),
  papers: Papers.nullable().optional(),
  drive: ReadyToDrive.nullable().optional(),
})
export type ReleasedCondition = z.infer<typeof ReleasedCondition>

const params = z.strictObject({ id: z.string().max(300) })

/** The condition is null where none was recorded. */
export const readVehicleCondition = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/:id/condition',
  config: { access: 'active', scope: 'stock:read', summary: 'Der aufgenommene Zustand eines Fahrzeugs' },
  schema: { params, response: { 200: z.object({ condition: VehicleCondition.nullable() }) } },
} satisfies Endpoint

/** The condition is null where none was recorded, or nothing is released. */
export const readReleasedCondition = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/:id/released-condition',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Was vom Zustand eines Fahrzeugs für alle sichtbar ist',
  },
  schema: { params, response: { 200: z.object({ condition: ReleasedCondition.nullable() }) } },
} satisfies Endpoint
