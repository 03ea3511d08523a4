import { CarDetails, type ComparableOffers, DealerDetails } from '@portal/contract/vehicles/car-details'
import { dayMs } from '@portal/domain/values/durations'
import {
  comparableMileageShare,
  comparableMinimum,
  comparableMonths,
} from '@portal/domain/vehicles/comparables'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { dealerPriceIn, netOf, searchedNetSql } from '@portal/domain/vehicles/vat'
import { ProblemError } from '../../http/problem.ts'
import type { RowSource } from '../../plugins/db.ts'
import type { Traits } from '../../stock/query/similar.ts'
import {
  dealerColumns,
  priceColumns,
  publicColumns,
  publicIn,
  type VehicleRow,
  visibleToDealersIn,
} from '../../stock/vehicle-row.ts'
import { idOf } from '../cars/queries.ts'

/** Reads columns of a car that is or was on sale, or is reserved for the caller; any other car is unknown. */
async function rowOf<Row extends object>(
  from: RowSource,
  name: string,
  columns: string,
  id: string,
  isReservedForCaller = false,
): Promise<Row> {
  const text = `SELECT ${columns} FROM vehicle v WHERE fahrzeugid = $1 AND (available OR sold_at IS NOT NULL OR $2)`
  const { rows } = await from.query<Row>({ name, text, values: [idOf(id), isReservedForCaller] })
  const [row] = rows
  if (!row) throw new ProblemError('car-unknown')
  return row
}

const detailNames = publicIn(CarDetails.shape)
type DetailsRow = VehicleRow<(typeof detailNames)[number]> & { fahrzeugid: number; available: boolean }

/** The public details of a published car, or of one that is reserved for the caller. */
export async function detailsOf(
  from: RowSource,
  id: string,
  isReservedForCaller = false,
): Promise<CarDetails> {
  const { available, publishedAt, ...details } = await rowOf<DetailsRow>(
    from,
    'car-details',
    `v.fahrzeugid, v.available, ${publicColumns(detailNames)}`,
    id,
    isReservedForCaller,
  )
  if (!available && !isReservedForCaller) throw new ProblemError('car-sold')
  return { ...details, publishedAt: publishedAt?.toISOString() ?? null }
}

const monthOf = (alias: string) =>
  `(extract(year FROM ${alias}.erstzulassungvon) * 12 + extract(month FROM ${alias}.erstzulassungvon))`

type Step = Omit<DealerDetails['priceSteps'][number], 'haendlerpreis'>
type StepRow = Omit<Step, 'changedAt'> & { changedAt: Date }

async function priceStepsOf(from: RowSource, id: string): Promise<Step[]> {
  const { rows } = await from.query<StepRow>({
    name: 'car-price-steps',
    text: `SELECT changed_at AS "changedAt", haendlerpreisbrutto::float8,
        planverkaufspreisprivatkundengeschaeftbrutto::float8
      FROM price_change WHERE fahrzeugid = $1 ORDER BY changed_at DESC, id DESC LIMIT 50`,
    values: [idOf(id)],
  })
  return rows.map((step) => ({ ...step, changedAt: step.changedAt.toISOString() }))
}

const comparedPrice = (vehicle: 'o' | 'v', tier: PriceTier) =>
  tier === 'net' ? `(${searchedNetSql.replaceAll('v.', `${vehicle}.`)})` : `${vehicle}.haendlerpreisbrutto`

/** The rank of the dealer price among the comparable vehicles on offer; null with too few of them. */
async function comparablesOf(from: RowSource, id: string, tier: PriceTier): Promise<ComparableOffers | null> {
  const [other, own] = [comparedPrice('o', tier), comparedPrice('v', tier)]
  const { rows } = await from.query<ComparableOffers>({
    name: `car-comparables-${tier}`,
    text: `SELECT count(*)::int AS count, (count(*) FILTER (WHERE ${other} < ${own}))::int AS cheaper,
        min(${other})::float8 AS lowest, max(${other})::float8 AS highest,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY ${other})::float8 AS middle
      FROM vehicle v JOIN vehicle o ON o.hersteller = v.hersteller AND o.modellgruppe = v.modellgruppe
      WHERE v.fahrzeugid = $1 AND v.haendlerpreisbrutto > 0 AND o.fahrzeugid <> v.fahrzeugid
        AND o.available AND o.haendlerpreisbrutto > 0
        AND abs(${monthOf('o')} - ${monthOf('v')}) <= $2
        AND o.kilometerstandvon BETWEEN v.kilometerstandvon * (1 - $3::float8) AND v.kilometerstandvon * (1 + $3::float8)`,
    values: [idOf(id), comparableMonths, comparableMileageShare],
  })
  const [offers] = rows
  return offers && offers.count >= comparableMinimum ? offers : null
}

const dealerNames = visibleToDealersIn(DealerDetails.shape)
type DealerRow = VehicleRow<(typeof dealerNames)[number] | 'vatMode' | 'publishedAt'>

/** Details for dealers only (U-14). */
export async function dealerDetailsOf(
  from: RowSource,
  id: string,
  { now, isReservedForCaller, tier }: { now: Date; isReservedForCaller: boolean; tier: PriceTier },
): Promise<DealerDetails> {
  const { vatMode, publishedAt, ...dealer } = await rowOf<DealerRow>(
    from,
    'car-dealer-details',
    dealerColumns([...dealerNames, 'vatMode', 'publishedAt']),
    id,
    isReservedForCaller,
  )
  return {
    ...dealer,
    haendlerpreisnetto: netOf(dealer.haendlerpreisbrutto, vatMode),
    daysInStock: publishedAt && Math.max(0, Math.floor((now.getTime() - publishedAt.getTime()) / dayMs)),
    priceSteps: (await priceStepsOf(from, id)).map((step) => ({
      ...step,
      haendlerpreis: dealerPriceIn(tier, step.haendlerpreisbrutto, vatMode),
    })),
    comparables: await comparablesOf(from, id, tier),
  }
}

/** The traits by which similar cars are searched, also of a sold car. The price is that of the caller's tier. */
export function traitsOf(from: RowSource, id: string, tier: PriceTier): Promise<Traits> {
  return rowOf<Traits>(
    from,
    `car-traits-${tier}`,
    `fahrzeugid, hersteller, modellgruppe, transporter, fahrzeugtyp, fahrzeugkategorietypnfz,
       ${priceColumns[tier]} AS preis`,
    id,
  )
}
