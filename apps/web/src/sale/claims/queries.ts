import {
  answerOffer,
  fileClaim,
  listClaims,
  type NewClaim,
  type PurchaseClaims,
  readClaimForm,
  readClaimPhoto,
  withdrawClaim,
  writeToClaim,
} from '@portal/contract/sale/claims'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { ApiProblem, addressOf, call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

/** The claims of a purchase. The house answers at any time, so they are always read again. */
export const claimsOf = (id: string) =>
  queryOptions({
    queryKey: ['purchases', 'claims', id],
    queryFn: reads(listClaims, { params: { id } }),
    staleTime: 0,
  })

export const claimFormOf = (id: string) =>
  queryOptions({
    queryKey: ['purchases', 'claim-form', id],
    queryFn: reads(readClaimForm, { params: { id } }),
    staleTime: 0,
    retry: false,
  })

export const claimPhotoUrl = (id: string, photoId: string) =>
  addressOf(readClaimPhoto, { params: { id, photoId } })

/**
 * Stores the changed claims; after a conflict they are read again.
 * @param onDone called even if the page was left meanwhile, because what is kept of a form would be sent again
 */
const settled = <Sent>(id: string, onDone: (sent: Sent) => void) => ({
  onSuccess: (claims: PurchaseClaims, sent: Sent) => {
    queryClient.setQueryData(claimsOf(id).queryKey, claims)
    onDone(sent)
  },
  onError: async (error: Error) => {
    if (error instanceof ApiProblem && error.status === 409)
      await queryClient.invalidateQueries({ queryKey: claimsOf(id).queryKey })
  },
})

/** Files a claim. All retries of a form use the same key, so it is never stored twice. */
export function useFileClaim(id: string, onFiled: () => void) {
  const [key] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (body: z.input<typeof NewClaim>) =>
      call(fileClaim, { params: { id }, body, headers: { 'Idempotency-Key': key } }),
    onSuccess: settled(id, onFiled).onSuccess,
  })
}

type Message = { claimId: string; text: string; photos: string[]; key: string }

export const useWriteToClaim = (id: string, onDone: (sent: Message) => void) =>
  useMutation({
    mutationFn: ({ claimId, key, ...body }: Message) =>
      call(writeToClaim, { params: { id, claimId }, body, headers: { 'Idempotency-Key': key } }),
    ...settled(id, onDone),
  })

type Answer = { claimId: string; version: number; accepts: boolean; text?: string; wanted?: number | null }

export const useAnswerOffer = (id: string, onDone: (sent: Answer) => void) =>
  useMutation({
    mutationFn: ({ claimId, ...body }: Answer) => call(answerOffer, { params: { id, claimId }, body }),
    ...settled(id, onDone),
  })

type Withdrawal = { claimId: string; version: number }

export const useWithdrawClaim = (id: string, onDone: (sent: Withdrawal) => void) =>
  useMutation({
    mutationFn: ({ claimId, version }: Withdrawal) =>
      call(withdrawClaim, { params: { id, claimId }, body: { version } }),
    ...settled(id, onDone),
  })
