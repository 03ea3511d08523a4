import {
  answerOffer,
  dropClaimPhoto,
  fileClaim,
  listClaims,
  type NewClaim,
  type PurchaseClaims,
  readClaimForm,
  readClaimPhoto,
  sendClaimPhoto,
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

/** Stores the changed claims; after a conflict they are read again. */
const settled = (id: string) => ({
  onSuccess: (claims: PurchaseClaims) => {
    queryClient.setQueryData(claimsOf(id).queryKey, claims)
  },
  onError: async (error: Error) => {
    if (error instanceof ApiProblem && error.status === 409)
      await queryClient.invalidateQueries({ queryKey: claimsOf(id).queryKey })
  },
})

/** Files a claim. All retries of a form use the same key, so it is never stored twice. */
export function useFileClaim(id: string) {
  const [key] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (body: z.input<typeof NewClaim>) =>
      call(fileClaim, { params: { id }, body, headers: { 'Idempotency-Key': key } }),
    onSuccess: settled(id).onSuccess,
  })
}

type Message = { claimId: string; text: string; photos: string[]; key: string }

export const useWriteToClaim = (id: string) =>
  useMutation({
    mutationFn: ({ claimId, key, ...body }: Message) =>
      call(writeToClaim, { params: { id, claimId }, body, headers: { 'Idempotency-Key': key } }),
    ...settled(id),
  })

type Answer = { claimId: string; version: number; accepts: boolean; text?: string }

export const useAnswerOffer = (id: string) =>
  useMutation({
    mutationFn: ({ claimId, ...body }: Answer) => call(answerOffer, { params: { id, claimId }, body }),
    ...settled(id),
  })

export const useWithdrawClaim = (id: string) =>
  useMutation({
    mutationFn: ({ claimId, version }: { claimId: string; version: number }) =>
      call(withdrawClaim, { params: { id, claimId }, body: { version } }),
    ...settled(id),
  })

const longestSide = 2048

/** The photo in the size the house needs; the file itself where the browser cannot read it. */
async function shrunk(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 })
}

/** Sends a photo before its claim or message. @returns its id */
export async function uploadPhoto(id: string, file: File): Promise<string> {
  const body = new FormData()
  body.append('file', await shrunk(file), file.name)
  return (await call(sendClaimPhoto, { params: { id }, body })).id
}

/** Discards a photo that was not sent with a claim; one that is gone already is discarded too. */
export const dropPhoto = (id: string, photoId: string) =>
  call(dropClaimPhoto, { params: { id, photoId } }).catch((error: unknown) => {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error
  })
