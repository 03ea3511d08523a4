import {
  addCarrier,
  changeCarrier,
  deleteCarrierPaper,
  type HouseCarrier,
  listHouseCarriers,
  type NewCarrier,
  readCarrierPaper,
  uploadCarrierPaper,
} from '@portal/contract/house/carriers'
import type { CarrierProof } from '@portal/domain/sale/carriers'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { download } from '../../download.ts'
import { aDraft } from '../../draft.ts'
import { fileBody } from '../../file-body.ts'
import { queryClient } from '../../query-client.ts'

/** The carrier being entered; the id of a new one is null. */
export type CarrierFields = {
  id: number | null
  name: string
  insuranceUntil: string
  licenceUntil: string
  isActive: boolean
}
export const carrierDraft = aDraft<CarrierFields>('carrier')

export const carriers = queryOptions({
  queryKey: ['house-carriers'],
  queryFn: reads(listHouseCarriers),
  staleTime: 0,
})

const show = (list: HouseCarrier[]) => {
  queryClient.setQueryData(carriers.queryKey, list)
}
/** After a refusal the list is read again, because a colleague has changed it. */
const readAgain = () => queryClient.invalidateQueries(carriers)

export const useAddCarrier = () =>
  useMutation({ mutationFn: (body: NewCarrier) => call(addCarrier, { body }), onSuccess: show })

export const useChangeCarrier = (id: number) =>
  useMutation({
    mutationFn: (body: NewCarrier & { version: number; isActive: boolean }) =>
      call(changeCarrier, { params: { id }, body }),
    onSuccess: show,
    onError: readAgain,
  })

export const useUploadProof = (id: number) =>
  useMutation({
    mutationFn: ({ file, kind }: { file: File; kind: CarrierProof }) =>
      call(uploadCarrierPaper, {
        params: { id },
        query: { filename: file.name, kind },
        body: fileBody(file),
      }),
    onSuccess: show,
  })

export const useDeleteProof = (id: number) =>
  useMutation({
    mutationFn: (paperId: string) => call(deleteCarrierPaper, { params: { id, paperId } }),
    onSuccess: show,
    onError: readAgain,
  })

export const useDownloadProof = (id: number) =>
  useMutation({
    mutationFn: ({ paperId, name }: { paperId: string; name: string }) =>
      download(readCarrierPaper, name, { params: { id, paperId } }),
  })
