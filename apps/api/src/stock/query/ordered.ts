import type { Bits } from '../memory/bits.ts'
import type { Order } from '../memory/order.ts'
import { type OrderName, rangeOfOrder } from '../memory/sort-keys.ts'
import { noKey } from '../memory/sorted-places.ts'
import type { Found, Searched } from './evaluate.ts'

type Part = { found: Bits; total: number }
type Orders = Record<OrderName, Order>

/** Divides a result into the vehicles that an order contains and the others; overwrites the scratch sets 2 and 3. */
function divide({ stock, sets, scratch }: Searched, name: OrderName, { position, total }: Found) {
  const range = rangeOfOrder(name)
  const known = range === null ? null : stock.layout.range[range].at[0]
  if (known == null) return { listed: { found: sets.at(position), total }, others: null }
  const [listed, others] = [scratch + 2, scratch + 3]
  const count = sets.match(listed, position, [{ among: [known], outside: null }])
  if (count < total) sets.match(others, position, [{ among: null, outside: known }])
  return {
    listed: { found: sets.at(listed), total: count },
    others: count < total ? { found: sets.at(others), total: total - count } : null,
  }
}

/** Vehicles without a value are ordered by eaktedokumentid descending. */
const withoutValue = (orders: Orders, others: Part | null, offset: number, size: number) =>
  others && size > 0
    ? orders['eaktedokumentid,desc'].page(others.found, others.total, { offset: Math.max(0, offset), size })
    : []

/** The places of a page of a result in an order; vehicles without a value are last in both directions (U-74). */
export function pageInOrder(
  searched: Searched,
  orders: Orders,
  name: OrderName,
  found: Found,
  wanted: { offset: number; size: number; isDescending: boolean },
): ArrayLike<number> {
  const { listed, others } = divide(searched, name, found)
  const page = orders[name].page(listed.found, listed.total, wanted)
  const further = withoutValue(orders, others, wanted.offset - listed.total, wanted.size - page.length)
  return further.length === 0 ? page : [...Array.from(page), ...Array.from(further)]
}

/**
 * The places of up to `size` vehicles of a result, those closest to a key first. Vehicles without a value are last, but
 * first if the key is `noKey`.
 */
export function closestInOrder(
  searched: Searched,
  orders: Orders,
  name: OrderName,
  found: Found,
  { key, size }: { key: number; size: number },
): number[] {
  const { listed, others } = divide(searched, name, found)
  const near = orders[name].nearest(listed.found, listed.total, key, size)
  const further = Array.from(withoutValue(orders, others, 0, size))
  return (key === noKey ? [...further, ...near] : [...near, ...further]).slice(0, size)
}
