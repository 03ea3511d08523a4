import type { DeskEntry, WatchGroup } from '@portal/contract/watch-desk'
import { countText, euroText, figureText, momentText } from '@portal/domain/formats'
import { priceChange } from '@portal/domain/price-change'
import { vehicleName } from '@portal/domain/vehicle/name'

/** The change of the dealer price since the vehicle was marked. */
export const changeOf = ({ haendlerpreisbrutto, markedPrice }: DeskEntry) =>
  priceChange(haendlerpreisbrutto ?? 0, markedPrice)

const signed = (text: string, value: number) => (value < 0 ? text.replace('-', '\u2212') : `+${text}`)

/** @returns '−500 € (−2,5 %)', null without a change. */
export function changeText(entry: DeskEntry): string | null {
  const change = changeOf(entry)
  if (!change || change.euro === 0) return null
  const { euro, percent } = change
  return `${signed(euroText(euro), euro)} (${signed(figureText(percent), percent)}\u00a0%)`
}

type Order = (a: DeskEntry, b: DeskEntry) => number
/** A missing value sorts last. */
const by =
  (value: (entry: DeskEntry) => number | string | null | undefined, direction = 1): Order =>
  (a, b) => {
    const [left, right] = [value(a) ?? null, value(b) ?? null]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    if (typeof left === 'string') return direction * left.localeCompare(String(right), 'de')
    return direction * (left - Number(right))
  }
const price = ({ haendlerpreisbrutto }: DeskEntry) => haendlerpreisbrutto || null

/** The first is the order of the watchlist as it is delivered: newest document first (K-04). */
export const sorts = {
  newest: { label: 'Neueste zuerst', order: () => 0 },
  change: { label: 'Änderung zuerst', order: by((entry) => changeOf(entry)?.percent || null) },
  marked: { label: 'Zuletzt gemerkt', order: by(({ datecreated }) => datecreated, -1) },
  cheapest: { label: 'Preis aufsteigend', order: by(price) },
  dearest: { label: 'Preis absteigend', order: by(price, -1) },
  mileage: { label: 'Kilometerstand', order: by(({ kilometerstandvon }) => kilometerstandvon) },
  youngest: { label: 'Erstzulassung', order: by(({ erstzulassungvon }) => erstzulassungvon, -1) },
  name: {
    label: 'Fahrzeug',
    order: by(({ hersteller, modellgruppe }) => vehicleName(hersteller, modellgruppe)),
  },
} satisfies Record<string, { label: string; order: Order }>
export type DeskSort = keyof typeof sorts
export const sortNames = Object.keys(sorts).filter((name): name is DeskSort => name in sorts)

/** All vehicles, those of a group by its id, or those without a group. */
export type Shown = 'all' | 'none' | number

export const isIn = (shown: Shown) => (entry: DeskEntry) =>
  shown === 'all' || (shown === 'none' ? entry.groupId === null : entry.groupId === shown)

export type Section = { key: string; title: string; entries: DeskEntry[] }

/** A vehicle reserved for the company of the account is not on offer, but not gone either. */
export const isGone = ({ available, reservedUntil }: DeskEntry) => !available && reservedUntil === null

/** Why a vehicle is not on offer. */
export function absenceText({ isReserved, reservedUntil }: DeskEntry): string {
  if (reservedUntil !== null) return `Für Sie reserviert bis ${momentText(reservedUntil)}`
  return isReserved ? 'Zurzeit reserviert' : 'Fahrzeug nicht mehr verfügbar'
}

const goneTitle = 'Nicht mehr verfügbar'

/** The sections of the list: unavailable vehicles first, then the groups, then what is in no group. */
export function sectionsOf(
  entries: readonly DeskEntry[],
  groups: readonly WatchGroup[],
  sort: DeskSort,
): Section[] {
  const sorted = entries.toSorted(sorts[sort].order)
  const present = sorted.filter((entry) => !isGone(entry))
  return [
    { key: 'gone', title: goneTitle, entries: sorted.filter(isGone) },
    ...groups.map(({ id, name }) => ({
      key: String(id),
      title: name,
      entries: present.filter(isIn(id)),
    })),
    {
      key: 'none',
      title: groups.length > 0 ? 'Ohne Gruppe' : 'Verfügbar',
      entries: present.filter(isIn('none')),
    },
  ].filter((section) => section.entries.length > 0)
}

/** @returns '6 Fahrzeuge, zusammen 122.140 €'; without a sum for vehicles that are gone. */
export function sectionText({ key, entries }: Section): string {
  const count = `${countText(entries.length)} ${entries.length === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`
  const sum = entries.reduce((total, entry) => total + (entry.haendlerpreisbrutto ?? 0), 0)
  return key === 'gone' || sum === 0 ? count : `${count}, zusammen ${euroText(sum)}`
}

/** After the number of vehicles: 'Fahrzeuge, 5 günstiger, 1 teurer, davon 2 nicht mehr verfügbar'. */
export function summaryOf(entries: readonly DeskEntry[]): string {
  const changes = entries.filter(({ available }) => available).map((entry) => changeOf(entry)?.euro ?? 0)
  const cheaper = changes.filter((euro) => euro < 0).length
  const dearer = changes.filter((euro) => euro > 0).length
  const gone = entries.filter(isGone).length
  return [
    entries.length === 1 ? 'Fahrzeug' : 'Fahrzeuge',
    cheaper > 0 && `${countText(cheaper)} günstiger`,
    dearer > 0 && `${countText(dearer)} teurer`,
    gone > 0 && `davon ${countText(gone)} nicht mehr verfügbar`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const nameOf = ({ hersteller, modellgruppe }: { hersteller: string; modellgruppe: string }) =>
  vehicleName(hersteller, modellgruppe)

/** Cards and enquiries expect the pictures under the key of a stock car. */
export const cardOf = (entry: DeskEntry) => ({
  ...entry,
  available: !isGone(entry),
  mvpcarstockimages: entry.mvpuserwatchcarimages,
})
