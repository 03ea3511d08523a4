import { namesOf } from '../values/records.ts'
import { daysGoal } from './stock-fields.ts'

/** The bands of days in stock, the last one open. */
export const dayBands: readonly { from: number; to: number | null }[] = [
  { from: 0, to: 15 },
  { from: 16, to: 30 },
  { from: 31, to: daysGoal },
  { from: 61, to: 90 },
  { from: 91, to: 120 },
  { from: 121, to: null },
]

type Band = `band-${number}`
export const bandKey = (band: number): Band => `band-${band}`

/** Views in 30 days from which a vehicle without an enquiry is noticed. */
export const manyViews = 30

const inStock = 'state:offered|unpublished|reserved'

const namedLists = (today: string, monthAgo: string) => ({
  offered: ['state:offered'],
  unpublished: ['state:unpublished'],
  reserved: ['state:reserved'],
  withdrawn: ['state:withdrawn'],
  soldThisMonth: ['state:sold', `soldAt:${today.slice(0, 8)}01..`],
  endingToday: ['state:reserved', `reservedUntil:..${today}`],
  noPhoto: [inStock, 'photos:..0'],
  noPrice: [inStock, 'priced:nein'],
  overGoal: ['state:offered', `days:${daysGoal + 1}..`],
  seenNotAsked: ['state:offered', `views:${manyViews}..`, 'enquiries:..0'],
  repriced: ['state:offered', `priceChangedAt:${monthAgo}..`],
})

const bandLists: Record<Band, string[]> = Object.fromEntries(
  dayBands.map(({ from, to }, band) => [bandKey(band), ['state:offered', `days:${from}..${to ?? ''}`]]),
)

export type CockpitList = keyof ReturnType<typeof namedLists> | Band

/**
 * The conditions behind each figure of the overview, which is the number of vehicles they find, so that a figure and
 * the list it leads to cannot differ.
 * @param today an ISO day
 * @param monthAgo the day 30 days before
 */
export const cockpitLists = (today: string, monthAgo: string): Record<CockpitList, string[]> => ({
  ...namedLists(today, monthAgo),
  ...bandLists,
})

/** The names are the same on every day. */
export const cockpitListNames: readonly CockpitList[] = namesOf(cockpitLists('', ''))
