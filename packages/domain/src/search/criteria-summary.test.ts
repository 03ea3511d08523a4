import { expect, test } from 'vitest'
import { Criteria } from './criteria.ts'
import { searchLabel, summaryOf } from './criteria-summary.ts'

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
    { label: 'Kilometerstand', value: '10.000\u00a0km bis 50.000\u00a0km' },
    { label: 'Preis', value: 'bis 20.000\u00a0€' },
    { label: 'Kraftstoff', value: 'Diesel' },
    { label: 'Schadstoffklasse', value: 'mindestens Euro 6' },
    { label: 'Ausstattung', value: 'Anhängerkupplung' },
  ])
})

test.each([
  [criteria, 'BMW 3er, 10.000\u00a0km bis 50.000\u00a0km, bis 20.000\u00a0€, Diesel, …'],
  [Criteria.parse({ maker: 'Ford', car_model: 'Focus', car_model_detail: 'ST' }), 'Ford Focus ST'],
  [Criteria.parse({ transporter: true, psvon: 150 }), 'Transporter, ab 150\u00a0PS'],
  [Criteria.parse({ transporter: false, km_stand_from: 0 }), 'PKW'],
  [Criteria.parse({ transporter: false, keysfrom: 2 }), 'PKW, mindestens 2'],
  [Criteria.parse({}), 'Fahrzeuge aller Art'],
])('names a search by vehicle and first choices: %o', (given, label) => {
  expect(searchLabel(given)).toBe(label)
})
