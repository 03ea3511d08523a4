import { type ExpectedPickUps, listExpectedPickUps } from '@portal/contract/house/yard-hand-over'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'

/** The list with how far the clock of this device is behind that of the server, in milliseconds. */
export type ReadPickUps = ExpectedPickUps & { behindMs?: number }

const read = reads(listExpectedPickUps)

/** Who is expected. Passes are made and called off at any time, so it is always read again. */
export const expectedPickUps = queryOptions({
  queryKey: ['house-hand-overs'],
  queryFn: async (query): Promise<ReadPickUps> => {
    const list = await read(query)
    return { ...list, behindMs: Date.parse(list.readAt) - Date.now() }
  },
  staleTime: 0,
})
