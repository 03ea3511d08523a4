import {
  checkPass,
  handOver,
  listExpectedPickUps,
  type NewHandOver,
} from '@portal/contract/house/yard-hand-over'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

/** Who is expected today. Passes are made and called off at any time, so it is always read again. */
export const expectedPickUps = queryOptions({
  queryKey: ['house-hand-overs'],
  queryFn: reads(listExpectedPickUps),
  staleTime: 0,
})

export const useCheckPass = () =>
  useMutation({
    mutationFn: (body: { code: string; gwnummer?: string }) => call(checkPass, { body }),
  })

export const useHandOver = () =>
  useMutation({
    mutationFn: (body: NewHandOver) => call(handOver, { body }),
    onSettled: () => queryClient.invalidateQueries(expectedPickUps),
  })
