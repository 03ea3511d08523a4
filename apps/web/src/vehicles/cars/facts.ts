import type { Car } from '@portal/contract/vehicles/cars'
import { dayMs } from '@portal/domain/values/durations'
import { kmText, registrationText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { colours } from '@portal/domain/vehicles/attributes/colours'
import { fuelText } from '@portal/domain/vehicles/attributes/fuel-text'
import { gearboxes } from '@portal/domain/vehicles/attributes/gearboxes'
import { groupOf, plain } from '@portal/domain/vehicles/attributes/name'

/** Long model groups may wrap here on two-column widths (D-19, U-38). */
const longName = 20
const breakAt = 17

/** The line under a card's title; a car without headline shows its model (B-05). */
export const headlineOf = ({ headlineinternet, modell }: Pick<Car, 'headlineinternet' | 'modell'>) =>
  headlineinternet?.trim() || modell

type Named = Pick<Car, 'hersteller' | 'modellgruppe' | 'modell'> & { headlineinternet?: string | null }

/** The line under a card's title: the headline without the words of the title; empty if nothing is left. */
export function secondLineOf(car: Named): string {
  const line = headlineOf({ headlineinternet: car.headlineinternet ?? null, modell: car.modell })
  const starts = [`${car.hersteller} ${groupOf(car)}`, groupOf(car), car.hersteller]
  const start = starts.find((words) => plain(`${line} `).startsWith(plain(`${words} `)))
  return start === undefined ? line : line.slice(start.length).trim()
}

type Powered = Partial<Pick<Car, 'fueltypedescription' | 'getriebeTypValue' | 'kwvon' | 'psvon'>>

/** Fuel, power and gearbox; empty texts for what is unknown. */
function driveOf({ fueltypedescription, getriebeTypValue, kwvon, psvon }: Powered): [string, string, string] {
  const power = [kwvon && `${kwvon}\u00a0kW`, psvon && t`(${psvon}\u00a0PS)`]
  // Not by `labelOf`: its module would add the table of all attributes to the first load.
  const gearbox = gearboxes.find(({ value }) => value === getriebeTypValue)?.label ?? getriebeTypValue
  return [fuelText(fueltypedescription ?? null) ?? '', power.filter(Boolean).join(' '), gearbox ?? '']
}

/** Fuel, power and gearbox, as far as they are known. */
export const moreFactsOf = (car: Powered): string[] => driveOf(car).filter((fact) => fact !== '')

type Shown = Powered & Pick<Car, 'erstzulassungvon' | 'kilometerstandvon'> & Partial<Pick<Car, 'farbe'>>

/** The six facts of a card, each at its own place, so that cards can be compared; a dash for what is unknown. */
export function cardFactsOf(car: Shown): [label: string, value: string][] {
  const [fuel, power, gearbox] = driveOf(car)
  return [
    [t('Erstzulassung'), registrationText(car.erstzulassungvon)],
    [t('Kilometer'), kmText(car.kilometerstandvon)],
    [t('Kraftstoff'), fuel || '–'],
    [t('Leistung'), power || '–'],
    [t('Getriebe'), gearbox || '–'],
    [t('Farbe'), colourOf(car.farbe) || '–'],
  ]
}

/** The name of a colour; empty if it is unknown. */
export function colourOf(farbe: string | null | undefined): string {
  if (!farbe) return ''
  const found = colours.find(({ value }) => value === farbe.toLowerCase())
  return found?.label ?? farbe.charAt(0).toUpperCase() + farbe.slice(1)
}

/** A long model group, split where it may wrap; a short one is a single part. */
export function namePartsOf(modellgruppe: string): string[] {
  if (modellgruppe.length <= longName) return [modellgruppe]
  return [modellgruppe.slice(0, breakAt), modellgruppe.slice(breakAt)]
}

/** The photos of a car in display order. */
export const photosOf = (files: Car['mvpcarstockimages']) =>
  files.filter(({ eaktedokumenttyp }) => eaktedokumenttyp === 'GUTACHTEN_INTERNETBILD')

export const imageWidths = [320, 640, 1280, 1920] as const

type Photo = { ordner: string; datei: string }

/** The address of a photo in one of the prepared widths, or the original. */
export function imageUrl({ ordner, datei }: Photo, width?: (typeof imageWidths)[number]): string {
  const dot = datei.lastIndexOf('.')
  const name = width === undefined ? datei : `${datei.slice(0, dot)}@${width}${datei.slice(dot)}`
  return `/mvp/api/image?path=${encodeURIComponent(ordner)}&img_name=${encodeURIComponent(name)}`
}

/** All widths of a photo as a `srcset`. */
export const imageSrcSet = (photo: Photo) =>
  imageWidths.map((width) => `${imageUrl(photo, width)} ${width}w`).join(', ')

/** The same for a browser that shows AVIF, which is stored in the widths of cards. */
export const avifSrcSet = (photo: Photo) => imageSrcSet(photo).replaceAll(/(%40(?:320|640)\.)webp/g, '$1avif')

/** Older changes have no flag on a card. */
const recentMs = 7 * dayMs
export const isRecent = (moment: string, now = Date.now()) => now - Date.parse(moment) < recentMs

const weekdays = [t('So'), t('Mo'), t('Di'), t('Mi'), t('Do'), t('Fr'), t('Sa')]
export const weekdayOf = (moment: string | null | undefined) =>
  moment ? weekdays[new Date(moment).getDay()] : ''
