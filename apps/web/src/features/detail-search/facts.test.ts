import type { Criteria } from '@portal/domain/criteria'
import { describe, expect, test } from 'vitest'
import { chipsOf, resultLabel, sectionsOf } from './facts.ts'

const labelsOf = (criteria: Criteria) => chipsOf(criteria).map(({ label }) => label)

describe('chips', () => {
  test.each<[Criteria, string[]]>([
    [{ maker: 'Volkswagen', car_model: 'Golf' }, ['Volkswagen', 'Golf']],
    [{ first_reg_from: 2019 }, ['EZ ab 2019']],
    [{ first_reg_from: 2019, first_reg_to: 2021 }, ['EZ 2019 bis 2021']],
    [{ km_stand_to: 80_000 }, ['bis 80.000 km']],
    [{ price_from: 10_000, price_to: 10_000 }, ['10.000 €']],
    [{ psvon: 75 }, ['ab 75 PS']],
    [{ doors: '4/5' }, ['4/5 Türen']],
    [{ schadstoffklassetyp: 'EURO_5' }, ['ab Euro 5']],
    [{ schadstoffklassetyp: 'EURO_6' }, ['Euro 6']],
    [{ transporter: true, schiebetuer: 'rechts' }, ['Schiebetür rechts']],
    [{ fahrzeugtyp: ['KOMBI', 'SUV_GELAENDEWAGEN'] }, ['Kombi', 'SUV / Geländewagen']],
    [{ navigation: true, ahk: true }, ['Navigation', 'Anhängerkupplung']],
  ])('%j reads %j', (criteria, labels) => {
    expect(labelsOf(criteria)).toEqual(labels)
  })

  test('come in the order of the form', () => {
    const criteria: Criteria = {
      navigation: true,
      kraftstoffart: ['diesel'],
      km_stand_to: 50_000,
      maker: 'Ford',
    }
    expect(labelsOf(criteria)).toEqual(['Ford', 'bis 50.000 km', 'Diesel', 'Navigation'])
  })

  test('each takes away exactly its own criterion', () => {
    const criteria: Criteria = {
      transporter: false,
      maker: 'Ford',
      kraftstoffart: ['benzin', 'diesel'],
      navigation: true,
    }
    for (const { label, without } of chipsOf(criteria)) {
      expect(labelsOf(without)).toEqual(labelsOf(criteria).filter((other) => other !== label))
    }
  })
})

test('vans have no colours and no body tiles, cars no construction section', () => {
  expect(sectionsOf('lkw')).toEqual(['typ', 'eck', 'aufbau', 'motor', 'ausst'])
  expect(sectionsOf('pkw')).toEqual(['typ', 'eck', 'karo', 'motor', 'farbe', 'ausst'])
})

test.each([
  [0, '0 Ergebnis'],
  [1, '1 Ergebnisse'],
  [1284, '1.284 Ergebnisse'],
])('%i cars are labelled %s', (count, label) => {
  expect(resultLabel(count)).toBe(label)
})
