import type { Criteria } from '@portal/domain/search/criteria'
import { kwFrom, kwTo, priceFrom, priceTo, psFrom, psTo } from '@portal/domain/vehicles/attributes/steps'
import { describe, expect, test } from 'vitest'
import { powerOf, pricesOf, toggled, withMakers, withModels, withUnit, withVehicle } from './form.ts'

const car: Criteria = { transporter: false }

describe('Fahrzeugtyp', () => {
  test('clears maker, model and car-only criteria when vans are chosen', () => {
    const chosen: Criteria = {
      ...car,
      maker: 'Ford',
      car_model: 'Focus',
      car_model_detail: 'Focus 1.0',
      fahrzeugtyp: ['KOMBI'],
      ausstattung: ['blau'],
      lederausstattung: true,
      navigation: true,
      kraftstoffart: ['diesel'],
      km_stand_to: 50_000,
    }
    expect(withVehicle(chosen, 'lkw')).toEqual({
      transporter: true,
      navigation: true,
      kraftstoffart: ['diesel'],
      km_stand_to: 50_000,
    })
  })

  test('clears van-only criteria when cars are chosen', () => {
    const chosen: Criteria = {
      transporter: true,
      fahrzeugkategorietypnfz: ['Kipper'],
      schiebetuer: 'rechts',
      zulaessigesgesamtgewichtbis: 3500,
      trennwand: true,
      tempomat: true,
    }
    expect(withVehicle(chosen, 'pkw')).toEqual({ transporter: false, tempomat: true })
  })

  test('offers van price steps for vans and keeps a price only when the other list has it', () => {
    expect(pricesOf('lkw').to).toEqual([5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 50_000])
    const kept = withVehicle({ ...car, price_from: 10_000, price_to: 40_000 }, 'lkw')
    expect(kept).toEqual({ transporter: true, price_from: 10_000 })
  })
})

test('a new maker clears model group and model, a new group clears the model', () => {
  const chosen: Criteria = { ...car, maker: 'Ford', car_model: 'Focus', car_model_detail: 'Focus 1.0' }
  expect(withMakers(chosen, ['Opel'])).toEqual({ ...car, maker: 'Opel' })
  expect(withModels(chosen, ['Fiesta'])).toEqual({ ...car, maker: 'Ford', car_model: 'Fiesta' })
})

test('a further maker keeps the chosen models, removing a maker clears them', () => {
  const chosen = { ...car, maker: 'Ford', car_model: 'Focus' }
  const both = withMakers(chosen, ['Ford', 'Opel'])
  expect(both).toEqual({ ...car, maker: ['Ford', 'Opel'], car_model: 'Focus' })
  expect(withModels(both, ['Focus', 'Astra']).car_model).toEqual(['Focus', 'Astra'])
  expect(withMakers(both, ['Opel'])).toEqual({ ...car, maker: 'Opel' })
})

describe('beliebig', () => {
  test('is an empty group: removing the last value removes the criterion', () => {
    const one = toggled(car, 'fahrzeugtyp', 'KOMBI')
    expect(one).toEqual({ ...car, fahrzeugtyp: ['KOMBI'] })
    expect(toggled(one, 'fahrzeugtyp', 'KOMBI')).toEqual(car)
  })

  test('the order of the clicks does not matter', () => {
    const left = toggled(toggled(car, 'kraftstoffart', 'elektro'), 'kraftstoffart', 'diesel')
    const right = toggled(toggled(car, 'kraftstoffart', 'diesel'), 'kraftstoffart', 'elektro')
    expect(left).toEqual(right)
  })
})

test('the lists of prices offer 5.000 and 15.000 € as either bound', () => {
  for (const steps of [priceFrom, priceTo]) expect(steps).toEqual(expect.arrayContaining([5000, 15_000]))
})

describe('Leistung', () => {
  test.each([
    ['kw', kwFrom, kwTo, 'leistung_from', 'leistung_to'],
    ['ps', psFrom, psTo, 'psvon', 'psbis'],
  ] as const)(
    '%s has its own lists of 14 and 15 values and its own wire names',
    (unit, from, to, lower, upper) => {
      expect(powerOf(unit)).toEqual({ from, to, lower, upper })
      expect([from.length, to.length]).toEqual([14, 15])
    },
  )

  test('changing the unit moves the chosen bounds to the matching step of the other list', () => {
    const ps = withUnit({ ...car, leistung_from: 55, leistung_to: 110 }, 'ps')
    expect(ps).toEqual({ ...car, psvon: 75, psbis: 150 })
    expect(withUnit(ps, 'kw')).toEqual({ ...car, leistung_from: 55, leistung_to: 110 })
  })
})
