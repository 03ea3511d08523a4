import { readReleasedCondition, readVehicleCondition } from '@portal/contract/vehicles/condition'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { reads } from '../../api.ts'

/** The whole condition, for activated accounts. */
export const vehicleConditionOf = (id: string) =>
  queryOptions({
    queryKey: ['car', id, 'condition'],
    queryFn: reads(readVehicleCondition, { params: { id } }),
    retry: false,
  })

const releasedConditionOf = (id: string) =>
  queryOptions({
    queryKey: ['car', id, 'released-condition'],
    queryFn: reads(readReleasedCondition, { params: { id } }),
    retry: false,
  })

/** The condition that the account may see: all of it for activated accounts, the released part for others. */
export function useCondition(id: string, isActive: boolean) {
  const whole = useQuery({ ...vehicleConditionOf(id), enabled: isActive })
  const released = useQuery({ ...releasedConditionOf(id), enabled: !isActive })
  return isActive ? whole : released
}
