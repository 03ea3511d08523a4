import type { CarSort } from '@portal/contract/vehicles/cars'
import { namesOf, recordOf } from '@portal/domain/values/records'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import type { Catalogue } from './catalogue.ts'
import { type Columns, unknownIn } from './columns.ts'
import { centsPerEuro, type Range } from './dimensions.ts'
import { documentKey, type KeyOf, noKey, sortPlaces } from './sorted-places.ts'

/**
 * The ranges with an order, which is ascending and contains the vehicles with a value; the others come last (see
 * query/ordered.ts).
 */
const orderedRanges = [
  'consumerPrice',
  'dealerPrice',
  'netPrice',
  'kilometerstandvon',
  'publishedMinute',
  'consumerDrop',
  'dealerDrop',
  'backMinute',
] as const satisfies readonly Range[]
type OrderedRange = (typeof orderedRanges)[number]

/** The orders that contain all vehicles. */
type WholeOrder = 'eaktedokumentid,desc' | 'hersteller,asc' | 'modellgruppe,asc' | 'erstzulassungvon,asc'

export type OrderName = WholeOrder | OrderedRange

const isRange = (name: OrderName): name is OrderedRange => orderedRanges.some((range) => range === name)
/** The range of which every vehicle in an order has a value; null = the order contains all vehicles. */
export const rangeOfOrder = (name: OrderName): Range | null => (isRange(name) ? name : null)

const orderOfTier = {
  price: { consumer: 'consumerPrice', dealer: 'dealerPrice', net: 'netPrice' },
  drop: { consumer: 'consumerDrop', dealer: 'dealerDrop', net: 'dealerDrop' },
} as const satisfies Record<string, Record<PriceTier, OrderedRange>>

/**
 * The order for a sort, and whether it is read from the end, because a descending sort by a number uses the ascending
 * order.
 */
export function orderOf(sort: CarSort, tier: PriceTier): { name: OrderName; isDescending: boolean } {
  switch (sort) {
    case 'preis,asc':
    case 'preis,desc':
      return {
        name: orderOfTier.price[tier],
        isDescending: sort === 'preis,desc',
      }
    case 'kilometerstandvon,asc':
    case 'kilometerstandvon,desc':
      return { name: 'kilometerstandvon', isDescending: sort === 'kilometerstandvon,desc' }
    case 'erstzulassungvon,desc':
      return { name: 'erstzulassungvon,asc', isDescending: true }
    case 'veroeffentlicht,asc':
    case 'veroeffentlicht,desc':
      return { name: 'publishedMinute', isDescending: sort === 'veroeffentlicht,desc' }
    case 'preissenkung,desc':
      return { name: orderOfTier.drop[tier], isDescending: true }
    case 'wiederda,desc':
      return { name: 'backMinute', isDescending: true }
    default:
      return { name: sort, isDescending: false }
  }
}

/** The sort key of a price in euro; a missing price has the highest key. */
export const priceKey = (euro: number | null) => (euro === null ? noKey : Math.round(euro * centsPerEuro))

/** The sort key of every order. */
export function sortKeys(columns: Columns, catalogue: Catalogue): Record<OrderName, KeyOf> {
  const rising = (range: Range): KeyOf => {
    const values = columns.values[range]
    const unknown = unknownIn[range]
    return (place) => {
      const value = values[place] as number
      return value <= unknown ? noKey : value
    }
  }
  const entryOf = (place: number) => catalogue.entries[columns.entry[place] as number]
  return {
    'eaktedokumentid,desc': () => 0,
    'hersteller,asc': (place) => catalogue.makers.places[entryOf(place)?.maker ?? 0] ?? 0,
    'modellgruppe,asc': (place) => catalogue.groups.places[entryOf(place)?.group ?? 0] ?? 0,
    ...recordOf(orderedRanges, rising),
    /** Registrations before 1970 have negative days. */
    'erstzulassungvon,asc': (place) => (columns.day[place] as number) + 0x4000_0000,
  }
}

/**
 * Sorts the first `count` places by every key. They are first sorted by eaktedokumentid descending, so that ties are in
 * this order. The buffer of each order has capacity for all places.
 */
export function sortAll(
  columns: Columns,
  catalogue: Catalogue,
  count: number,
): Record<OrderName, Int32Array> {
  const keys = new Uint32Array(count)
  const unsorted = Int32Array.from({ length: count }, (_, place) => place)
  const newest = sortPlaces(unsorted, documentKey(columns), keys)
  const keysOf = sortKeys(columns, catalogue)
  return recordOf(namesOf(keysOf), (name) => {
    const room = new Int32Array(columns.eaktedokumentid.length)
    let count = 0
    // Not by `filter`, which collects its result in the heap: 80 MB for 10 million places.
    for (const place of newest) if (keysOf[name](place) !== noKey) room[count++] = place
    const listed = room.subarray(0, count)
    listed.set(sortPlaces(listed, keysOf[name], keys))
    return listed
  })
}
