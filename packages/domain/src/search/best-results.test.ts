import { describe, expect, test } from 'vitest'
import { golf as searchedGolf } from '../testing/vehicle.ts'
import {
  concerns,
  criteriaLike,
  fitOf,
  reasonOf,
  scoreOf,
  signalOf,
  type ValuedVehicle,
  valuationOf,
} from './best-results.ts'
import type { Criteria } from './criteria.ts'

const golf: ValuedVehicle = { ...searchedGolf, fahrzeugid: 1, advantage: null, daysInStock: 0 }
const search = (criteria: Criteria, ageDays = 0) => signalOf({ kind: 'search', criteria, ageDays })

describe('interest', () => {
  test.each<[string, Criteria, number]>([
    ['all wishes met', { maker: 'Volkswagen', price_to: 20_000, kraftstoffart: ['benzin'] }, 1],
    ['one of two wishes met', { maker: 'Volkswagen', price_to: 10_000, km_stand_to: 50_000 }, 0.5],
    ['another maker', { maker: 'Audi', price_to: 20_000 }, 0],
    ['a van is wanted', { transporter: true, price_to: 20_000 }, 0],
    ['only the model is named', { maker: 'Volkswagen', car_model: 'Golf' }, 1],
  ])('%s', (_case, criteria, fit) => {
    expect(fitOf(golf, search(criteria))).toBe(fit)
  })

  test('a search has half its weight after 30 days', () => {
    expect(search({}, 30).weight).toBeCloseTo(search({}, 0).weight / 2)
  })

  test('a search of the future weighs as one of today, and its texts are no wish', () => {
    expect(search({}, -5).weight).toBe(search({}, 0).weight)
    expect(search({ maker: 'Volkswagen', text: 'opc' }).wishes).toEqual([])
  })

  test('weights decrease from searches over the watchlist and enquiries to purchases', () => {
    const weights = (['search', 'watch', 'enquiry', 'purchase'] as const).map(
      (kind) => signalOf({ kind, criteria: {}, ageDays: 0 }).weight,
    )
    expect(weights).toEqual([...weights].sort((a, b) => b - a))
    expect(new Set(weights).size).toBe(4)
  })

  test('a vehicle is not recommended because it is watched itself', () => {
    const watch = signalOf({
      kind: 'watch',
      criteria: criteriaLike(golf),
      ageDays: 0,
      fahrzeugid: golf.fahrzeugid,
    })
    expect(scoreOf(golf, [watch], true).interest).toBe(0)
    expect(scoreOf({ ...golf, fahrzeugid: 2 }, [watch], true).interest).toBe(watch.weight)
  })

  test.each([
    ['Volkswagen', 'Golf', true],
    ['Volkswagen', 'Polo', false],
    ['Audi', 'Golf', false],
  ])('a search for the Golf concerns %s %s: %s', (hersteller, modellgruppe, expected) => {
    expect(concerns(search({ maker: 'Volkswagen', car_model: 'Golf' }), { hersteller, modellgruppe })).toBe(
      expected,
    )
  })

  test('a watched vehicle represents its model group, price and mileage range', () => {
    expect(criteriaLike(golf)).toEqual({
      maker: 'Volkswagen',
      car_model: 'Golf',
      price_from: 14_400,
      price_to: 21_600,
      km_stand_from: 30_000,
      km_stand_to: 50_000,
    })
    const unknown = { ...golf, modellgruppe: null, preis: 0, kilometerstandvon: null }
    expect(criteriaLike(unknown)).toEqual({ maker: 'Volkswagen' })
  })
})

describe('value', () => {
  test('is at its maximum at 25 % below the median and 90 days in stock', () => {
    expect(valuationOf({ advantage: 0.25, daysInStock: 90 })).toBeCloseTo(1)
    expect(valuationOf({ advantage: 0.4, daysInStock: 400 })).toBeCloseTo(1)
    expect(valuationOf({ advantage: -0.1, daysInStock: 0 })).toBe(0)
  })

  test('days in stock decide between equal prices only', () => {
    expect(valuationOf({ advantage: 0.1, daysInStock: 50 })).toBeGreaterThan(
      valuationOf({ advantage: 0.1, daysInStock: 10 }),
    )
    expect(valuationOf({ advantage: 0.1, daysInStock: 0 })).toBeGreaterThan(
      valuationOf({ advantage: 0.05, daysInStock: 90 }),
    )
  })
})

describe('score', () => {
  test('is 60 % interest and 40 % value', () => {
    const signals = [search({ maker: 'Volkswagen' })]
    expect(scoreOf({ ...golf, advantage: 0.25, daysInStock: 90 }, signals, true).score).toBeCloseTo(1)
    expect(scoreOf(golf, signals, true).score).toBeCloseTo(0.6)
    expect(scoreOf({ ...golf, advantage: 0.25, daysInStock: 90 }, [], true).score).toBeCloseTo(0.4)
  })

  test('is value alone without history', () => {
    expect(scoreOf({ ...golf, advantage: 0.25, daysInStock: 90 }, [], false).score).toBeCloseTo(1)
  })
})

describe('reason', () => {
  const reason = (vehicle: ValuedVehicle, ...signals: ReturnType<typeof search>[]) =>
    reasonOf(vehicle, scoreOf(vehicle, signals, signals.length > 0))

  test('names the search that a vehicle fits', () => {
    expect(reason(golf, search({ maker: 'Volkswagen', car_model: 'Golf', price_to: 20_000 }))).toBe(
      'passt zu Ihrer Suche „Volkswagen Golf, bis 20.000\u00a0€“',
    )
  })

  test('states a partial fit', () => {
    expect(reason(golf, search({ maker: 'Volkswagen', price_to: 20_000, km_stand_to: 10_000 }))).toBe(
      'ähnelt Ihrer Suche „Volkswagen, bis 10.000\u00a0km, bis 20.000\u00a0€“',
    )
  })

  test('names the watchlist', () => {
    const watch = signalOf({
      kind: 'watch',
      criteria: { maker: 'Volkswagen', car_model: 'Golf' },
      ageDays: 0,
    })
    expect(reason(golf, watch)).toBe('passt zu Ihrer Merkliste: Volkswagen Golf')
  })

  test.each([
    ['watch', 'Ihrer Merkliste:'],
    ['enquiry', 'Ihrer Anfrage:'],
    ['purchase', 'Ihrem Kauf:'],
  ] as const)('of the kind %s names %s', (kind, named) => {
    const of = (criteria: Criteria) => reason(golf, signalOf({ kind, criteria, ageDays: 0 }))
    expect(of({ maker: 'Volkswagen' })).toBe(`passt zu ${named} Volkswagen`)
    expect(of({ maker: 'Volkswagen', price_to: 20_000, km_stand_to: 10_000 })).toBe(
      `ähnelt ${named} Volkswagen, bis 10.000\u00a0km, bis 20.000\u00a0€`,
    )
  })

  test('names the stronger of two signals, whichever comes first', () => {
    const [wanted, watched] = (['search', 'watch'] as const).map((kind) =>
      signalOf({ kind, criteria: { maker: 'Volkswagen' }, ageDays: 0 }),
    )
    const text = 'passt zu Ihrer Suche „Volkswagen“'
    if (wanted && watched)
      expect([reason(golf, wanted, watched), reason(golf, watched, wanted)]).toEqual([text, text])
    expect.assertions(1)
  })

  test.each([
    [0.005, '1 % unter vergleichbaren Fahrzeugen'],
    [0.004, 'seit 9 Tagen im Bestand'],
    [-0.1, 'seit 9 Tagen im Bestand'],
  ])('names an advantage of %d from one percent on', (advantage, sentence) => {
    expect(reason({ ...golf, advantage, daysInStock: 9 })).toBe(sentence)
  })

  test('names the price when it weighs more than an old search', () => {
    const cheap = { ...golf, advantage: 0.08 }
    expect(reason(cheap, search({ maker: 'Volkswagen' }, 89))).toBe('8 % unter vergleichbaren Fahrzeugen')
  })

  test.each([
    [0, 'neu im Bestand'],
    [1, 'seit 1 Tag im Bestand'],
    [64, 'seit 64 Tagen im Bestand'],
  ])('falls back to the days in stock: %d', (daysInStock, sentence) => {
    expect(reason({ ...golf, daysInStock })).toBe(sentence)
  })
})
