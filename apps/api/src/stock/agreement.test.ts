import { parse, stringify } from 'node:querystring'
import { type CarSort, OptionCounts } from '@portal/contract/vehicles/cars'
import { matches, type SearchedVehicle } from '@portal/domain/search/conditions'
import { type Criteria, Criteria as CriteriaSchema } from '@portal/domain/search/criteria'
import { minuteOf } from '@portal/domain/values/minutes'
import type { Option } from '@portal/domain/vehicles/attributes/attribute'
import { bodyTypes, doorGroups, slidingDoors, vanBodyTypes } from '@portal/domain/vehicles/attributes/body'
import { colours } from '@portal/domain/vehicles/attributes/colours'
import { flagNames } from '@portal/domain/vehicles/attributes/criterion-rules'
import { emissionMinimums } from '@portal/domain/vehicles/attributes/emission'
import { fuels } from '@portal/domain/vehicles/attributes/engine'
import { airConditionings, headlights } from '@portal/domain/vehicles/attributes/equipment'
import { gearboxes } from '@portal/domain/vehicles/attributes/gearboxes'
import { vatModes } from '@portal/domain/vehicles/attributes/price'
import { kmTo, kwFrom, priceTo } from '@portal/domain/vehicles/attributes/steps'
import { sorts } from '@portal/domain/vehicles/car-sorts'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { QueryTerms } from '../search/results/query-terms.ts'
import { api, useApi } from '../testing/api.ts'
import { randomVehicle, seededRandom } from '../testing/random-stock.ts'
import { announceStockChange } from '../testing/stock-changes.ts'
import { countStatement, idsStatement, type Statement } from './query/sql-oracle.ts'
import type { StockIndex } from './stock-index.ts'
import { searchedColumns } from './vehicle-row.ts'

useApi()

const vehicles = 3000
const random = seededRandom(20_261_121)

const codes = (options: readonly Option[]) => options.map(({ value }) => value)
const some = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
const bound = (listed: readonly number[], most: number) =>
  fc.oneof(fc.constantFrom(...listed), fc.integer({ min: 0, max: most }))
const minute = fc.integer({
  min: minuteOf(new Date('2025-12-01T00:00:00Z')),
  max: minuteOf(new Date('2026-10-01T00:00:00Z')),
})
const month = fc
  .record({ year: fc.integer({ min: 1990, max: 2027 }), month: fc.integer({ min: 1, max: 12 }) })
  .map((at) => at.year * 100 + at.month)
const wished = {
  maker: some(['Audi', 'Volkswagen', 'Mercedes-Benz', 'Citroën', 'Unbekannt']),
  car_model: some(['Golf', 'A4', 'Sprinter', 'Öse']),
  car_model_detail: fc.constantFrom('Golf 1', 'A4 3'),
  first_reg_from: fc.integer({ min: 1990, max: 2027 }),
  first_reg_to: fc.integer({ min: 1990, max: 2027 }),
  first_reg_month_from: month,
  first_reg_month_to: month,
  km_stand_from: bound(kmTo, 330_000),
  km_stand_to: bound([...kmTo, 1_000_000], 330_000),
  price_from: bound(priceTo, 65_000),
  price_to: bound([...priceTo, 1_000_000], 65_000),
  transporter: fc.boolean(),
  fahrzeugtyp: some(codes(bodyTypes)),
  kraftstoffart: some(codes(fuels)),
  getriebe: some(codes(gearboxes)),
  leistung_from: bound(kwFrom, 400),
  leistung_to: bound([...kwFrom, 1000], 400),
  psvon: fc.integer({ min: 0, max: 500 }),
  psbis: fc.integer({ min: 0, max: 500 }),
  ausstattung: some(codes(colours)),
  airConditioning: some(codes(airConditionings)),
  headLights: some(codes(headlights)),
  schadstoffklassetyp: fc.constantFrom(...codes(emissionMinimums)),
  seatsfrom: fc.integer({ min: 2, max: 9 }),
  seatsto: fc.integer({ min: 2, max: 9 }),
  doors: fc.constantFrom(...codes(doorGroups)),
  fahrzeugkategorietypnfz: some(codes(vanBodyTypes)),
  schiebetuer: fc.constantFrom(...codes(slidingDoors)),
  mwst: fc.constantFrom(...codes(vatModes)),
  zulaessigesgesamtgewichtvon: fc.constantFrom(1000, 1200, 3500),
  zulaessigesgesamtgewichtbis: fc.constantFrom(3500, 5000, 6000),
  keysfrom: fc.integer({ min: 0, max: 4 }),
  unfallfrei: fc.boolean(),
  ohnevorschaeden: fc.boolean(),
  scheckheftlueckenlos: fc.boolean(),
  tyresfrom: fc.integer({ min: 0, max: 10 }),
  repaircostfrom: bound([250, 500], 4000),
  repaircostto: bound([250, 500], 4000),
  text: fc.oneof(
    some(['panorama', 'Standkuehlung', 'grosse xl', 'Elegance', 'fussmatten', 'Winterräder', 'unbekannt']),
    some(['golf oder panorama', 'tdi150', '150tdi', 'unbekannt oder Elegance']),
    fc.integer({ min: 1, max: 400 }).map((number) => `comfortline ${number}`),
  ),
  published_since: minute,
  price_dropped_since: minute,
  back_since: minute,
  navigation: fc.boolean(),
  abs: fc.boolean(),
  sitze: fc.boolean(),
}
type Wish = keyof typeof wished

/** A few criteria at a time, because all together match no vehicle; without reversed bounds, which are invalid. */
const criteriaOf = fc
  .uniqueArray(fc.constantFrom(...(Object.keys(wished) as Wish[])), { maxLength: 5 })
  .chain((names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, wished[name] as fc.Arbitrary<unknown>]))),
  )
  .map((criteria) => CriteriaSchema.safeParse(criteria))
  .filter(({ success }) => success)
  .map(({ data }) => data as Criteria)
const tiers = fc.constantFrom<PriceTier>('consumer', 'dealer', 'net')

async function ask<Row extends object>(statement: Statement): Promise<Row[]> {
  return (await api().pool.query<Row>(statement)).rows
}

async function countBySql(criteria: Criteria, tier: PriceTier) {
  const [row] = await ask<{ count: number }>(countStatement(criteria, tier))
  return row?.count
}

async function idsBySql(criteria: Criteria, tier: PriceTier, sort: CarSort) {
  const rows = await ask<{ fahrzeugid: number }>(idsStatement(criteria, tier, sort))
  return rows.map(({ fahrzeugid }) => fahrzeugid)
}

function allPages(index: StockIndex, criteria: Criteria, tier: PriceTier, sort: CarSort, size: number) {
  const ids: number[] = []
  for (let page = 0; ; page++) {
    const found = index.page(criteria, tier, { page, size, sort })
    if (found.ids.length === 0) return { total: found.total, ids }
    ids.push(...found.ids)
  }
}

const agreeOnPages = (runs: number) =>
  fc.assert(
    fc.asyncProperty(criteriaOf, tiers, fc.constantFrom(...sorts), async (criteria, tier, sort) => {
      const { index } = api().stock
      const { total, ids } = allPages(index, criteria, tier, sort, 97)
      expect(ids).toEqual(await idsBySql(criteria, tier, sort))
      expect(total).toBe(ids.length)
      expect(index.count(criteria, tier)).toBe(ids.length)
    }),
    { numRuns: runs, seed: 7 },
  )

const isFlag = (option: string) => flagNames.some((flag) => flag === option)
const single = new Set([
  'maker',
  'car_model',
  'car_model_detail',
  'schadstoffklassetyp',
  'doors',
  'schiebetuer',
  'mwst',
])

/** The criteria with one option chosen: it replaces the criterion's own choice; a flag is added. */
function choosing(criteria: Criteria, criterion: string, option: string): Criteria {
  const { ...others } = criteria
  if (criterion === 'maker') {
    delete others.car_model
    delete others.car_model_detail
  }
  if (criterion === 'car_model') delete others.car_model_detail
  if (criterion === 'equipment') return { ...others, [option]: true }
  if (criterion === 'transporter') return { ...others, transporter: option === 'true' }
  if (single.has(criterion)) return { ...others, [criterion]: option }
  return { ...others, [criterion]: /^\d+$/.test(option) ? Number(option) : [option] }
}

const agreeOnOptions = (runs: number) =>
  fc.assert(
    fc.asyncProperty(criteriaOf, tiers, fc.infiniteStream(fc.nat()), async (criteria, tier, picks) => {
      const counted = OptionCounts.parse(JSON.parse(await api().stock.optionCounts(criteria, tier)))
      expect(counted.total).toBe(await countBySql(criteria, tier))
      for (const [criterion, counts] of Object.entries(counted.options)) {
        const all = Object.entries(counts)
        const chosen = all[picks.next().value % Math.max(1, all.length)]
        if (!chosen || (criterion === 'equipment' && !isFlag(chosen[0]))) continue
        const [option, count] = chosen
        expect({ criterion, option, count }).toEqual({
          criterion,
          option,
          count: await countBySql(choosing(criteria, criterion, option), tier),
        })
      }
    }),
    { numRuns: runs, seed: 11 },
  )

/** Many statements can take longer than the default 5 seconds on a busy machine. */
const patient = { timeout: 60_000 }

/** Changes, removes and adds vehicles in one generation. */
async function changeStock() {
  const { db, stock } = api()
  await db.$transaction(async (tx) => {
    const touched: number[] = []
    for (let change = 0; change < 120; change++) {
      const gwnummer = String(100_000 + Math.floor(random() * (vehicles + 300)))
      const facts = randomVehicle(random, gwnummer)
      const { fahrzeugid } = await tx.vehicle.upsert({ where: { gwnummer }, create: facts, update: facts })
      touched.push(fahrzeugid)
    }
    await announceStockChange(tx, [...new Set(touched)])
  }, patient)
  await stock.refresh()
}

/** Vehicles that are each the only one of their model group. */
const rareVehicles = (count: number, first: number) =>
  Array.from({ length: count }, (_, number) => ({
    ...randomVehicle(random, String(first + number)),
    modellgruppe: `Rar ${first + number}`,
    available: true,
  }))

async function agreeOnGroups() {
  const rows = await ask<{ maker: string; car_model: string; count: number }>({
    text: `SELECT hersteller AS maker, modellgruppe AS car_model, count(*)::int AS count
      FROM vehicle WHERE available GROUP BY 1, 2`,
    values: [],
  })
  const { index } = api().stock
  const counted = rows.map(({ count, ...group }) => ({ ...group, count: index.count(group, 'consumer') }))
  expect(counted).toEqual(rows)
  return rows.length
}

describe('Index and SQL', () => {
  beforeAll(async () => {
    const { db, stock } = api()
    const data = Array.from({ length: vehicles }, (_, number) =>
      randomVehicle(random, String(100_000 + number)),
    )
    await db.vehicle.createMany({ data: [...data, ...rareVehicles(40, 200_000)] })
    await db.$transaction((tx) => announceStockChange(tx, []))
    await stock.refresh()
  })

  test('find the same vehicles in the same order for any criteria, tier and sort', () => agreeOnPages(150))

  test('count the same for criteria read from a query string', () => {
    const { index } = api().stock
    const queryTerms = new QueryTerms()
    const written = (criteria: Criteria) =>
      Object.fromEntries(
        Object.entries(criteria).map(([name, value]) => [
          name,
          Array.isArray(value) && value.length > 1 ? value : String(value),
        ]),
      )
    fc.assert(
      fc.property(criteriaOf, tiers, (criteria, tier) => {
        const terms = queryTerms.termsOf(index, parse(stringify(written(criteria))), tier)
        expect(terms && index.countOf(terms)).toBe(index.count(criteria, tier))
      }),
      { numRuns: 200, seed: 17 },
    )
    const totalOf = (query: string) => {
      const terms = queryTerms.termsOf(index, parse(query), 'consumer')
      return terms && index.countOf(terms)
    }
    expect(totalOf('doors=&maker=any&seatsfrom=5')).toBe(index.count({ seatsfrom: 5 }, 'consumer'))
    expect(totalOf('maker=Audi&maker=Volkswagen')).toBe(
      index.count({ maker: ['Audi', 'Volkswagen'] }, 'consumer'),
    )
    for (const refused of [
      'first_reg_from=2020&first_reg_to=2010',
      'constructor=1',
      'doors=8',
      'doors=2/3&doors=4/5',
      'transporter=true&transporter=false',
    ])
      expect(totalOf(refused), refused).toBeNull()
  })

  test('count the same for the options of every criterion', () => agreeOnOptions(25))

  test('need no prices of single vehicles for an upper bound in whole thousands', async () => {
    const { index } = api().stock
    const needing = (price_to: number) => index.plan({ price_to }, 'consumer').filter(({ refine }) => refine)
    expect(needing(12_000)).toEqual([])
    expect(needing(12_345)).toHaveLength(1)
    for (const price_to of [11_999, 12_000, 12_345])
      expect(index.count({ price_to }, 'consumer')).toBe(await countBySql({ price_to }, 'consumer'))
  })

  test('agree after vehicles were added, changed and removed', async () => {
    const { index } = api().stock
    for (let round = 0; round < 4; round++) {
      await changeStock()
      await agreeOnPages(15)
    }
    await agreeOnOptions(6)
    expect(api().stock.index, 'the index was not reloaded').toBe(index)
  })

  test('count the same for every model group, including rare and later added ones', async () => {
    const { db, stock } = api()
    const before = await agreeOnGroups()
    const { index } = stock
    // More than twice the initial number of groups, so that the last ones exceed the reserved numbers.
    await db.$transaction(async (tx) => {
      const made = await tx.vehicle.createManyAndReturn({ data: rareVehicles(300, 300_000) })
      await announceStockChange(
        tx,
        made.map(({ fahrzeugid }) => fahrzeugid),
      )
    }, patient)
    await stock.refresh()
    expect(await agreeOnGroups()).toBe(before + 300)
    expect(stock.index, 'the index was not reloaded').toBe(index)
  })

  test('agree on whether single vehicles match', async () => {
    const rows = await ask<SearchedVehicle & { fahrzeugid: number }>({
      text: `SELECT v.fahrzeugid, ${searchedColumns('consumer')} FROM vehicle v WHERE available`,
      values: [],
    })
    fc.assert(
      fc.property(criteriaOf, (criteria) => {
        const matching = rows
          .filter((vehicle) => matches(criteria, vehicle, 'consumer'))
          .map(({ fahrzeugid }) => fahrzeugid)
        const { ids } = allPages(api().stock.index, criteria, 'consumer', 'eaktedokumentid,desc', 500)
        expect(new Set(matching)).toEqual(new Set(ids))
      }),
      { numRuns: 60, seed: 3 },
    )
  })
})
