import { readHouseCondition } from '@portal/contract/house-condition'
import { type HouseVehicle, readHouseVehicle } from '@portal/contract/house-vehicle'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

export const houseCondition = (gwnummer: string) =>
  queryOptions({
    queryKey: ['house-condition', gwnummer],
    queryFn: ({ signal }) => call(readHouseCondition, { params: { gwnummer }, signal }),
    staleTime: 0,
  })

/** What the recording page shows of the vehicle. A copy lies on the device: no prices, no enquiries. */
export type RecordedVehicle = Pick<HouseVehicle, 'gwnummer' | 'offerState' | 'facts'>
const recordedFacts = [
  ...['headlineinternet', 'hersteller', 'modell', 'fin', 'erstzulassungvon', 'kilometerstandvon'],
  ...['keys', 'accident', 'minderwerte'],
]

const recordedOf = ({ gwnummer, offerState, facts }: HouseVehicle): RecordedVehicle => ({
  gwnummer,
  offerState,
  facts: Object.fromEntries(recordedFacts.map((name) => [name, facts[name] ?? ''])),
})

export const recordedVehicle = (gwnummer: string) =>
  queryOptions({
    queryKey: ['house-vehicle', gwnummer, 'recorded'],
    queryFn: async ({ signal }) => recordedOf(await call(readHouseVehicle, { params: { gwnummer }, signal })),
    staleTime: 0,
  })
