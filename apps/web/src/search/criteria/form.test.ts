import type { Criteria } from '@portal/domain/search/criteria'
import { describe, expect, test } from 'vitest'
import { criteriaFrom, hasReversedBounds, searchOf } from './address.ts'
import {
  criteriaOf,
  detailBody,
  emptyForm,
  formOf,
  gwDigitsOf,
  lowerSteps,
  parametersOf,
  queryOf,
  type Search,
  upperSteps,
  withMaker,
  withVehicle,
} from './form.ts'

const full = {
  carDecision: 'lkw',
  carMaker: 'Ford',
  carModel: 'Transit',
  yearFrom: '2018',
  yearTo: '2022',
  kilometerFrom: '10000',
  kilometerTo: '80000',
  priceFrom: '5000',
  priceTo: '25000',
} as const

describe('the quick search form', () => {
  test('becomes criteria in wire names without open bounds', () => {
    expect(criteriaOf(full)).toEqual({
      transporter: true,
      maker: 'Ford',
      car_model: 'Transit',
      first_reg_from: 2018,
      first_reg_to: 2022,
      km_stand_from: 10_000,
      km_stand_to: 80_000,
      price_from: 5000,
      price_to: 25_000,
    })
    expect(criteriaOf(emptyForm)).toEqual({ transporter: false })
  })

  test('is filled again from the criteria it became', () => {
    expect(formOf(criteriaOf(full))).toEqual(full)
    expect(formOf(criteriaOf(emptyForm))).toEqual(emptyForm)
    expect(formOf({})).toEqual(emptyForm)
  })

  test('ignores stored criteria that its controls cannot show', () => {
    expect(
      formOf({ maker: 7, car_model: 'Golf', price_to: 'viel', km_stand_to: -5, transporter: 'ja' }),
    ).toEqual(emptyForm)
  })

  test('another maker resets the model', () => {
    expect(withMaker(full, 'Opel')).toEqual({ ...full, carMaker: 'Opel', carModel: '' })
  })

  test('another vehicle type resets maker and model', () => {
    expect(withVehicle(full, 'pkw')).toEqual({ ...full, carDecision: 'pkw', carMaker: '', carModel: '' })
  })

  test.each([
    ['12.34a567', '123456'],
    ['1234567', '123456'],
    ['GW 48', '48'],
    ['', ''],
  ])('keeps the digits of a GW number: %s is %s', (typed, digits) => {
    expect(gwDigitsOf(typed)).toBe(digits)
  })
})

describe('the address of a result list', () => {
  const search: Search = {
    criteria: {
      transporter: false,
      maker: 'Škoda',
      kraftstoffart: ['diesel', 'elektro'],
      isofix: true,
    },
    searchType: 'detailed',
    unit: 'kw',
    sort: 'preis,asc',
    pages: 3,
  }

  test('contains criteria, kind of search, sorting and shown pages and can be read back', () => {
    expect(searchOf(new URLSearchParams(queryOf(search)))).toEqual(search)
  })

  test('omits defaults', () => {
    expect(
      queryOf({ criteria: { maker: 'BMW' }, searchType: 'basic', sort: 'eaktedokumentid,desc', pages: 1 }),
    ).toBe('maker=BMW')
  })

  test.each([
    ['maker=BMW', 'kw'],
    ['maker=BMW&unit=ps', 'ps'],
    ['maker=BMW&psbis=150', 'ps'],
    ['leistung_to=110&unit=ps', 'kw'],
    ['unit=watt', 'kw'],
  ])('contains the unit of power: %s is %s', (query, unit) => {
    expect(searchOf(new URLSearchParams(query)).unit).toBe(unit)
  })

  test('names the unit only if no bound of the power implies it', () => {
    const named = { searchType: 'detailed', unit: 'ps' } as const
    expect(queryOf({ ...named, criteria: {} })).toBe('searchType=detailed&unit=ps')
    expect(queryOf({ ...named, criteria: { psvon: 75 } })).toBe('psvon=75&searchType=detailed')
    expect(parametersOf({ ...named, criteria: {} })).toMatchObject({ unit: 'ps' })
    expect(parametersOf({ ...named, criteria: { psvon: 75 } })).not.toHaveProperty('unit')
  })

  test.each([
    ['price_to=viel', {}],
    ['price_to=-1', {}],
    ['kraftstoffart=kohle', {}],
    ['kraftstoffart=diesel', { kraftstoffart: ['diesel'] }],
    ['unbekannt=1&maker=BMW', { maker: 'BMW' }],
    ['maker=Alle', {}],
  ])('ignores what is no criterion: %s', (query, criteria) => {
    expect(searchOf(new URLSearchParams(query)).criteria).toEqual(criteria)
  })

  test.each([
    ['sort=erfunden&pages=0', 1],
    ['pages=2.5', 1],
    ['pages=99999', 50],
  ])('falls back to the standard: %s', (query, pages) => {
    expect(searchOf(new URLSearchParams(query))).toMatchObject({ sort: 'eaktedokumentid,desc', pages })
  })

  test('validates stored criteria in the same way', () => {
    expect(criteriaFrom({ transporter: true, seatsfrom: 5, doors: '9', maker: null })).toEqual({
      transporter: true,
      seatsfrom: 5,
    })
  })
})

test('stored parameters contain the kind of search and the vehicle type', () => {
  expect(parametersOf({ criteria: { transporter: true }, searchType: 'detailed' })).toMatchObject({
    searchType: 'detailed',
    vehicleType: 'lkw',
  })
  expect(parametersOf({ criteria: {}, searchType: 'basic' })).toMatchObject({ vehicleType: 'pkw' })
})

describe('the body of a detailed search', () => {
  const car: Criteria = { transporter: false }

  test('sends the maxima for open upper bounds and any for the other open bounds', () => {
    expect(detailBody({ criteria: { ...car, maker: 'Ford' }, unit: 'kw' })).toEqual({
      transporter: false,
      maker: 'Ford',
      first_reg_from: 'any',
      first_reg_to: 'any',
      km_stand_from: 'any',
      km_stand_to: 1_000_000,
      price_from: 'any',
      price_to: 1_000_000,
      seatsfrom: 'any',
      seatsto: 'any',
      leistung_from: 'any',
      leistung_to: 1000,
    })
  })

  test.each([
    [{ psvon: 75 }, { psvon: 75, psbis: 1000 }],
    [{}, { psvon: 'any', psbis: 1000 }],
  ])('names PS bounds instead of kW bounds when PS is chosen: %o', (power, sent) => {
    const body = detailBody({ criteria: { ...car, ...power }, unit: 'ps' })
    expect(body).toMatchObject(sent)
    expect(body).not.toHaveProperty('leistung_from')
    expect(body).not.toHaveProperty('leistung_to')
  })
})

describe('Grenzen', () => {
  test('lists offer only what the opposite bound allows', () => {
    expect(upperSteps([10_000, 50_000, 100_000], 50_000)).toEqual([50_000, 100_000])
    expect(lowerSteps([0, 50_000, 100_000], 50_000)).toEqual([0, 50_000])
    expect(upperSteps([1, 2], undefined)).toEqual([1, 2])
  })

  test('that are reversed are swapped, in the form as in an address', () => {
    expect(criteriaOf({ ...emptyForm, priceFrom: '50000', priceTo: '10000' })).toMatchObject({
      price_from: 10_000,
      price_to: 50_000,
    })
    const address = new URLSearchParams('km_stand_from=50000&km_stand_to=10000&price_from=5000')
    expect(hasReversedBounds(address)).toBe(true)
    expect(searchOf(address).criteria).toEqual({
      km_stand_from: 10_000,
      km_stand_to: 50_000,
      price_from: 5000,
    })
    expect(hasReversedBounds(new URLSearchParams('km_stand_from=10000&km_stand_to=10000'))).toBe(false)
  })
})
