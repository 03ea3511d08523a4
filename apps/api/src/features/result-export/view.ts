import type { Car } from '@portal/contract/cars'
import { csvOf } from '../../http/csv.ts'

const day = (iso: string | null) => (iso ? iso.slice(0, 10).split('-').reverse().join('.') : '')
/** A price of 0 means none. */
const price = (euro: number | undefined) => (euro ? euro : null)

/** The columns in the order a buyer reads them. */
const columns = {
  'GW-Nr.': (car) => car.gwnummer,
  Hersteller: (car) => car.hersteller,
  Modellreihe: (car) => car.modellgruppe,
  Modell: (car) => car.modell,
  Beschreibung: (car) => car.headlineinternet,
  Erstzulassung: (car) => day(car.erstzulassungvon),
  Kilometerstand: (car) => car.kilometerstandvon,
  'Händlerpreis brutto (EUR)': (car) => price(car.haendlerpreisbrutto),
  'Preis brutto (EUR)': (car) => price(car.planverkaufspreisprivatkundengeschaeftbrutto),
  PS: (car) => car.psvon,
  kW: (car) => car.kwvon,
  Kraftstoff: (car) => car.fueltypedescription,
  Getriebe: (car) => car.getriebeTypValue,
  Farbe: (car) => car.farbe,
  Aufbau: (car) => car.fahrzeugaufbaubezeichnung,
  Sitze: (car) => car.anzahlsitze,
  Türen: (car) => car.anzahltueren,
  'Hubraum (ccm)': (car) => car.hubraum,
  Schadstoffklasse: (car) => car.schadstoffklassetyp,
  'HU fällig': (car) => day(car.hu_faellig_am),
  'Minderwerte (EUR)': (car) => car.minderwerte,
  Transporter: (car) => car.transporter,
} satisfies Record<string, (car: Car) => string | number | boolean | null>

/** The vehicles as a CSV file. */
export const resultFile = (cars: readonly Car[]) =>
  csvOf([Object.keys(columns), ...cars.map((car) => Object.values(columns).map((cell) => cell(car)))])
