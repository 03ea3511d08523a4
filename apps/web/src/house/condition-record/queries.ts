import { readHouseCondition } from '@portal/contract/house/house-condition'
import { readRecordedVehicle } from '@portal/contract/house/house-vehicle'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

export const houseCondition = (gwnummer: string) =>
  queryOptions({
    queryKey: ['house-condition', gwnummer],
    queryFn: ({ signal }) => call(readHouseCondition, { params: { gwnummer }, signal }),
    staleTime: 0,
  })

/** The data of the vehicle on the recording page; a copy is stored on the device. */
export const recordedVehicle = (gwnummer: string) =>
  queryOptions({
    queryKey: ['house-vehicle', gwnummer, 'recorded'],
    queryFn: ({ signal }) => call(readRecordedVehicle, { params: { gwnummer }, signal }),
    staleTime: 0,
  })
