import type { CarDetails } from '@portal/contract/vehicles/car-details'
import type { Car } from '@portal/contract/vehicles/cars'
import type { VehicleCondition } from '@portal/contract/vehicles/condition'
import { t } from '@portal/domain/values/text'
import type { FactGroup } from '@portal/domain/vehicles/attributes/attribute'
import { type AttributeName, attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import { bodyText } from '@portal/domain/vehicles/attributes/body-text'
import { fuelText } from '@portal/domain/vehicles/attributes/fuel-text'
import { type Facts, namesIn, powerText, textOf, unknownText } from '@portal/domain/vehicles/attributes/texts'
import { damagesText, depthText, historyText } from '@portal/domain/vehicles/condition/texts'
import { leastTreadOf } from '@portal/domain/vehicles/condition/wheels'
import { daysText, moneyText, priceNote } from '../../vehicles/car-details/facts.ts'
import { comparedMaximum } from './queries.ts'

export type Compared = {
  car: Car
  details: CarDetails | null
  /** Null for everyone except dealers. */
  condition: VehicleCondition | null
}
export type ComparedRow = { label: string; values: string[]; differs: boolean }

/** The ids of an address like `compare?ids=1,2,3`: distinct, at most four, invalid ones omitted. */
export function comparedIds(query: URLSearchParams): number[] {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, comparedMaximum)
}

/** A price of 0 means none. */
const amountText = (euro: number | null | undefined) => moneyText(euro || null)

/** Dealers see whether VAT is deductible; their net price has a row of its own. */
function vatText(details: CarDetails | null): string {
  if (!details) return unknownText
  if (!details.dealer) return priceNote(details)
  return details.vatMode === 'REGEL' ? t('ausweisbar') : t('nicht ausweisbar (§ 25a UStG)')
}

type Row = [label: string, value: (compared: Compared) => string]

/** The data of a vehicle by attribute name. */
const knownOf = ({ car, details }: Compared): Facts => ({ ...details?.dealer, ...details, ...car })

/** A row for each attribute of a group for which the API has sent data. */
function rowsIn(group: FactGroup, cars: readonly Compared[]): Row[] {
  const names = new Set(cars.flatMap((compared) => namesIn(group, knownOf(compared))))
  return [...names].map((name) => [
    attributeOf(name).label,
    (compared) => textOf(name, knownOf(compared)[name]),
  ])
}

const attributeRow = (name: AttributeName, read: (car: Car) => Facts[AttributeName]): Row => [
  attributeOf(name).label,
  ({ car }) => textOf(name, read(car)),
]

const head: Row[] = [
  [t('Ihr Preis (netto)'), ({ car }) => amountText(car.preisNetto)],
  [t('Händlerpreis (brutto)'), ({ car }) => amountText(car.haendlerpreisbrutto)],
  [t('Händlerpreis (netto)'), ({ details }) => amountText(details?.dealer?.haendlerpreisnetto)],
  [
    t('Privatverkaufspreis (brutto)'),
    ({ car }) => amountText(car.planverkaufspreisprivatkundengeschaeftbrutto),
  ],
  [t('MwSt.'), ({ details }) => vatText(details)],
  attributeRow('modell', (car) => car.modell),
  attributeRow('erstzulassungvon', (car) => car.erstzulassungvon),
  attributeRow('kilometerstandvon', (car) => car.kilometerstandvon),
  [t('Leistung'), ({ car }) => powerText(car)],
  attributeRow('kraftstoffart', (car) => fuelText(car.fueltypedescription)),
  attributeRow('getriebe', (car) => car.getriebeTypValue),
]

function treadText(condition: VehicleCondition | null): string {
  const least = leastTreadOf(condition?.tyres?.mounted?.wheels ?? [])
  return least === null ? unknownText : depthText(least)
}

const recorded: Row[] = [
  [t('Schäden'), ({ condition }) => (condition?.damages ? damagesText(condition.damages) : unknownText)],
  [t('Geschätzte Reparaturkosten'), ({ condition }) => moneyText(condition?.sums?.present)],
  [t('Geringste Profiltiefe'), ({ condition }) => treadText(condition)],
  [
    t('Scheckheft'),
    ({ condition }) => (condition?.service?.history ? historyText(condition.service.history) : unknownText),
  ],
]

const factsOf = (cars: readonly Compared[]): Row[] => [
  ...head,
  ...rowsIn('energy', cars),
  ...rowsIn('engine', cars),
  [t('Fahrzeugaufbau'), ({ car }) => bodyText(car.fahrzeugaufbaubezeichnung)],
  ...rowsIn('body', cars),
  ...rowsIn('emission', cars),
  attributeRow('hu_faellig_am', (car) => car.hu_faellig_am),
  ...rowsIn('condition', cars),
  ...recorded,
  ...rowsIn('place', cars),
  ...rowsIn('dealer', cars),
  [t('Standzeit'), ({ details }) => daysText(details?.dealer?.daysInStock ?? null)],
]

const equipmentOf = ({ car }: Compared) =>
  new Set([...car.serieAccessoires, ...car.specialAccessoires].map((item) => item.trim()).filter(Boolean))

const rowOf = (label: string, values: string[]) => ({ label, values, differs: new Set(values).size > 1 })

/** The rows of the comparison, without rows that are unknown for every car. */
export const factRows = (cars: readonly Compared[]): ComparedRow[] =>
  factsOf(cars)
    .map(([label, value]) => rowOf(label, cars.map(value)))
    .filter(({ values }) => values.some((value) => value !== unknownText))

/** All equipment items of the cars, sorted in German order. */
export function equipmentRows(cars: readonly Compared[]): ComparedRow[] {
  const sets = cars.map(equipmentOf)
  const items = [...new Set(sets.flatMap((set) => [...set]))].sort((a, b) => a.localeCompare(b, 'de'))
  return items.map((item) =>
    rowOf(
      item,
      sets.map((set) => (set.has(item) ? t('ja') : unknownText)),
    ),
  )
}
