import type { Cockpit, HouseCounts, PriceEffect } from '@portal/contract/house/cockpit'
import { today } from '@portal/domain/buyer/appointment'
import { cockpitListNames, cockpitLists, dayBands } from '@portal/domain/house/cockpit'
import { dayMs } from '@portal/domain/values/durations'
import { recordOf } from '@portal/domain/values/records'
import type { RowSource } from '../../plugins/db.ts'
import { claimFigures } from '../claim-figures/queries.ts'
import type { ResultCache, StatementNames } from '../house-stock/cache.ts'
import { stockPage, stockTotal, totalKey } from '../house-stock/queries.ts'
import { fieldSql } from '../house-stock/where.ts'
import { openCounts } from '../open-work/queries.ts'

/** The lists of a moment, by the calendar of Europe/Berlin. */
const listsAt = (now: Date) => cockpitLists(today(now), today(new Date(now.getTime() - 30 * dayMs)))

async function counts(from: RowSource, now: Date) {
  const found: Record<string, number> = {}
  // In sequence: in parallel, these queries would occupy most of the connection pool.
  for (const [name, filter] of Object.entries(listsAt(now)))
    found[name] = await stockTotal(from, { filter }, now)
  return recordOf(cockpitListNames, (name) => found[name] ?? 0)
}

/** Mean days in stock and the dealer prices by band, of the offered vehicles. */
async function daysInStock(from: RowSource, now: Date) {
  const { rows } = await from.query<{ band: number; euro: number; days: number; vehicles: number }>(
    `SELECT width_bucket(days, $2::int[]) AS band, sum(euro)::float8 AS euro, sum(days)::float8 AS days,
       count(*)::int AS vehicles
     FROM (SELECT ${fieldSql('days')} AS days, v.haendlerpreisbrutto AS euro FROM vehicle v WHERE v.available) v
     GROUP BY 1`,
    [now, dayBands.slice(1).map((band) => band.from)],
  )
  const vehicles = rows.reduce((sum, row) => sum + row.vehicles, 0)
  const days = rows.reduce((sum, row) => sum + row.days, 0)
  return {
    meanDays: vehicles === 0 ? null : days / vehicles,
    bandSums: dayBands.map((_, band) => rows.find((row) => row.band === band)?.euro ?? 0),
  }
}

type Trends = { offered: number; offeredMonday: number; daysBefore: number | null; soldBefore: number }

/** What the figures were before. A vehicle counts as offered from its publication to its sale or withdrawal. */
async function trends(from: RowSource, now: Date): Promise<Cockpit['trends']> {
  const offeredAt = (moment: string) => `v.published_at <= ${moment}
    AND (v.sold_at IS NULL OR v.sold_at > ${moment}) AND (v.withdrawn_at IS NULL OR v.withdrawn_at > ${moment})`
  const { rows } = await from.query<Trends>(
    `WITH clock AS (SELECT $1::timestamptz AS now, local, date_trunc('week', local) AT TIME ZONE 'Europe/Berlin' AS monday,
       date_trunc('month', local) - interval '1 month' AS month_before
       FROM (SELECT $1::timestamptz AT TIME ZONE 'Europe/Berlin' AS local) l)
     SELECT count(*) FILTER (WHERE ${offeredAt('now')})::int AS offered,
       count(*) FILTER (WHERE ${offeredAt('monday')})::int AS "offeredMonday",
       avg(extract(epoch FROM now - interval '30 days' - least(v.published_at, v.created_at)) / 86400)
         FILTER (WHERE ${offeredAt("now - interval '30 days'")})::float8 AS "daysBefore",
       count(*) FILTER (WHERE v.sold_at >= month_before AT TIME ZONE 'Europe/Berlin'
         AND v.sold_at < least(month_before + interval '1 month', month_before + (local - date_trunc('month', local)))
           AT TIME ZONE 'Europe/Berlin')::int AS "soldBefore"
     FROM clock, vehicle v`,
    [now],
  )
  const { offered = 0, offeredMonday = 0, daysBefore = null, soldBefore = 0 } = rows[0] ?? {}
  return { offeredSinceMonday: offered - offeredMonday, meanDaysBefore: daysBefore, soldBefore }
}

/**
 * The effect of the last price change of each offered vehicle within 30 days. Only whole days count, and only changes
 * that are at least a day old.
 */
async function priceEffects(from: RowSource, now: Date) {
  const { rows } = await from.query<PriceEffect & { is_cheaper: boolean }>(
    `WITH priced AS (
       SELECT p.fahrzeugid, p.changed_at, p.haendlerpreisbrutto AS price,
         lag(p.haendlerpreisbrutto) OVER of_vehicle AS earlier,
         row_number() OVER (PARTITION BY p.fahrzeugid ORDER BY p.changed_at DESC, p.id DESC) AS age
       FROM price_change p WHERE p.fahrzeugid IN (
         SELECT q.fahrzeugid FROM price_change q JOIN vehicle v USING (fahrzeugid)
         WHERE v.available AND q.changed_at > $1::timestamptz - interval '30 days')
       WINDOW of_vehicle AS (PARTITION BY p.fahrzeugid ORDER BY p.changed_at, p.id)),
     changed AS (
       SELECT fahrzeugid, price < earlier AS is_cheaper, (price / earlier - 1) * 100 AS percent,
         (changed_at AT TIME ZONE 'Europe/Berlin')::date AS day,
         least(7, ($1::timestamptz AT TIME ZONE 'Europe/Berlin')::date
           - (changed_at AT TIME ZONE 'Europe/Berlin')::date - 1) AS days_since
       FROM priced
       WHERE age = 1 AND earlier > 0 AND price > 0 AND price <> earlier
         AND changed_at > $1::timestamptz - interval '30 days')
     SELECT is_cheaper, count(*)::int AS vehicles, avg(percent)::float8 AS percent,
       avg(coalesce((SELECT sum(s.count) FROM vehicle_views s WHERE s.fahrzeugid = c.fahrzeugid
         AND s.day >= c.day - 7 AND s.day < c.day), 0) / 7.0)::float8 AS "viewsBefore",
       avg(coalesce((SELECT sum(s.count) FROM vehicle_views s WHERE s.fahrzeugid = c.fahrzeugid
         AND s.day > c.day AND s.day <= c.day + c.days_since), 0)::numeric / c.days_since)::float8 AS "viewsAfter"
     FROM changed c WHERE days_since > 0 GROUP BY 1`,
    [now],
  )
  const effect = (isCheaper: boolean): PriceEffect | null => {
    const row = rows.find(({ is_cheaper }) => is_cheaper === isCheaper)
    if (!row) return null
    const { vehicles, percent, viewsBefore, viewsAfter } = row
    return { vehicles, percent, viewsBefore, viewsAfter }
  }
  return { cheaper: effect(true), dearer: effect(false) }
}

/** The figures of the overview that need all vehicles, their views or the claims of a year. */
export async function stockFigures(from: RowSource, now: Date, statementName: StatementNames) {
  const lists = listsAt(now)
  const seen = { filter: lists.seenNotAsked, sort: 'views,desc', column: ['views'], page: 0, size: 5 }
  return {
    at: now.toISOString(),
    counts: await counts(from, now),
    ...(await daysInStock(from, now)),
    trends: await trends(from, now),
    seenNotAsked: await stockPage(from, seen, now, statementName),
    ...(await priceEffects(from, now)),
    claims: await claimFigures(from, now),
  } satisfies Partial<Cockpit>
}

const inStock = { filter: ['state:offered|unpublished|reserved|withdrawn'] }

/** The numbers of the navigation; those for administrators are read only for administrators. */
export async function houseCounts(
  from: RowSource,
  now: Date,
  isAdministrator: boolean,
  totals: ResultCache<number>,
): Promise<HouseCounts> {
  const { generation, open } = await openCounts(from, now, isAdministrator)
  const vehicles = await totals(totalKey(generation, inStock), () => stockTotal(from, inStock, now))
  return { vehicles, ...open }
}
