import {
  type ClaimMove,
  type HouseClaim,
  listHouseClaims,
  moveClaim,
  noteOnClaim,
  readClaimDesk,
  readHouseClaim,
  readHouseClaimPhoto,
} from '@portal/contract/house/claim-desk'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { ApiProblem, addressOf, call, reads, readsPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import type { DeskView } from './facts.ts'

export const pageSize = 20
/** Lists are reloaded regularly, because several colleagues work on them. */
const refreshMs = 30_000

export const claimEntries = ({ filter, page }: DeskView) =>
  queryOptions({
    queryKey: ['claim-desk', 'list', filter, page],
    queryFn: readsPage(listHouseClaims, { query: { ...filter, page, size: pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  })

export const claimDesk = queryOptions({
  queryKey: ['claim-desk', 'counts'],
  queryFn: reads(readClaimDesk),
  staleTime: 0,
  refetchInterval: refreshMs,
})

export const houseClaim = (id: string) =>
  queryOptions({
    queryKey: ['claim-desk', 'one', id],
    queryFn: reads(readHouseClaim, { params: { id } }),
    staleTime: 0,
    refetchInterval: refreshMs,
  })

export const housePhotoUrl = (id: string, photoId: string) =>
  addressOf(readHouseClaimPhoto, { params: { id, photoId } })

/** Stores the changed claim; after a conflict it is read again. */
const settled = (id: string) => ({
  onSuccess: (claim: HouseClaim) => {
    queryClient.setQueryData(houseClaim(id).queryKey, claim)
    for (const queryKey of [['claim-desk', 'list'], ['claim-desk', 'counts'], ['house-counts']])
      queryClient.invalidateQueries({ queryKey })
  },
  onError: async (error: Error) => {
    if (error instanceof ApiProblem && error.status === 409)
      await queryClient.invalidateQueries({ queryKey: houseClaim(id).queryKey })
  },
})

export const useMoveClaim = (id: string) =>
  useMutation({
    mutationFn: (body: ClaimMove) => call(moveClaim, { params: { id }, body }),
    ...settled(id),
  })

/** `key` is the idempotency key of the form, so that a repeated click adds one note. */
export const useNoteOnClaim = (id: string) =>
  useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call(noteOnClaim, { params: { id }, body: { text }, headers: { 'Idempotency-Key': key } }),
    ...settled(id),
  })
