import type { ReleasedCondition, ReleasedDamage, VehicleCondition } from '@portal/contract/condition'

/** A damage as far as the reader may see it. */
export type ShownDamage = ReleasedDamage & { note?: string | null }
/** A condition as far as the reader may see it: absent parts are not released, null ones not recorded. */
export type ShownCondition = Omit<ReleasedCondition, 'damages'> & {
  damages?: ShownDamage[] | null
} & Partial<Pick<VehicleCondition, 'recordedBy' | 'depreciation' | 'keys'>>
