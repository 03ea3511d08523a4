import {
  blurPlate,
  deleteVehicleFile,
  listFileTasks,
  orderPhotos,
  readVehiclePhotos,
  restoreVehicleFile,
  type VehiclePhotos,
} from '@portal/contract/house/photos'
import { damagePhotoType, type PictureArea } from '@portal/domain/vehicles/photos'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import type { PendingFile } from './facts.ts'
import { photoKeys, refreshPhotos } from './refresh.ts'
import { removeTask, removeUpload } from './uploads.ts'

const whileProcessingMs = 1000

export const vehiclePhotos = (gwnummer: string) =>
  queryOptions({
    queryKey: [...photoKeys.vehicle, gwnummer],
    queryFn: ({ signal }) => call(readVehiclePhotos, { params: { gwnummer }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.tasks.some((task) => task.state === 'waiting') ? whileProcessingMs : false,
  })

/** The uploads of vehicles' files; damage photos are shown on the recording page. */
export const fileTasks = queryOptions({
  queryKey: photoKeys.tasks,
  queryFn: async ({ signal }) =>
    (await call(listFileTasks, { signal })).filter((task) => task.eaktedokumenttyp !== damagePhotoType),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some((task) => task.state === 'waiting') ? whileProcessingMs : false,
})

const show = (photos: VehiclePhotos) =>
  queryClient.setQueryData(vehiclePhotos(photos.gwnummer).queryKey, photos)

/** Shows the reason and reads the photos again, because another person may have changed them. */
const showReason = (error: unknown) => {
  toastFailure(error)
  return refreshPhotos()
}

const orderKey = ['photo-order']

/** The new order is shown at once. Quick changes are saved one after the other, so that the last one counts. */
export const useOrder = (gwnummer: string) =>
  useMutation({
    mutationKey: orderKey,
    scope: { id: 'photo-order' },
    mutationFn: (order: number[]) => call(orderPhotos, { params: { gwnummer }, body: { order } }),
    onMutate: (order) => {
      const { queryKey } = vehiclePhotos(gwnummer)
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (shown) => {
        const photos = order.flatMap(
          (id) => shown?.photos.find((photo) => photo.eaktedokumentid === id) ?? [],
        )
        return shown && { ...shown, photos }
      })
      return before
    },
    onSuccess: (photos) => {
      if (queryClient.isMutating({ mutationKey: orderKey }) === 1) show(photos)
    },
    // Taken back at once: without a connection the photos cannot be read again either.
    onError: (error, _order, before) => {
      if (before) show(before)
      return showReason(error)
    },
  })

export const useDeletion = (gwnummer: string) =>
  useMutation({
    mutationFn: (id: number) => call(deleteVehicleFile, { params: { gwnummer, id } }),
    onSuccess: show,
    onError: showReason,
  })

export const useRestoring = (gwnummer: string) =>
  useMutation({
    mutationFn: (id: number) => call(restoreVehicleFile, { params: { gwnummer, id } }),
    onSuccess: show,
    onError: showReason,
  })

export const usePlate = (gwnummer: string) =>
  useMutation({
    mutationFn: ({ id, area }: { id: number; area: PictureArea }) =>
      call(blurPlate, { params: { gwnummer, id }, body: area }),
    onSuccess: show,
    onError: showReason,
  })

/** Takes a file from the list; its upload ends. */
export const useRemoval = () =>
  useMutation({
    mutationFn: async ({ upload, task }: PendingFile) => {
      if (upload) await removeUpload(upload)
      else if (task) await removeTask(task.id)
    },
    // The portal may have listed the upload meanwhile.
    onSuccess: refreshPhotos,
    onError: showReason,
  })
