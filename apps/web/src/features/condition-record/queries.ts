import { readHouseCondition } from '@portal/contract/house-condition'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

export const houseCondition = (gwnummer: string) =>
  queryOptions({
    queryKey: ['house-condition', gwnummer],
    queryFn: ({ signal }) => call(readHouseCondition, { params: { gwnummer }, signal }),
    staleTime: 0,
  })
