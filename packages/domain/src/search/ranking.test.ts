import fc from 'fast-check'
import { expect, test } from 'vitest'
import { golf } from '../testing/vehicle.ts'
import {
  type Interest,
  reasonOf,
  scoreOf,
  signalOf,
  type ValuedVehicle,
  valuationOf,
} from './best-results.ts'
import { type RankedGroup, rank } from './ranking.ts'

const plain = { ...golf, modell: 'Modell' }
const makers = ['Audi', 'BMW', 'Opel']
const models = ['A', 'B']
const fuels = ['benzin', 'diesel']

const someVehicle = fc.record({
  hersteller: fc.constantFrom(...makers),
  modellgruppe: fc.constantFrom(...models),
  kraftstoffart: fc.constantFrom(...fuels),
  kilometerstandvon: fc.integer({ min: 0, max: 9 }).map((step) => step * 10_000),
  preis: fc.integer({ min: 1, max: 9 }).map((step) => step * 5000),
  advantage: fc.option(fc.constantFrom(-0.1, 0, 0.05, 0.1, 0.3)),
  daysInStock: fc.constantFrom(0, 10, 90, 120),
})
const stock = fc
  .array(someVehicle, { minLength: 60, maxLength: 160 })
  .map((vehicles) =>
    vehicles.map((facts, place): ValuedVehicle => ({ ...plain, ...facts, fahrzeugid: place + 1 })),
  )

const interest: fc.Arbitrary<Interest> = fc.record({
  kind: fc.constantFrom('search', 'watch', 'enquiry', 'purchase'),
  ageDays: fc.constantFrom(0, 15, 80),
  fahrzeugid: fc.integer({ min: 1, max: 60 }),
  criteria: fc.record(
    {
      maker: fc.constantFrom(...makers),
      car_model: fc.constantFrom(...models),
      price_to: fc.constantFrom(10_000, 25_000),
      km_stand_to: fc.constantFrom(20_000, 60_000),
      kraftstoffart: fc.constantFrom(['benzin' as const], ['diesel' as const]),
    },
    { requiredKeys: [] },
  ),
})

function groupsOf(vehicles: ValuedVehicle[]): RankedGroup[] {
  const byGroup = Map.groupBy(vehicles, ({ hersteller, modellgruppe }) => `${hersteller} ${modellgruppe}`)
  return [...byGroup.values()].map((group) => {
    const sorted = group.toSorted((a, b) => valuationOf(b) - valuationOf(a) || a.fahrzeugid - b.fahrzeugid)
    const at = (position: number) => sorted[position] as ValuedVehicle
    const { hersteller, modellgruppe } = at(0)
    return {
      hersteller,
      modellgruppe,
      size: sorted.length,
      vehicleAt: at,
      valuationAt: (position) => valuationOf(at(position)),
    }
  })
}

/** The rule as specified: every vehicle is scored with every signal. */
function asSpecified(vehicles: ValuedVehicle[], interests: Interest[]) {
  const signals = interests.map(signalOf)
  return vehicles
    .map((vehicle) => ({ vehicle, score: scoreOf(vehicle, signals, signals.length > 0) }))
    .sort((a, b) => b.score.score - a.score.score || a.vehicle.fahrzeugid - b.vehicle.fahrzeugid)
    .slice(0, 50)
    .map(({ vehicle, score }) => ({ fahrzeugid: vehicle.fahrzeugid, reason: reasonOf(vehicle, score) }))
}

test('the ranking equals that of scoring every vehicle', () => {
  fc.assert(
    fc.property(stock, fc.array(interest, { maxLength: 6 }), (vehicles, interests) => {
      expect(rank(groupsOf(vehicles), interests)).toEqual(asSpecified(vehicles, interests))
    }),
    { numRuns: 200 },
  )
})

test('most of a large stock is not scored', () => {
  const [group] = groupsOf(
    Array.from({ length: 10_000 }, (_, place) => ({
      ...plain,
      hersteller: 'Audi',
      modellgruppe: 'A4',
      kraftstoffart: 'benzin',
      kilometerstandvon: 10_000,
      preis: 10_000,
      advantage: (place % 1000) / 4000,
      daysInStock: 0,
      fahrzeugid: place + 1,
    })),
  )
  if (!group) throw new Error('There is no group.')
  let reads = 0
  const vehicleAt = (position: number) => {
    reads++
    return group.vehicleAt(position)
  }
  const wish: Interest = { kind: 'search', criteria: { maker: 'Audi', price_to: 20_000 }, ageDays: 0 }
  expect(rank([{ ...group, vehicleAt }], [wish])).toHaveLength(50)
  expect(reads).toBeLessThan(100)
})
