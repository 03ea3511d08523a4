import type { ReleasedCondition, ReleasedDamage, VehicleCondition } from '@portal/contract/condition'
import { type photoWidths, readDamagePhoto } from '@portal/contract/files'
import { addressOf } from '../../api.ts'

/** A damage as far as the reader may see it. */
export type ShownDamage = ReleasedDamage & { note?: string | null }
/** A condition as far as the reader may see it: absent parts are not released, null ones not recorded. */
export type ShownCondition = Omit<ReleasedCondition, 'damages'> & {
  damages?: ShownDamage[] | null
} & Partial<Pick<VehicleCondition, 'recordedBy' | 'depreciation' | 'keys'>>

/** The address of a photo recorded for a damage. */
export const damagePhotoUrl = (id: string, width: (typeof photoWidths)[number]) =>
  addressOf(readDamagePhoto, { params: { id }, query: { width } })
