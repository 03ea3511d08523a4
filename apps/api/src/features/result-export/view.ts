import { Car } from '@portal/contract/cars'
import { type AttributeName, attributeOf } from '@portal/domain/vehicle/attributes'
import { type Facts, headingOf, namesIn, textOf } from '@portal/domain/vehicle/texts'
import { csvOf } from '../../http/csv.ts'

/** The attributes of a car entry, those in words under the names of their attributes. */
const factsOf = (car: Car): Facts => ({
  ...car,
  getriebe: car.getriebeTypValue,
  kraftstoffart: car.fueltypedescription,
  fahrzeugtyp: car.fahrzeugaufbaubezeichnung,
})

const first = [
  'gwnummer',
  'hersteller',
  'modellgruppe',
  'modell',
  'headlineinternet',
  'erstzulassungvon',
  'kilometerstandvon',
  'haendlerpreisbrutto',
  'planverkaufspreisprivatkundengeschaeftbrutto',
  'vatMode',
  'psvon',
  'kwvon',
  'kraftstoffart',
  'getriebe',
  'fahrzeugtyp',
] as const satisfies AttributeName[]
const last = ['hu_faellig_am', 'transporter'] as const satisfies AttributeName[]
const groups = ['body', 'engine', 'emission', 'condition'] as const

/** In the order a buyer reads them. */
const columns: readonly AttributeName[] = [
  ...first,
  ...groups.flatMap((group) => namesIn(group, Car.shape)),
  ...last,
]

/** Numbers stay numbers and dates are days, so that a spreadsheet can calculate; a price of 0 means none. */
function cellOf(name: AttributeName, value: Facts[AttributeName]): string | number | null {
  if (value === null || value === undefined) return null
  const { kind } = attributeOf(name)
  if (typeof value === 'number') return kind === 'money' && value === 0 ? null : value
  return kind === 'date' ? String(value).split('-').reverse().join('.') : textOf(name, value)
}

/** The vehicles as a CSV file. */
export const resultFile = (cars: readonly Car[]) =>
  csvOf([
    columns.map(headingOf),
    ...cars.map(factsOf).map((facts) => columns.map((name) => cellOf(name, facts[name]))),
  ])
