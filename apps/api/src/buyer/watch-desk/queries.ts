import type {
  DeskChoice,
  DeskEntry,
  TradeCalculation,
  WatchDesk,
  WatchGroup,
} from '@portal/contract/buyer/watch-desk'
import { changeSinceMarked, type DeskSection, deskSections, isInGroup } from '@portal/domain/buyer/watch-desk'
import { watchDeskPageSize } from '@portal/domain/values/constants'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import type { Db, RowSource } from '../../plugins/db.ts'
import { carsByIds } from '../../vehicles/cars/queries.ts'
import { lastEnquiries } from '../enquiries/queries.ts'
import { watchReaderOf } from '../watchlist/queries.ts'
import {
  calculationOf,
  type EntryRow,
  entryColumns,
  type KeyRow,
  keyColumns,
  keyOf,
  viewOfEntry,
} from './view.ts'

type Source = { db: Db; pool: RowSource }

/** The groups of an account by name. */
export const groupsOf = (db: Db, accountId: number): Promise<WatchGroup[]> =>
  db.watchGroup.findMany({ where: { accountId }, orderBy: { name: 'asc' }, select: { id: true, name: true } })

/**
 * Reads columns of the entries `w` of account $1 and their vehicles `v`, newest document first (K-04). The subquery with
 * OFFSET keeps the planner from reading the whole stock instead of the vehicles by their key.
 */
const ofEntries = (columns: string, which = '') => `SELECT k.* FROM watch w CROSS JOIN LATERAL (
    SELECT ${columns}, v.eaktedokumentid AS place FROM vehicle v WHERE v.fahrzeugid = w.fahrzeugid OFFSET 0) k
  WHERE w.account_id = $1 ${which} ORDER BY k.place DESC`

const moment = '$2::timestamptz'
const keysStatement = { name: 'desk-keys', text: ofEntries(keyColumns(moment)) }
const entriesStatement = {
  name: 'desk-entries',
  text: ofEntries(entryColumns(moment), 'AND ($3::int[] IS NULL OR w.id = ANY($3))'),
}

/**
 * The entries of an account or its company with the account's last enquiry about each, newest document first (K-04); all
 * of them without `ids`.
 */
export async function entriesOf(
  pool: RowSource,
  account: SignedIn,
  now: Date,
  ids?: readonly number[],
): Promise<DeskEntry[]> {
  const [{ rows }, enquiries] = await Promise.all([
    pool.query<EntryRow>({ ...entriesStatement, values: [holderOf(account), now, ids] }),
    lastEnquiries(pool, account.id),
  ])
  const { tier } = watchReaderOf(account)
  const vehicles = rows.map(({ fahrzeugid }) => fahrzeugid)
  const cars = new Map((await carsByIds(pool, vehicles, tier)).map((car) => [car.fahrzeugid, car]))
  return rows.flatMap((row) => {
    const car = cars.get(row.fahrzeugid)
    const enquiry = enquiries.get(row.fahrzeugid) ?? null
    return car ? [{ ...viewOfEntry(row, car, tier), enquiry }] : []
  })
}

/**
 * The values by which the entries of an account or its company are sorted, grouped and counted, and when the first
 * reservation of one of the vehicles ends, in milliseconds.
 */
async function keysOf(pool: RowSource, account: SignedIn, now: Date) {
  const { rows } = await pool.query<KeyRow>({ ...keysStatement, values: [holderOf(account), now] })
  const { tier } = watchReaderOf(account)
  const ends = rows.map(({ heldUntil }) => heldUntil ?? Number.POSITIVE_INFINITY)
  return { keys: rows.map((row) => keyOf(row, tier)), firstEnd: Math.min(Number.POSITIVE_INFINITY, ...ends) }
}

const figuresOf = ({ key, keys }: DeskSection) => ({
  key,
  count: keys.length,
  sum: keys.reduce((total, { price }) => total + price, 0),
})

/**
 * A page of the watchlist of an account or its company, grouped and sorted, and the figures of the whole list.
 * @returns the page, and until when it stays as it is without a change, in milliseconds
 */
export async function watchDeskOf(
  { db, pool }: Source,
  account: SignedIn,
  choice: DeskChoice,
  now: Date,
): Promise<{ desk: WatchDesk; validUntil: number }> {
  const [groups, { keys, firstEnd }] = await Promise.all([
    groupsOf(db, holderOf(account)),
    keysOf(pool, account, now),
  ])
  const groupIds = groups.map(({ id }) => id)
  const { group } = choice
  const shown = typeof group === 'string' || groupIds.includes(group) ? group : 'all'
  const sections = deskSections(keys.filter(isInGroup(shown)), groupIds, choice.sort)
  const ids = sections.flatMap((section) => section.keys.map(({ id }) => id))
  const page = Math.max(0, Math.min(choice.page, Math.ceil(ids.length / watchDeskPageSize) - 1))
  const pageIds = ids.slice(page * watchDeskPageSize, (page + 1) * watchDeskPageSize)
  const byId = new Map((await entriesOf(pool, account, now, pageIds)).map((entry) => [entry.id, entry]))
  const changes = keys.filter(({ available }) => available).map((key) => changeSinceMarked(key)?.euro ?? 0)
  const inGroup = (id: number | 'none') => keys.filter(isInGroup(id)).length
  const desk = {
    groups: groups.map(({ id, name }) => ({ id, name, count: inGroup(id) })),
    total: keys.length,
    ungrouped: inGroup('none'),
    cheaper: changes.filter((euro) => euro < 0).length,
    dearer: changes.filter((euro) => euro > 0).length,
    goneIds: keys.filter(({ isGone }) => isGone).map(({ id }) => id),
    group: shown,
    sections: sections.map(figuresOf),
    ids,
    page,
    entries: pageIds.flatMap((id) => byId.get(id) ?? []),
  }
  return { desk, validUntil: firstEnd }
}

const noCalculation: TradeCalculation = { preparation: null, transport: null, salePrice: null }

/** An account's calculation for a vehicle; empty if there is none. */
export async function calculationFor(
  db: Db,
  accountId: number,
  fahrzeugid: number,
): Promise<TradeCalculation> {
  const row = await db.watch.findUnique({ where: { accountId_fahrzeugid: { accountId, fahrzeugid } } })
  return row ? calculationOf(row) : noCalculation
}
