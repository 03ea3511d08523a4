import type { CarDetails } from '@portal/contract/car-details'
import type { Car } from '@portal/contract/cars'
import { euroText, kmText, registrationText } from '@portal/domain/formats'
import {
  colourText,
  daysText,
  emissionText,
  gearboxText,
  monthText,
  none,
  numberText,
  powerText,
  priceNote,
  wordText,
  yesNoText,
} from '../car-details/facts.ts'
import { comparedMaximum } from './queries.ts'

export type Compared = { car: Car; details: CarDetails | null }
export type ComparedRow = { label: string; values: string[]; differs: boolean }

/** The ids of an address like `compare?ids=1,2,3`: distinct, at most four, invalid ones omitted. */
export function comparedIds(query: URLSearchParams): number[] {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, comparedMaximum)
}

const priceText = (euro: number | undefined) => (euro ? euroText(euro) : none)
/** Dealers see whether VAT can be shown on the invoice; their net price has its own row. */
function vatText(details: CarDetails | null): string {
  if (!details) return none
  if (!details.dealer) return priceNote(details)
  return details.vatMode === 'REGEL' ? 'ausweisbar' : 'nicht ausweisbar (§ 25a UStG)'
}

const facts: [label: string, value: (compared: Compared) => string][] = [
  ['Händlerpreis (brutto)', ({ car }) => priceText(car.haendlerpreisbrutto)],
  ['Händlerpreis (netto)', ({ details }) => priceText(details?.dealer?.haendlerpreisnetto ?? undefined)],
  ['Privatverkaufspreis', ({ car }) => priceText(car.planverkaufspreisprivatkundengeschaeftbrutto)],
  ['MwSt.', ({ details }) => vatText(details)],
  ['Modell', ({ car }) => wordText(car.modell)],
  ['Erstzulassung', ({ car }) => registrationText(car.erstzulassungvon)],
  ['Kilometerstand', ({ car }) => kmText(car.kilometerstandvon)],
  ['Leistung', ({ car }) => powerText(car)],
  ['Kraftstoff', ({ car }) => wordText(car.fueltypedescription)],
  ['Getriebe', ({ car }) => gearboxText(car.getriebeTypValue)],
  ['Verbrauch', ({ details }) => wordText(details?.consumption)],
  ['CO₂-Emission (kombiniert)', ({ details }) => numberText(details?.co2GramsPerKm, 'g/km')],
  ['CO₂-Klasse', ({ details }) => wordText(details?.co2Class)],
  ['Hubraum', ({ car }) => numberText(car.hubraum, 'cm³')],
  ['Fahrzeugaufbau', ({ car }) => wordText(car.fahrzeugaufbaubezeichnung)],
  ['Farbe', ({ car }) => colourText(car.farbe)],
  ['Sitze', ({ car }) => numberText(car.anzahlsitze)],
  ['Türen', ({ car }) => numberText(car.anzahltueren)],
  ['Schadstoffklasse', ({ car }) => emissionText(car.schadstoffklassetyp)],
  ['HU fällig', ({ car }) => monthText(car.hu_faellig_am)],
  ['Winterreifen', ({ car }) => yesNoText(car.winterraeder)],
  ['Minderwert', ({ car }) => priceText(car.minderwerte ?? undefined)],
  ['Standort', ({ details }) => wordText(details?.location)],
  ['Vorbesitzer', ({ details }) => numberText(details?.dealer?.previousOwners)],
  ['Unfallfahrzeug', ({ details }) => yesNoText(details?.dealer?.accident)],
  ['Standzeit', ({ details }) => daysText(details?.dealer?.daysInStock ?? null)],
]

const equipmentOf = ({ car }: Compared) =>
  new Set([...car.serieAccessoires, ...car.specialAccessoires].map((item) => item.trim()).filter(Boolean))

const rowOf = (label: string, values: string[]) => ({ label, values, differs: new Set(values).size > 1 })

/** The rows of the comparison, without rows that are unknown for every car. */
export const factRows = (cars: readonly Compared[]): ComparedRow[] =>
  facts
    .map(([label, value]) => rowOf(label, cars.map(value)))
    .filter(({ values }) => values.some((value) => value !== none))

/** All equipment items of the cars, sorted in German order. */
export function equipmentRows(cars: readonly Compared[]): ComparedRow[] {
  const sets = cars.map(equipmentOf)
  const items = [...new Set(sets.flatMap((set) => [...set]))].sort((a, b) => a.localeCompare(b, 'de'))
  return items.map((item) =>
    rowOf(
      item,
      sets.map((set) => (set.has(item) ? 'ja' : none)),
    ),
  )
}
