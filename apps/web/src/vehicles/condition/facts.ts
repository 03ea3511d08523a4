import type { ReleasedCondition, ReleasedDamage, VehicleCondition } from '@portal/contract/vehicles/condition'
import { type photoWidths, readDamagePhoto } from '@portal/contract/vehicles/files'
import { addressOf } from '../../api.ts'

/** A damage with the fields that the reader may see. */
export type ShownDamage = ReleasedDamage & { note?: string | null }
/** A condition with the parts that the reader may see: undefined = not released, null = not recorded. */
export type ShownCondition = Omit<ReleasedCondition, 'damages'> & {
  damages?: ShownDamage[] | null
} & Partial<Pick<VehicleCondition, 'recordedBy' | 'depreciation' | 'keys'>>

/** The address of a photo recorded for a damage. */
export const damagePhotoUrl = (id: string, width: (typeof photoWidths)[number]) =>
  addressOf(readDamagePhoto, { params: { id }, query: { width } })
