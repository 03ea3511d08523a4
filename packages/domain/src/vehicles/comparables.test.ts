import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advantagesOf } from './comparables.ts'

type Car = { preis: number; month: number; km: number }
const at = (preis: number, month = 0, km = 40_000): Car => ({ preis, month: 24_000 + month, km })

const advantages = (cars: Car[]) =>
  advantagesOf({
    months: cars.map(({ month }) => month),
    mileages: cars.map(({ km }) => km),
    prices: cars.map(({ preis }) => preis),
  })

/** The rule as specified: the median of all comparable other vehicles. */
function asSpecified(cars: Car[]): Float64Array {
  return Float64Array.from(cars, (car) => {
    const prices = cars
      .filter((other) => other !== car && Math.abs(other.month - car.month) <= 12)
      .filter(({ km }) => km >= car.km * 0.75 && km <= car.km * 1.25)
      .map(({ preis }) => preis)
      .sort((a, b) => a - b)
    if (prices.length < 3) return Number.NaN
    const middle = prices.length >>> 1
    const upper = prices[middle] ?? 0
    const median = prices.length % 2 === 1 ? upper : (upper + (prices[middle - 1] ?? 0)) / 2
    return (median - car.preis) / median
  })
}

describe('the price of comparable vehicles', () => {
  test('is the median of the others within one year and 25 % mileage', () => {
    const [advantage] = advantages([
      at(9000),
      at(10_000, 12),
      at(10_000, -12, 50_000),
      at(12_000, 0, 30_000),
      at(1, 13),
      at(1, 0, 29_999),
      at(1, 0, 50_001),
    ])
    expect(advantage).toBeCloseTo(0.1)
  })

  test('is unknown with fewer than three comparable vehicles', () => {
    expect(advantages([at(9000), at(10_000), at(10_000)])).toEqual(new Float64Array(3).fill(Number.NaN))
    expect(advantages([])).toEqual(new Float64Array())
  })

  test('leaves out those that are comparable to older vehicles only', () => {
    const older = [at(1000), at(1000), at(1000), at(1000)]
    const younger = [at(9000, 24), at(10_000, 24), at(10_000, 24), at(10_000, 24)]
    expect(advantages([...older, ...younger]).at(4)).toBeCloseTo(0.1)
  })

  test('is the mean of the middle two for an even number', () => {
    const [advantage] = advantages([at(10_000), at(18_000), at(22_000), at(30_000), at(10_000)])
    expect(advantage).toBeCloseTo(0.5)
  })

  test('is the same, to the last bit, as when every pair is compared', () => {
    const car = fc.record({
      preis: fc.integer({ min: 1, max: 40 }).map((step) => step * 500),
      month: fc.integer({ min: 24_000, max: 24_060 }),
      km: fc.oneof(
        fc.integer({ min: 0, max: 12 }).map((step) => step * 1000),
        fc.integer({ min: 0, max: 90_000 }),
      ),
    })
    fc.assert(
      fc.property(fc.array(car, { maxLength: 80 }), (cars) => {
        expect(advantages(cars)).toEqual(asSpecified(cars))
      }),
      { numRuns: 200 },
    )
  })
})
