import type { CarSort } from '@portal/contract/cars'
import type { PriceTier } from '@portal/domain/price-tier'
import type { Catalogue } from './catalogue.ts'
import type { Columns } from './columns.ts'
import { centsPerEuro, type Range } from './dimensions.ts'
import { documentKey, type KeyOf, sortPlaces } from './order.ts'

/** Each tier has an order of its own by price; the others are the same for everyone. */
export type OrderName =
  | Exclude<CarSort, `preis,${string}`>
  | `${PriceTier} ${Extract<CarSort, `preis,${string}`>}`

const largest = 0xffff_ffff

export function orderName(sort: CarSort, tier: PriceTier): OrderName {
  return sort === 'preis,asc' || sort === 'preis,desc' ? `${tier} ${sort}` : sort
}

/** Sort key of a price in euro, ascending; no price comes last. */
export const priceKey = (euro: number | null) => (euro === null ? largest : Math.round(euro * centsPerEuro))

/** The sort key of every order; a price that is not offered comes last in both directions. */
export function sortKeys(columns: Columns, catalogue: Catalogue): Record<OrderName, KeyOf> {
  const rising = (range: Range): KeyOf => {
    const values = columns.values[range]
    return (place) => {
      const value = values[place] as number
      return value < 0 ? largest : value
    }
  }
  const falling = (range: Range): KeyOf => {
    const values = columns.values[range]
    return (place) => {
      const value = values[place] as number
      return value < 0 ? largest : largest - 1 - value
    }
  }
  /** Registrations before 1970 have negative days. */
  const day: KeyOf = (place) => (columns.day[place] as number) + 0x4000_0000
  const entryOf = (place: number) => catalogue.entries[columns.entry[place] as number]
  return {
    'eaktedokumentid,desc': () => 0,
    'hersteller,asc': (place) => catalogue.makers.places[entryOf(place)?.maker ?? 0] ?? 0,
    'modellgruppe,asc': (place) => catalogue.groups.places[entryOf(place)?.group ?? 0] ?? 0,
    'consumer preis,asc': rising('consumerPrice'),
    'consumer preis,desc': falling('consumerPrice'),
    'dealer preis,asc': rising('dealerPrice'),
    'dealer preis,desc': falling('dealerPrice'),
    'kilometerstandvon,asc': rising('kilometerstandvon'),
    'kilometerstandvon,desc': falling('kilometerstandvon'),
    'erstzulassungvon,asc': day,
    'erstzulassungvon,desc': (place) => 0x7fff_ffff - day(place),
  }
}

/** Sorts the first `count` places by every key, starting from eaktedokumentid descending so that ties follow it. */
export function sortAll(
  columns: Columns,
  catalogue: Catalogue,
  count: number,
): Record<OrderName, Int32Array> {
  const unsorted = Int32Array.from({ length: count }, (_, place) => place)
  const newest = sortPlaces(unsorted, documentKey(columns), count)
  const sorted = Object.entries(sortKeys(columns, catalogue)).map(([name, keyOf]) => [
    name,
    sortPlaces(newest, keyOf, count),
  ])
  return Object.fromEntries(sorted) as Record<OrderName, Int32Array>
}
