import { damageKinds, damageSeverities, damageStates } from '@portal/domain/condition/damages'
import { panels } from '@portal/domain/condition/panels'
import { codesOf } from '@portal/domain/vehicle/attribute'
import { z } from 'zod'
import {
  Paint,
  Papers,
  PreviousUses,
  ReadyToDrive,
  Service,
  TechnicalFindings,
  Tyres,
} from './condition-parts.ts'
import type { Endpoint } from './endpoint.ts'

const moment = z.iso.datetime()
const euro = z.number()
const share = z.number().min(0).max(1).nullable()
const size = z.number().nullable()

/** A photo of the vehicle's gallery that shows the damage. */
export const DamagePhoto = z.object({ eaktedokumentid: z.int(), ordner: z.string(), datei: z.string() })
export type DamagePhoto = z.infer<typeof DamagePhoto>

/**
 * A damage without its costs. The point is relative to the box around the panel in the drawing with the nose to the
 * left: x from left to right, y from top to bottom; null if none was recorded.
 */
const DamageFacts = z.object({
  id: z.uuid(),
  /** The number beside its point and in the list, from 1. */
  number: z.int(),
  panel: z.enum(codesOf(panels)),
  x: share,
  y: share,
  kind: z.enum(codesOf(damageKinds)),
  severity: z.enum(codesOf(damageSeverities)).nullable(),
  lengthCm: size,
  widthCm: size,
  /** How many spots of this kind. */
  count: z.int().nullable(),
  state: z.enum(codesOf(damageStates)),
})

export const Damage = DamageFacts.extend({
  /** Estimated cost of repair, net euro; null if none was estimated. */
  amount: euro.nullable(),
  note: z.string().nullable(),
  photos: z.array(DamagePhoto),
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

export const ReleasedDamage = DamageFacts.extend({
  amount: euro.nullable().optional(),
  photos: z.array(DamagePhoto).optional(),
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
  config: { access: 'active', summary: 'Der aufgenommene Zustand eines Fahrzeugs' },
  schema: { params, response: { 200: z.object({ condition: VehicleCondition.nullable() }) } },
} satisfies Endpoint

/** The condition is null where none was recorded, or nothing is released. */
export const readReleasedCondition = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/:id/released-condition',
  config: { access: 'public', summary: 'Was vom Zustand eines Fahrzeugs für alle sichtbar ist' },
  schema: { params, response: { 200: z.object({ condition: ReleasedCondition.nullable() }) } },
} satisfies Endpoint
