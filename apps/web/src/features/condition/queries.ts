import { readReleasedCondition, readVehicleCondition } from '@portal/contract/condition'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'
import type { ShownCondition } from './facts.ts'

/** Null where nothing was recorded or released. */
type Answer = { condition: ShownCondition | null }

/** The condition for whoever is signed in: all of it for activated accounts, else what is released. */
export const conditionOf = (id: string, isActive: boolean) =>
  queryOptions({
    queryKey: ['car', id, 'condition', isActive],
    queryFn: ({ signal }): Promise<Answer> =>
      isActive
        ? call(readVehicleCondition, { params: { id }, signal })
        : call(readReleasedCondition, { params: { id }, signal }),
    retry: false,
  })
