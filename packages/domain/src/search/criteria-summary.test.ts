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

test.each<[unknown, string, string]>([
  [{ gwNummer: '482917' }, 'GW-Nummer', '482917'],
  [{ text: ['standheizung', 'opc'] }, 'Text', 'opc, standheizung'],
  [{ km_stand_from: 0, km_stand_to: 50_000 }, 'Kilometerstand', '0\u00a0km bis 50.000\u00a0km'],
  [{ km_stand_from: 10_000 }, 'Kilometerstand', 'ab 10.000\u00a0km'],
  [{ psvon: 150, psbis: 150 }, 'Leistung', '150\u00a0PS'],
  [{ first_reg_from: 2019, first_reg_to: 2021 }, 'Erstzulassung', '2019 bis 2021'],
  [{ keysfrom: 2 }, 'Anzahl Schlüssel', 'mindestens 2'],
  [{ doors: '4/5' }, 'Türen', '4/5'],
  [{ airConditioning: ['klimaautomatik', 'klimaanlage'] }, 'Klimatisierung', 'Klimaanlage, Klimaautomatik'],
  [{ mwst: 'REGEL' }, 'Besteuerung', 'MwSt. ausweisbar'],
  [{ maker: ['BMW', 'Audi'] }, 'Hersteller', 'Audi, BMW'],
  [{ transporter: true }, 'Fahrzeugart', 'Transporter'],
  [{ unfallfrei: true, sitze: true }, 'Ausstattung', 'Mehr als 6 Sitze, Unfallfrei'],
])('writes %j as %s: %s', (given, label, value) => {
  expect(summaryOf(Criteria.parse(given))).toEqual([{ label, value }])
})

test.each([[{ km_stand_from: 0 }], [{ isofix: false, unfallfrei: false }], [{}]])(
  'writes nothing for %j, which filters nothing',
  (given) => {
    expect(summaryOf(Criteria.parse(given))).toEqual([])
  },
)

test.each<[unknown, string]>([
  [{ maker: ['BMW', 'Audi'], car_model: ['3er', 'A4'] }, 'Audi oder BMW 3er oder A4'],
  [{ price_to: 9000, psvon: 100 }, 'Fahrzeuge aller Art, bis 9.000\u00a0€, ab 100\u00a0PS'],
  [
    { price_to: 9000, psvon: 100, keysfrom: 2 },
    'Fahrzeuge aller Art, bis 9.000\u00a0€, ab 100\u00a0PS, mindestens 2',
  ],
  [
    { price_to: 9000, psvon: 100, keysfrom: 2, isofix: true },
    'Fahrzeuge aller Art, bis 9.000\u00a0€, ab 100\u00a0PS, mindestens 2, …',
  ],
])('names a search by three facts at most: %j', (given, label) => {
  expect(searchLabel(Criteria.parse(given))).toBe(label)
})
