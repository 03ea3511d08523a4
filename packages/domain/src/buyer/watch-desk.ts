import { t } from '../values/text.ts'
import { priceChange } from '../vehicles/price-change.ts'

/** What an entry of the watchlist is sorted, grouped and counted by. */
export type DeskKey = {
  id: number
  /** Null for an entry without a group. */
  groupId: number | null
  /** Whether the car is neither offered nor reserved for the company of the account. */
  isGone: boolean
  available: boolean
  /** Dealer price in euro, as its reader pays it; 0 = none. */
  price: number
  /** The same when the vehicle was marked; null = there was none. */
  markedPrice: number | null
  mileage: number
  /** First registration, as milliseconds. */
  registered: number
  name: string
  /** When it was marked, as milliseconds. */
  marked: number
}

type Order = (a: DeskKey, b: DeskKey) => number

/** A missing value sorts last. */
const by =
  (value: (key: DeskKey) => number | null | undefined, direction = 1): Order =>
  (a, b) => {
    const [left, right] = [value(a) ?? null, value(b) ?? null]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return direction * (left - right)
  }
const price = (key: DeskKey) => key.price || null
const collator = new Intl.Collator('de')

/** The change of the dealer price since the vehicle was marked. */
export const changeSinceMarked = ({ price, markedPrice }: Pick<DeskKey, 'price' | 'markedPrice'>) =>
  priceChange(price, markedPrice)

/** The first is the order of the watchlist as it is stored: newest document first (K-04). */
export const deskSorts = {
  newest: { label: t('Neueste zuerst'), order: () => 0 },
  change: { label: t('Änderung zuerst'), order: by((key) => changeSinceMarked(key)?.percent || null) },
  marked: { label: t('Zuletzt gemerkt'), order: by(({ marked }) => marked, -1) },
  cheapest: { label: t('Preis aufsteigend'), order: by(price) },
  dearest: { label: t('Preis absteigend'), order: by(price, -1) },
  mileage: { label: t('Kilometerstand'), order: by(({ mileage }) => mileage) },
  youngest: { label: t('Erstzulassung'), order: by(({ registered }) => registered, -1) },
  name: { label: t('Fahrzeug'), order: (a, b) => collator.compare(a.name, b.name) },
} satisfies Record<string, { label: string; order: Order }>
export type DeskSort = keyof typeof deskSorts

/** All vehicles, those without a group, or those of a group by its id. */
export type DeskGroup = 'all' | 'none' | number

export const isInGroup = (group: DeskGroup) => (key: DeskKey) =>
  group === 'all' || key.groupId === (group === 'none' ? null : group)

/** A section of the list: what is gone, a group by its id, or what is in no group. */
export type DeskSection = { key: 'gone' | 'none' | number; keys: DeskKey[] }

/**
 * The sections in their order: unavailable vehicles first, then the groups, then what is in no group.
 * @param groupIds in the order of the groups
 */
export function deskSections(
  keys: readonly DeskKey[],
  groupIds: readonly number[],
  sort: DeskSort,
): DeskSection[] {
  const sorted = keys.toSorted(deskSorts[sort].order)
  const present = sorted.filter(({ isGone }) => !isGone)
  const sections: DeskSection[] = [
    { key: 'gone', keys: sorted.filter(({ isGone }) => isGone) },
    ...groupIds.map((id) => ({ key: id, keys: present.filter(isInGroup(id)) })),
    { key: 'none', keys: present.filter(isInGroup('none')) },
  ]
  return sections.filter(({ keys }) => keys.length > 0)
}
