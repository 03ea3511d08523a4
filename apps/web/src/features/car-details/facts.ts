import type { CarDetails, DealerDetails } from '@portal/contract/car-details'
import type { Car, CarFile } from '@portal/contract/cars'
import { consumerReportMaxKm } from '@portal/domain/constants'
import { euroCentText, figureText, kmText, registrationText } from '@portal/domain/formats'
import { vatNote } from '@portal/domain/vat'
import { gearboxes } from '@portal/domain/vehicle/engine'
import type { Fact } from '../../ui/FactList.tsx'

/** The facts of the vehicle page. Unknown values read '-' (E-27). */
export const none = '-'

/** @param unit written after the number with a non-breaking space */
export function numberText(value: number | null | undefined, unit?: string): string {
  if (value === null || value === undefined) return none
  return unit ? `${figureText(value)}\u00a0${unit}` : figureText(value)
}

export const wordText = (value: string | null | undefined) => value?.trim() || none

/** @returns 'ja', 'nein', or '-' for unknown. */
export const yesNoText = (value: boolean | null | undefined) =>
  value === null || value === undefined ? none : value ? 'ja' : 'nein'

/** @returns 'MM / yyyy' (E-17, E-19). */
export const monthText = (isoDate: string | null | undefined) => (isoDate ? registrationText(isoDate) : none)

/** 'Euro' and the last character of the class: EURO_6 becomes 'Euro 6' (E-26, U-37). */
export const emissionText = (schadstoffklassetyp: string | null) =>
  schadstoffklassetyp ? `Euro ${schadstoffklassetyp.slice(-1)}` : none

/** Euro with two decimals, or '-' (E-22). */
export const moneyText = (value: number | null | undefined) =>
  value === null || value === undefined ? none : euroCentText(value)

export function powerText({ kwvon, psvon }: Pick<Car, 'kwvon' | 'psvon'>): string {
  if (kwvon === null) return numberText(psvon, 'PS')
  return psvon === null ? numberText(kwvon, 'kW') : `${numberText(kwvon, 'kW')} (${numberText(psvon, 'PS')})`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const colourText = (farbe: string | null) => (farbe ? capital(farbe) : none)

/** The German name of the gearbox; an unknown text is shown as delivered. */
export const gearboxText = (value: string | null) =>
  gearboxes.find((gearbox) => gearbox.value === value)?.label ?? wordText(value)

/** The rows of 'Fahrzeugdetails' (E-20 to E-25); the price box alone tells the prices. */
export function detailFacts(car: Car): Fact[] {
  return [
    ['Fahrzeugaufbau', wordText(car.fahrzeugaufbaubezeichnung)],
    ['Farbe', colourText(car.farbe)],
    ['Sitze', numberText(car.anzahlsitze)],
    ['Türen', numberText(car.anzahltueren)],
    ['Leistung in kW', numberText(car.kwvon)],
    ['Leistung in PS', numberText(car.psvon)],
    ['Hubraum', numberText(car.hubraum, 'cm³')],
    ['Schadstoffklasse', emissionText(car.schadstoffklassetyp)],
    ['Feinstaubplakette', wordText(car.feinstaubplakettetypdescription)],
    ['Scheibe gewechselt', yesNoText(car.scheibe_gewechselt)],
    ['Winterreifen', yesNoText(car.winterraeder)],
    ['Minderwert', moneyText(car.minderwerte)],
  ]
}

/** Battery, consumption and location. Unknown values have no row, because most cars have none of them. */
export function energyFacts(details: CarDetails): Fact[] {
  const facts: [string, string][] = [
    ['Standort', wordText(details.location)],
    ['Verbrauch', wordText(details.consumption)],
    ['CO₂-Emission (kombiniert)', numberText(details.co2GramsPerKm, 'g/km')],
    ['CO₂-Klasse', wordText(details.co2Class)],
    ['Reichweite', numberText(details.rangeKm, 'km')],
    ['Batteriekapazität', numberText(details.batteryKwh, 'kWh')],
    ['Batteriezustand', numberText(details.batteryHealthPercent, '%')],
  ]
  return facts.filter(([, value]) => value !== none)
}

/** Rows for dealers only (E-29, U-14). */
export const dealerFacts = (dealer: DealerDetails): Fact[] => [
  ['FIN', wordText(dealer.fin)],
  ['Vorbesitzer', numberText(dealer.previousOwners)],
  ['Unfallfahrzeug', yesNoText(dealer.accident)],
  ['Anzahl Schlüssel', numberText(dealer.keys)],
]

/** How the price is taxed: the legally required note, for dealers the net price. */
export function priceNote({ vatMode, dealer }: Pick<CarDetails, 'vatMode' | 'dealer'>): string {
  if (!dealer || dealer.haendlerpreisbrutto === 0) return vatNote(vatMode)
  const net = dealer.haendlerpreisnetto
  return net === null ? 'MwSt. nicht ausweisbar (§ 25a UStG)' : `netto ${moneyText(net)} zzgl. MwSt.`
}

/** @returns '1 Tag', '23 Tage', '-'. */
export const daysText = (days: number | null) =>
  days === null ? none : days === 1 ? '1\u00a0Tag' : numberText(days, 'Tage')

/** The parts of the line under the headline. */
export const summaryOf = (car: Car) => [
  car.modell,
  `EZ ${registrationText(car.erstzulassungvon)}`,
  kmText(car.kilometerstandvon),
]

const views: Record<string, string> = {
  seite: 'Seitenansicht',
  front: 'Frontansicht',
  heck: 'Heckansicht',
  innen: 'Innenraum',
  innenraum: 'Innenraum',
  detail: 'Detailansicht',
}

/** The alternative text of a photo: its view if the file name tells it, otherwise its position. */
export function photoText(name: string, { datei }: Pick<CarFile, 'datei'>, position: number): string {
  const view = views[datei.slice(0, datei.lastIndexOf('.')).toLowerCase()]
  return `${name}, ${view ?? `Bild ${position + 1}`}`
}

/** The report of a kind, if the car has one. */
export const reportOf = ({ mvpcarstockimages }: Car, type: 'GUTACHTEN_LIGHT' | 'VERKAUFSEXPERTISE') =>
  mvpcarstockimages.find(({ eaktedokumenttyp }) => eaktedokumenttyp === type)

/** Consumer reports exist for cars up to 170,000 km; an unknown mileage counts as above (E-12, U-49). */
export const mayReadConsumerReport = ({ kilometerstandbis }: Pick<Car, 'kilometerstandbis'>) =>
  kilometerstandbis !== null && kilometerstandbis <= consumerReportMaxKm

/** The ids before and after `id` in a list. */
export function neighboursOf(ids: readonly number[], id: number) {
  const place = ids.indexOf(id)
  return place < 0 ? {} : { previous: ids[place - 1], next: ids[place + 1] }
}
