import type { PriceRule, StockRefusal, StockRule } from '@portal/contract/house/stock-jobs'
import { addDays, instantOf } from '@portal/domain/buyer/appointment'
import { openMaximumEuro, timeZone } from '@portal/domain/values/constants'
import { storedPrice } from '@portal/domain/vehicles/attributes/price'
import { type HiddenReasonCode, hiddenReasons } from '@portal/domain/vehicles/attributes/visibility'

/**
 * What a rule does to a row `v` of `vehicle`, as SQL: the new values by column, and the conditions under which the
 * vehicle is refused, the first one being the reason. Conditions may read the new values as `n`.
 */
export type Effect = {
  values: Record<string, string>
  refusals: { code: StockRefusal; condition: string; detail?: string }[]
  /** Whether a vehicle that the rule would not change is refused too, because it is not what the rule asks for. */
  refusesUnchanged?: boolean
}

/** What a vehicle needs besides the action itself to be found by searches. */
const requiredToOffer = ['price', 'energy', 'photo'] as const satisfies HiddenReasonCode[]

/** SQL: the codes of everything that a vehicle lacks, separated by commas. */
const missingSql = (now: string) =>
  `concat_ws(',', ${requiredToOffer
    .map((code) => `CASE WHEN ${hiddenReasons[code].holds(now)} THEN '${code}' END`)
    .join(', ')})`

type ReserveRule = Extract<StockRule, { action: 'reserve' }>
type SellRule = Extract<StockRule, { action: 'sell' }>

/** Adds a value to the parameters of the statement and returns its placeholder. */
type Parameter = (value: unknown) => string

const hidden = (now: string, ...codes: HiddenReasonCode[]): Effect['refusals'] =>
  codes.map((code) => ({
    code,
    condition: hiddenReasons[code].holds(now),
    ...(code === 'reserved' ? { detail: 'to_json(v.reserved_until) #>> ARRAY[]::text[]' } : {}),
  }))

/** Refuses a reserved vehicle only under a further condition. */
const reservedIf = (condition: string) => (refusal: Effect['refusals'][number]) =>
  refusal.code === 'reserved' ? { ...refusal, condition: `(${refusal.condition} AND ${condition})` } : refusal

/** A reservation for the same dealer or, without one, for the same person may be extended. */
const isForAnother = `(v.reserved_partner IS DISTINCT FROM n.reserved_partner
  OR (v.reserved_partner IS NULL AND v.reserved_for IS DISTINCT FROM n.reserved_for))`

const unreserved = { reserved_until: 'NULL', reserved_for: 'NULL', reserved_partner: 'NULL' }

/** The nearest price that ends in 900, of two the higher one. */
const toNineHundred = (price: string) => `round((${price} - 900) / 1000) * 1000 + 900`

function rounded(price: string, rounding: PriceRule['rounding']) {
  if (rounding === 'none') return `round(${price}, 2)`
  return rounding === '900' ? toNineHundred(price) : `round(${price} / ${rounding}) * ${rounding}`
}

/** A shifted price of 0 stays 0, because the vehicle is not offered in that tier. */
function newPrice(column: string, { change, rounding }: PriceRule, parameter: Parameter) {
  if (change.kind === 'set') return rounded(`${parameter(change.euro)}::numeric`, rounding)
  const shifted =
    change.kind === 'shift'
      ? `(v.${column} + ${parameter(change.euro)}::numeric)`
      : `(v.${column} * (1 + ${parameter(change.percent)}::numeric / 100))`
  return `CASE WHEN v.${column} > 0 THEN ${rounded(shifted, rounding)} ELSE v.${column} END`
}

const { consumer, dealer } = storedPrice
const priceColumns = { both: [dealer, consumer], dealer: [dealer], consumer: [consumer] }

function priceEffect(rule: PriceRule, now: string, parameter: Parameter): Effect {
  const columns = priceColumns[rule.prices]
  const some = (condition: (column: string) => string) =>
    `(${columns.map((column) => `(n.${column} <> v.${column} AND ${condition(column)})`).join(' OR ')})`
  const refusals: Effect['refusals'] = [
    ...hidden(now, 'sold', 'withdrawn', 'reserved'),
    { code: 'price', condition: `(${columns.map((column) => `n.${column} = 0`).join(' AND ')})` },
    {
      code: 'out-of-range',
      condition: some((column) => `(n.${column} <= 0 OR n.${column} > ${openMaximumEuro})`),
    },
    {
      code: 'below-lowest',
      condition: some((column) => `coalesce(n.${column} < v.lowest_price, false)`),
      detail: 'v.lowest_price::text',
    },
  ]
  if (rule.floor !== null) {
    const floor = parameter(rule.floor)
    const condition = some((column) => `n.${column} < ${floor}::numeric`)
    refusals.push({ code: 'below-floor', condition, detail: `${floor}::text` })
  }
  return {
    values: Object.fromEntries(columns.map((column) => [column, newPrice(column, rule, parameter)])),
    refusals,
  }
}

/** The end of a reservation; without a time it is the end of the day in Germany. */
export function endOfReservation({ until: day, time }: Pick<ReserveRule, 'until' | 'time'>): Date {
  return time === null ? instantOf(addDays(day, 1), '00:00') : instantOf(day, time)
}

/**
 * A sale to a dealer is written to the purchases, which are identified by partner number, FIN and day. A vehicle reserved
 * for a dealer is sold to another one only when the house confirms it.
 */
function saleEffect(rule: SellRule, now: string, parameter: Parameter): Effect {
  const { partner_number: partner, isReservationEnded } = rule
  const buyer = `${parameter(partner)}::text`
  const isForOther = `NOT ${parameter(isReservationEnded)}::boolean AND v.reserved_partner IS NOT NULL
    AND v.reserved_partner IS DISTINCT FROM ${buyer}`
  const refusals = hidden(now, 'sold', 'reserved').map(reservedIf(isForOther))
  if (partner !== null) {
    refusals.push({ code: 'fin-missing', condition: 'v.fin IS NULL' })
    const condition = `EXISTS (SELECT 1 FROM purchase p WHERE p.partner_number = ${buyer}
      AND p.fin = v.fin AND p.purchases_date = (${now} AT TIME ZONE '${timeZone}')::date)`
    refusals.push({ code: 'already-purchased', condition })
  }
  return { values: { sold_at: now, ...unreserved }, refusals }
}

/** @param now SQL expression of the time of the run */
export function effectOf(rule: StockRule, now: string, parameter: Parameter): Effect {
  switch (rule.action) {
    case 'publish':
      return {
        values: { withdrawn_at: 'NULL', ...unreserved },
        refusals: [
          ...hidden(now, 'sold'),
          ...hidden(now, ...requiredToOffer).map((refusal) => ({ ...refusal, detail: missingSql(now) })),
        ],
        refusesUnchanged: true,
      }
    case 'withdraw':
      return {
        values: { withdrawn_at: `coalesce(v.withdrawn_at, ${now})` },
        refusals: hidden(now, 'sold'),
      }
    case 'reserve':
      return {
        values: {
          reserved_until: `${parameter(endOfReservation(rule))}::timestamptz`,
          reserved_for: `${parameter(rule.for)}::text`,
          reserved_partner: `${parameter(rule.partner_number)}::text`,
        },
        refusals: hidden(now, 'sold', 'withdrawn', 'reserved').map(reservedIf(isForAnother)),
      }
    case 'sell':
      return saleEffect(rule, now, parameter)
    case 'price':
      return priceEffect(rule, now, parameter)
    case 'move':
      return { values: { location: `${parameter(rule.location)}::text` }, refusals: hidden(now, 'sold') }
    case 'promote':
      return { values: { promotion: `${parameter(rule.promotion)}::text` }, refusals: hidden(now, 'sold') }
  }
}
