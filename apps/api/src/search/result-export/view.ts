import { setImmediate as nextTurn } from 'node:timers/promises'
import { Car } from '@portal/contract/vehicles/cars'
import type { Language } from '@portal/domain/site/language'
import { t } from '@portal/domain/values/text'
import { type AttributeName, attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import { dealerPriceOf } from '@portal/domain/vehicles/attributes/price-text'
import { type Facts, headingOf, namesIn, textOf } from '@portal/domain/vehicles/attributes/texts'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { csvDay, csvLines, csvOf } from '../../http/csv.ts'
import { inLanguage } from '../../http/language.ts'

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

/** The columns of the export, in their order. */
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
  return kind === 'date' ? csvDay(String(value)) : textOf(name, value)
}

/** The last column for companies that buy without German VAT. */
const netHeading = () => t('Ihr Preis in EUR (netto, wo MwSt. ausweisbar ist)')

/** Lines that are written at once; other requests are answered between them. */
const linesAtOnce = 250

const linesOf = (cars: readonly Car[], isNet: boolean) =>
  cars.map((car) => {
    const facts = factsOf(car)
    const cells = columns.map((name) => cellOf(name, facts[name]))
    return isNet ? [...cells, dealerPriceOf(car) || null] : cells
  })

/** Whose file it is. */
export type FileFor = { tier: PriceTier; language: Language }

/** The vehicles as a CSV file in the language of its reader. */
export async function* resultFile(cars: readonly Car[], { tier, language }: FileFor): AsyncGenerator<string> {
  const isNet = tier === 'net'
  // Each piece by itself, because it is made while the response is sent.
  yield inLanguage(language, () => csvOf([[...columns.map(headingOf), ...(isNet ? [netHeading()] : [])]]))
  for (let at = 0; at < cars.length; at += linesAtOnce) {
    await nextTurn()
    yield inLanguage(language, () => csvLines(linesOf(cars.slice(at, at + linesAtOnce), isNet)))
  }
}
