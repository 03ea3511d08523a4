import type { Criteria } from '@portal/domain/search/criteria'
import { searchCriteria, searchCriterion } from '@portal/domain/vehicles/attributes/criterion-rules'
import { expect, test } from 'vitest'
import { chosen, fieldsOf, minimumLabelOf, numberIn, sectionCounts, sectionsOf } from './facts.ts'

const full: Criteria = {
  transporter: false,
  maker: 'Volkswagen',
  car_model: 'Golf',
  first_reg_from: 2019,
  first_reg_to: 2021,
  km_stand_to: 80_000,
  doors: '4/5',
  fahrzeugtyp: ['KOMBI', 'SUV_GELAENDEWAGEN'],
  kraftstoffart: ['diesel'],
  psvon: 75,
  ausstattung: ['blau', 'grau'],
  navigation: true,
  airConditioning: ['klimaautomatik'],
  schadstoffklassetyp: 'EURO_6',
}

test('the section list counts the chips of each section', () => {
  expect(Object.fromEntries(sectionCounts(full))).toEqual({
    typ: 2,
    eck: 3,
    karo: 2,
    motor: 2,
    farbe: 2,
    ausst: 3,
  })
})

test('the vehicle type has no chip, because it is always set', () => {
  expect(chosen({ transporter: true })).toEqual([])
  expect(sectionCounts({ transporter: false }).size).toBe(0)
})

test('every chip is counted exactly once', () => {
  const counted = [...sectionCounts(full).values()].reduce((sum, count) => sum + count, 0)
  expect(counted).toBe(chosen(full).length)
})

test('vans have no colours and no body tiles, cars no construction section', () => {
  expect(sectionsOf('lkw')).toEqual(['typ', 'eck', 'aufbau', 'motor', 'ausst'])
  expect(sectionsOf('pkw')).toEqual(['typ', 'eck', 'karo', 'motor', 'farbe', 'ausst'])
})

test.each([
  ['12.500 km', 12_500],
  [' 7500 ', 7500],
  ['18.900 €', 18_900],
  ['', undefined],
  ['viel', null],
  ['12,5', null],
  ['-3', null],
])('%j is read as %s', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

test('a section has the fields of its attributes in their order, those of dealers for dealers alone', () => {
  const names = (tier: 'consumer' | 'dealer') => fieldsOf('eck', tier).map(({ criterion }) => criterion)

  expect(names('consumer')).toEqual([
    'first_reg_from',
    'km_stand_from',
    'price_from',
    'seatsfrom',
    'doors',
    'mwst',
  ])
  expect(names('dealer')).toEqual([...names('consumer'), 'keysfrom', 'tyresfrom', 'repaircostfrom'])
})

test('the name of a control belongs to one criterion', () => {
  const names = searchCriteria.flatMap(({ rule }) => rule.field ?? [])

  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

test.each([
  ['keysfrom', 'Schlüssel mindestens'],
  ['tyresfrom', 'Reifen mindestens (mm)'],
] as const)('the minimum %s is labelled %s', (criterion, label) => {
  expect(minimumLabelOf(searchCriterion(criterion))).toBe(label)
})
