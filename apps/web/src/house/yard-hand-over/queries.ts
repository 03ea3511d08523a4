import { listExpectedPickUps } from '@portal/contract/house/yard-hand-over'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'

/** Who is expected. Passes are made and called off at any time, so it is always read again. */
export const expectedPickUps = queryOptions({
  queryKey: ['house-hand-overs'],
  queryFn: reads(listExpectedPickUps),
  staleTime: 0,
})
