import { readHouseCondition } from '@portal/contract/house/house-condition'
import { readRecordedVehicle } from '@portal/contract/house/house-vehicle'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'

export const houseCondition = (gwnummer: string) =>
  queryOptions({
    queryKey: ['house-condition', gwnummer],
    queryFn: reads(readHouseCondition, { params: { gwnummer } }),
    staleTime: 0,
  })

/** The data of the vehicle on the recording page; a copy is stored on the device. */
export const recordedVehicle = (gwnummer: string) =>
  queryOptions({
    queryKey: ['house-vehicle', gwnummer, 'recorded'],
    queryFn: reads(readRecordedVehicle, { params: { gwnummer } }),
    staleTime: 0,
  })
