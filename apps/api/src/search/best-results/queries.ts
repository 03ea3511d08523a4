import { criteriaLike, type Interest, searchMaximumAgeDays } from '@portal/domain/search/best-results'
import { Criteria } from '@portal/domain/search/criteria'
import { newestExpanded } from '@portal/domain/values/constants'
import { dayMs } from '@portal/domain/values/durations'
import type { Pool } from 'pg'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { notDismissedBy } from '../../vehicles/dismissed-cars/where.ts'

/** Older enquiries and purchases say little about current interests. */
const activityMaximumAgeDays = 365
const perKind = 20

/**
 * The parameters as subqueries. The planner then finds no plan that is better for certain values, so it plans the
 * statement once per connection; otherwise it would with each call, which takes several times as long as the execution.
 */
const [me, searchesSince, activitySince, holder] = ['int', 'timestamptz', 'timestamptz', 'int'].map(
  (type, index) => `(SELECT $${index + 1}::${type})`,
)

/**
 * A dealer's searches and enquiries and the company's watches and purchases in a single query, because every call of the
 * home page needs them. `place` is the position among the newest of a kind.
 */
const interestsStatement = {
  name: 'interests',
  text: `
    SELECT 'search' AS kind, row_number() OVER (ORDER BY id DESC) AS place, created_at AS at, criteria,
      NULL::int AS fahrzeugid, NULL AS hersteller, NULL AS modellgruppe, NULL::float8 AS preis, NULL::int AS km
    FROM (SELECT * FROM saved_search WHERE account_id = ${me} AND created_at >= ${searchesSince} ORDER BY id DESC LIMIT 100) s
    UNION ALL
    SELECT 'watch', row_number() OVER (ORDER BY w.id DESC), w.datecreated, NULL,
      fahrzeugid, v.hersteller, v.modellgruppe, v.haendlerpreisbrutto::float8, v.kilometerstandvon
    FROM (SELECT * FROM watch WHERE account_id = ${holder} ORDER BY id DESC LIMIT ${perKind}) w JOIN vehicle v USING (fahrzeugid)
    UNION ALL
    SELECT 'enquiry', row_number() OVER (ORDER BY e.id DESC), e.created_at, NULL,
      fahrzeugid, v.hersteller, v.modellgruppe, v.haendlerpreisbrutto::float8, v.kilometerstandvon
    FROM (SELECT * FROM enquiry WHERE account_id = ${me} AND created_at >= ${activitySince} ORDER BY id DESC LIMIT ${perKind}) e
    JOIN vehicle v USING (fahrzeugid)
    UNION ALL
    SELECT 'purchase', row_number() OVER (ORDER BY p.purchases_date DESC, p.id DESC),
      p.purchases_date::timestamp AT TIME ZONE 'UTC', NULL,
      NULL, coalesce(v.hersteller, p.maker), v.modellgruppe, v.haendlerpreisbrutto::float8, v.kilometerstandvon
    FROM (SELECT p.* FROM dealer d JOIN purchase p USING (partner_number)
      WHERE d.account_id = ${holder} AND partner_number <> '' AND p.purchases_date >= (${activitySince} AT TIME ZONE 'UTC')::date
      ORDER BY p.purchases_date DESC, p.id DESC LIMIT ${perKind}) p
    LEFT JOIN vehicle v USING (gwnummer)
    ORDER BY kind, place`,
}

type Activity = { at: Date }
type Search = Activity & { kind: 'search'; criteria: unknown }
type AboutVehicle = Activity & {
  kind: 'watch' | 'enquiry' | 'purchase'
  fahrzeugid: number | null
  hersteller: string
  modellgruppe: string | null
  preis: number | null
  km: number | null
}

/** Keeps the newest of equal searches and omits those without criteria. */
function searchesIn(rows: (Search | AboutVehicle)[]) {
  const seen = new Map<string, { criteria: Criteria; at: Date }>()
  for (const row of rows) {
    if (row.kind !== 'search') continue
    const read = Criteria.safeParse(row.criteria)
    const key = JSON.stringify(read.data)
    if (read.success && key !== '{}' && !seen.has(key)) seen.set(key, { criteria: read.data, at: row.at })
  }
  return [...seen.values()].slice(0, perKind)
}

/**
 * A dealer's interests from searches, watchlist, enquiries and purchases, newest first per kind.
 * @returns them, and when one of them is a day older, in milliseconds
 */
export async function interestsOf(pool: Pool, account: SignedIn, now: Date) {
  const since = (days: number) => new Date(now.getTime() - days * dayMs)
  const { rows } = await pool.query<Search | AboutVehicle>({
    ...interestsStatement,
    values: [account.id, since(searchMaximumAgeDays), since(activityMaximumAgeDays), holderOf(account)],
  })
  const ageOf = (at: Date) => Math.max(0, Math.floor((now.getTime() - at.getTime()) / dayMs))
  const nextDayOf = ({ at }: Activity) => at.getTime() + (ageOf(at) + 1) * dayMs
  const aboutVehicles = (wanted: AboutVehicle['kind']) =>
    rows.flatMap((row): Interest[] => {
      if (row.kind === 'search' || row.kind !== wanted) return []
      const { kind, at, fahrzeugid, km: kilometerstandvon, ...facts } = row
      const criteria = criteriaLike({ ...facts, kilometerstandvon })
      return [{ kind, criteria, ageDays: ageOf(at), fahrzeugid: fahrzeugid ?? undefined }]
    })
  const interests = [
    ...searchesIn(rows).map(({ criteria, at }) => ({
      kind: 'search' as const,
      criteria,
      ageDays: ageOf(at),
    })),
    ...aboutVehicles('watch'),
    ...aboutVehicles('enquiry'),
    ...aboutVehicles('purchase'),
  ]
  return { interests, validUntil: Math.min(Number.POSITIVE_INFINITY, ...rows.map(nextDayOf)) }
}

/** Ids of the newest vehicles that other customers have traded in (U-58), without those the account has dismissed. */
export async function newestTradedIn(db: Db, accountId: number): Promise<number[]> {
  const vehicles = await db.vehicle.findMany({
    where: { available: true, tradedIn: true, ...notDismissedBy(accountId) },
    orderBy: [{ publishedAt: { sort: 'desc', nulls: 'last' } }, { eaktedokumentid: 'desc' }],
    take: newestExpanded,
    select: { fahrzeugid: true },
  })
  return vehicles.map(({ fahrzeugid }) => fahrzeugid)
}
