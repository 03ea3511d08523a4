import { expect, test } from 'vitest'
import { Criteria } from './criteria.ts'
import { nameOf, summaryOf } from './criteria-summary.ts'

const criteria = Criteria.parse({
  transporter: false,
  maker: 'BMW',
  car_model: '3er',
  price_to: 20_000,
  km_stand_from: 10_000,
  km_stand_to: 50_000,
  kraftstoffart: ['diesel'],
  schadstoffklassetyp: 'EURO_6',
  ahk: true,
})

test('lists each chosen criterion in German', () => {
  expect(summaryOf(criteria)).toEqual([
    { label: 'Fahrzeugart', value: 'PKW' },
    { label: 'Hersteller', value: 'BMW' },
    { label: 'Modellreihe', value: '3er' },
    { label: 'Kilometerstand', value: '10.000 km bis 50.000 km' },
    { label: 'Preis', value: 'bis 20.000 €' },
    { label: 'Kraftstoff', value: 'Diesel' },
    { label: 'Schadstoffklasse', value: 'mindestens Euro 6' },
    { label: 'Ausstattung', value: 'Anhängerkupplung' },
  ])
})

test('names a search by maker, model and its first choices', () => {
  expect(nameOf(criteria)).toBe('BMW 3er, 10.000 km bis 50.000 km, bis 20.000 €')
  expect(nameOf(Criteria.parse({ transporter: true }))).toBe('Transporter')
})
