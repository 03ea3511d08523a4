import type { DeskEntry, WatchDesk } from '@portal/contract/buyer/watch-desk'
import { changeSinceMarked } from '@portal/domain/buyer/watch-desk'
import { countText, euroText, figureText, momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { dealerPriceOf } from '@portal/domain/vehicles/attributes/price-text'

/** The change of the dealer price since the vehicle was marked. */
export const changeOf = (entry: DeskEntry) =>
  changeSinceMarked({ price: dealerPriceOf(entry), markedPrice: entry.markedPrice })

const signed = (write: (value: number) => string, value: number) =>
  `${value < 0 ? '\u2212' : '+'}${write(Math.abs(value))}`

/** @returns '−500 € (−2,5 %)', null without a change. */
export function changeText(entry: DeskEntry): string | null {
  const change = changeOf(entry)
  if (!change || change.euro === 0) return null
  const { euro, percent } = change
  return t`${signed(euroText, euro)} (${signed(figureText, percent)}\u00a0%)`
}

/** Whether a vehicle is no longer on offer; one reserved for the account's company still is. */
export const isGone = ({ available, reservedUntil }: DeskEntry) => !available && reservedUntil === null

/** Why a vehicle is not on offer. */
export function absenceText({ isReserved, reservedUntil }: DeskEntry): string {
  if (reservedUntil !== null) return t`Für Sie reserviert bis ${momentText(reservedUntil)}`
  return isReserved ? t('Zurzeit reserviert') : t('Fahrzeug nicht mehr verfügbar')
}

export type Section = WatchDesk['sections'][number] & { title: string; entries: DeskEntry[] }

/** The sections of the page with their titles; counts and sums cover all pages. */
export function sectionsOf({ sections, groups, entries }: WatchDesk): Section[] {
  const keyOf = (entry: DeskEntry) => (isGone(entry) ? 'gone' : (entry.groupId ?? 'none'))
  const titleOf = (key: Section['key']) => {
    if (key === 'gone') return t('Nicht mehr verfügbar')
    if (key === 'none') return groups.length > 0 ? t('Ohne Gruppe') : t('Verfügbar')
    return groups.find(({ id }) => id === key)?.name ?? ''
  }
  return sections
    .map((section) => ({
      ...section,
      title: titleOf(section.key),
      entries: entries.filter((entry) => keyOf(entry) === section.key),
    }))
    .filter((section) => section.entries.length > 0)
}

/** @returns '6 Fahrzeuge, zusammen 122.140 €'; without a sum for vehicles that are gone. */
export function sectionText({ key, count, sum }: Section): string {
  const text = plural(count, '1 Fahrzeug', '# Fahrzeuge')
  return key === 'gone' || sum === 0 ? text : t`${text}, zusammen ${euroText(sum)}`
}

/** After the number of vehicles: 'Fahrzeuge, 5 günstiger, 1 teurer, davon 2 nicht mehr verfügbar'. */
export const summaryOf = ({ total, cheaper, dearer, goneIds }: WatchDesk): string =>
  [
    plural(total, 'Fahrzeug', 'Fahrzeuge'),
    cheaper > 0 && t`${countText(cheaper)} günstiger`,
    dearer > 0 && t`${countText(dearer)} teurer`,
    goneIds.length > 0 && t`davon ${countText(goneIds.length)} nicht mehr verfügbar`,
  ]
    .filter(Boolean)
    .join(', ')

/** The entry as a car, for cards and enquiries. */
export const cardOf = (entry: DeskEntry) => ({
  ...entry,
  available: !isGone(entry),
  mvpcarstockimages: entry.mvpuserwatchcarimages,
})
