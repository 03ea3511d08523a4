import { queryClient } from '../../query-client.ts'

export const photoKeys = { vehicle: ['photos'], tasks: ['file-tasks'] } as const

/** Reads the shown photos and uploads again. */
export const refreshPhotos = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: photoKeys.vehicle }),
    queryClient.invalidateQueries({ queryKey: photoKeys.tasks }),
  ])
