import { namesOf } from '@portal/domain/values/records'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBackofficeUser, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { someCars } from '../../testing/cars.ts'
import type { SentStockRule } from '../../testing/stock-jobs.ts'
import { aJob, run, undo } from '../../testing/stock-jobs.ts'

/** Random runs and undos on the database and on a model of them; every value of every vehicle must agree. */

useApi()

type Values = {
  dealer: number
  consumer: number
  lowest: number | null
  location: string | null
  promotion: string | null
  withdrawn: boolean
  reserved: string | null
  sold: boolean
}
type Field = keyof Values
/** Changes of one vehicle in their order; those of undone jobs are removed. */
type Change = { job: string; values: Partial<Values>; before: Partial<Values> }
type Car = { gwnummer: string; values: Values; changes: Change[] }

const day = '2030-05-01'
const isNotOffered = ({ sold, withdrawn, reserved }: Values) => sold || withdrawn || reserved !== null

const rounded = (price: number) => Math.floor((price - 900) / 1000 + 0.5) * 1000 + 900

/** What a rule writes, or null where it refuses. */
function effectOf(rule: SentStockRule, values: Values): Partial<Values> | null {
  switch (rule.action) {
    case 'publish':
      return values.sold || values.dealer + values.consumer === 0
        ? null
        : { withdrawn: false, reserved: null }
    case 'withdraw':
      return values.sold ? null : { withdrawn: true }
    case 'reserve': {
      const { sold, withdrawn, reserved } = values
      return sold || withdrawn || (reserved !== null && reserved !== rule.for) ? null : { reserved: rule.for }
    }
    case 'sell':
      return values.sold ? null : { sold: true, reserved: null }
    case 'move':
      return values.sold ? null : { location: rule.location }
    case 'promote':
      return values.sold ? null : { promotion: rule.promotion }
    case 'price': {
      const tiers: ('dealer' | 'consumer')[] = rule.prices === 'both' ? ['dealer', 'consumer'] : [rule.prices]
      const { change, rounding, floor } = rule
      const priceOf = (price: number) => {
        if (change.kind === 'set') return change.euro
        if (price === 0) return 0
        const shifted = change.kind === 'shift' ? price + change.euro : (price * (100 + change.percent)) / 100
        return rounding === '900' ? rounded(shifted) : Math.round(shifted * 100) / 100
      }
      const prices = Object.fromEntries(tiers.map((tier) => [tier, priceOf(values[tier])]))
      const changed = tiers.filter((tier) => prices[tier] !== values[tier]).map((tier) => prices[tier] ?? 0)
      const isRefused = changed.some(
        (price) =>
          price <= 0 ||
          (values.lowest !== null && price < values.lowest) ||
          (floor !== null && price < floor),
      )
      return isNotOffered(values) || isRefused || tiers.every((tier) => prices[tier] === 0) ? null : prices
    }
  }
}

const differs = (a: Partial<Values>, b: Partial<Values>) =>
  namesOf<Field>(a).some((field) => a[field] !== b[field])
const pick = (values: Values, fields: Field[]): Partial<Values> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

function runOnModel(car: Car, job: string, rule: SentStockRule) {
  const values = effectOf(rule, car.values)
  if (!values || !differs(values, car.values)) return
  car.changes.push({ job, values, before: pick(car.values, namesOf<Field>(values)) })
  Object.assign(car.values, values)
}

function undoOnModel(car: Car, job: string) {
  const index = car.changes.findIndex((change) => change.job === job)
  const change = car.changes[index]
  if (!change) return
  const later = car.changes.slice(index + 1)
  const isTouched = later.some(({ values, before }) =>
    namesOf<Field>(values).some((field) => field in change.values && values[field] !== before[field]),
  )
  if (isTouched) return
  Object.assign(car.values, change.before)
  car.changes.splice(index, 1)
}

/** The stored values of each car, in the order of the numbers. */
async function stored(gwnummern: string[]) {
  const rows = await api().db.vehicle.findMany({ where: { gwnummer: { in: gwnummern } } })
  const byNumber = new Map(rows.map((row) => [row.gwnummer, row]))
  return gwnummern.map((gwnummer) => {
    const row = byNumber.get(gwnummer)
    if (!row) throw new Error(`${gwnummer} is not stored.`)
    const values: Values = {
      dealer: row.haendlerpreisbrutto.toNumber(),
      consumer: row.planverkaufspreisprivatkundengeschaeftbrutto.toNumber(),
      lowest: row.lowestPrice?.toNumber() ?? null,
      location: row.location,
      promotion: row.promotion,
      withdrawn: row.withdrawnAt !== null,
      reserved: row.reservedFor,
      sold: row.soldAt !== null,
    }
    return { gwnummer, values, available: row.available }
  })
}

const name = fc.constantFrom('Nord', 'Süd')
const price: fc.Arbitrary<SentStockRule> = fc.record({
  action: fc.constant('price' as const),
  prices: fc.constantFrom('both' as const, 'dealer' as const, 'consumer' as const),
  change: fc.oneof(
    fc.record({ kind: fc.constant('shift' as const), euro: fc.constantFrom(-3000, -500, 250, 1000) }),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.constantFrom(-10, -3, 5) }),
  ),
  rounding: fc.constantFrom('none' as const, '900' as const),
  floor: fc.constantFrom(null, 9000),
})
const rule: fc.Arbitrary<SentStockRule> = fc.oneof(
  { weight: 4, arbitrary: price },
  fc.constantFrom<SentStockRule>({ action: 'publish' }, { action: 'withdraw' }),
  name.map((forName): SentStockRule => ({ action: 'reserve', until: day, for: forName })),
  fc.constant<SentStockRule>({ action: 'sell', partner_number: null }),
  name.map((location): SentStockRule => ({ action: 'move', location })),
  fc.option(name).map((promotion): SentStockRule => ({ action: 'promote', promotion })),
)
type Step = { rule: SentStockRule; chosen: number[] } | { undone: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ rule, chosen: fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ undone: fc.nat(20) }) },
)

async function executeSteps(user: Client, steps: Step[], cars: Car[]) {
  const jobs: string[] = []
  for (const each of steps) {
    if ('undone' in each) {
      const id = jobs[each.undone % Math.max(1, jobs.length)]
      if (id === undefined) continue
      jobs.splice(jobs.indexOf(id), 1)
      await undo(user, id)
      for (const car of cars) undoOnModel(car, id)
    } else {
      const some = cars.filter((_, index) => each.chosen.includes(index))
      const { id } = await aJob(
        user,
        each.rule,
        some.map(({ gwnummer }) => gwnummer),
      )
      await run(user, id)
      jobs.push(id)
      for (const car of some) runOnModel(car, id, each.rule)
    }
    const found = await stored(cars.map(({ gwnummer }) => gwnummer))
    for (const [index, { values }] of cars.entries()) {
      expect(found[index]?.values).toEqual(values)
      expect(found[index]?.available).toBe(!isNotOffered(values) && values.dealer + values.consumer > 0)
    }
  }
}

test('random runs and undos leave the values that a model of them has', async () => {
  const user = await aBackofficeUser()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const rows = await someCars([
        { haendlerpreisbrutto: 10_000, planverkaufspreisprivatkundengeschaeftbrutto: 12_500 },
        { haendlerpreisbrutto: 10_000, lowestPrice: 9600 },
        { haendlerpreisbrutto: 0, planverkaufspreisprivatkundengeschaeftbrutto: 9500 },
        { haendlerpreisbrutto: 15_300, planverkaufspreisprivatkundengeschaeftbrutto: 0 },
        { haendlerpreisbrutto: 2400, location: 'Nord' },
      ])
      const found = await stored(rows.map(({ gwnummer }) => gwnummer))
      const cars = found.map(({ gwnummer, values }): Car => ({ gwnummer, values, changes: [] }))
      await executeSteps(user, steps, cars)
    }),
    { numRuns: 20, seed: 20_261_122 },
  )
}, 120_000)
