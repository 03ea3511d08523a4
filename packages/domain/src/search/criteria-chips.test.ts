import { expect, test } from 'vitest'
import type { Criteria } from './criteria.ts'
import { chipsOf } from './criteria-chips.ts'
import { NameIndex } from './search-words/catalogue.ts'
import { readWords } from './search-words/read-words.ts'

const labelsOf = (criteria: Criteria) => chipsOf(criteria).map(({ label }) => label.replaceAll('\u00a0', ' '))

test('every criterion has a chip, in the order of the form', () => {
  expect(
    labelsOf({
      transporter: false,
      maker: 'Mazda',
      car_model: 'MX-5',
      first_reg_from: 2019,
      km_stand_to: 80_000,
      price_from: 10_000,
      price_to: 40_000,
      getriebe: ['AUTOMATIK'],
      schadstoffklassetyp: 'EURO_6',
      doors: '2/3',
      isofix: true,
    }),
  ).toEqual([
    'PKW',
    'Mazda',
    'MX-5',
    'EZ ab 2019',
    'bis 80.000 km',
    '10.000 € bis 40.000 €',
    'Automatik',
    '2/3 Türen',
    'ab Euro 6',
    'ISOFIX',
  ])
})

test.each<[Criteria, string]>([
  [{ first_reg_from: 2020, first_reg_to: 2020 }, 'EZ 2020'],
  [{ first_reg_month_from: 201_206, first_reg_month_to: 201_412 }, 'EZ 06/2012 bis 12/2014'],
  [{ first_reg_month_to: 201_901 }, 'EZ bis 01/2019'],
  [{ seatsfrom: 5, seatsto: 7 }, '5 Sitze bis 7 Sitze'],
  [{ psvon: 150 }, 'ab 150 PS'],
  [{ zulaessigesgesamtgewichtbis: 3500 }, 'Gesamtgewicht bis 3.500 kg'],
  [{ fahrzeugkategorietypnfz: ['Kastenwagen hoch'] }, 'Kastenwagen hoch'],
  [{ schiebetuer: 'beidseitig' }, 'Schiebetür beidseitig'],
  [{ transporter: true }, 'Transporter'],
  [{ keysfrom: 2 }, 'mindestens 2 Schlüssel'],
  [{ unfallfrei: true }, 'Unfallfrei'],
  [{ tyresfrom: 4 }, 'Reifen mindestens 4 mm'],
  [{ repaircostto: 500 }, 'Reparaturkosten bis 500 €'],
  [{ gwNummer: '482917' }, 'GW 482917'],
  [{ text: 'opc' }, 'Text: opc'],
  [{ mwst: 'REGEL' }, 'MwSt. ausweisbar'],
  [{ sitze: true }, 'Mehr als 6 Sitze'],
  [{ km_stand_from: 0 }, 'ab 0 km'],
])('%j reads %s', (criteria, label) => {
  expect(labelsOf(criteria)).toEqual([label])
})

test('removing the maker also removes the model', () => {
  const [maker] = chipsOf({ maker: 'Mazda', car_model: 'MX-5', price_to: 9000 })
  expect(maker?.without).toEqual({ price_to: 9000 })
})

test('removing one value of a group keeps the others', () => {
  const [diesel, electric] = chipsOf({ kraftstoffart: ['diesel', 'elektro'] })
  expect(diesel?.without).toEqual({ kraftstoffart: ['elektro'] })
  expect(electric?.without).toEqual({ kraftstoffart: ['diesel'] })
  expect(chipsOf({ kraftstoffart: ['diesel'] })[0]?.without).toEqual({})
})

test('many makers are one chip, which removes them all', () => {
  const maker = Array.from({ length: 30 }, (_, place) => `Maker ${place}`)
  const chips = chipsOf({ maker, price_to: 9000 })
  expect(chips.map(({ label }) => label)).toEqual(['Hersteller: 30 ausgewählt', 'bis 9.000\u00a0€'])
  expect(chips[0]?.without).toEqual({ price_to: 9000 })
})

test('all colours but one are one chip, which removes them all', () => {
  const { criteria } = readWords('kein Rot bis 9000 €', new NameIndex([]), 2026)
  const [price, colours, ...others] = chipsOf(criteria)
  expect(price?.label).toBe('bis 9.000\u00a0€')
  expect(colours).toEqual({
    criterion: 'ausstattung',
    label: 'Farbe: 13 ausgewählt',
    without: { price_to: 9000 },
  })
  expect(others).toEqual([])
})

test('a flag that is off has no chip, unless its opposite is a criterion too', () => {
  expect(labelsOf({ isofix: false, transporter: false })).toEqual(['PKW'])
})

test('removing a range removes both of its bounds, and no other one', () => {
  const [mileage, price] = chipsOf({ price_from: 5000, price_to: 9000, km_stand_from: 10, km_stand_to: 20 })
  expect(mileage?.without).toEqual({ price_from: 5000, price_to: 9000 })
  expect(price?.without).toEqual({ km_stand_from: 10, km_stand_to: 20 })
})

test.each([
  [8, 8],
  [9, 1],
])('%d colours have %d chips', (colours, chips) => {
  const all = ['beige', 'blau', 'braun', 'bronze', 'gelb', 'gold', 'grau', 'grün', 'orange'] as const
  expect(chipsOf({ ausstattung: all.slice(0, colours) })).toHaveLength(chips)
})

test('removing one of two texts or makers leaves the other alone', () => {
  expect(chipsOf({ text: ['gti', 'opc'] }).map(({ without }) => without)).toEqual([
    { text: 'opc' },
    { text: 'gti' },
  ])
  const [audi, , model] = chipsOf({ maker: ['Audi', 'BMW'], car_model: ['A4', '3er'] })
  expect(audi?.without).toEqual({ maker: 'BMW' })
  expect(model?.without).toEqual({ maker: ['Audi', 'BMW'], car_model: '3er' })
})
