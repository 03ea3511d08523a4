import type { DeskEntry, WatchGroup } from '@portal/contract/buyer/watch-desk'
import { dayMs } from '@portal/domain/values/durations'
import type pg from 'pg'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { type ConditionFigures, conditionFigures } from '../../vehicles/condition/queries.ts'
import { entriesOf, groupsOf } from '../watch-desk/queries.ts'

/** An entry with the facts that only the file has: group name, FIN, days in stock and condition. For dealers (U-14). */
export type ExportedEntry = DeskEntry & {
  group: string | null
  fin: string | null
  daysInStock: number | null
  accident: boolean | null
  figures: ConditionFigures | null
}

type Source = { db: Db; pool: pg.Pool }

const groupName = (groups: readonly WatchGroup[], id: number | null) =>
  groups.find((group) => group.id === id)?.name ?? null

/** The entries of an account or its company in the order of its watchlist; all of them without `ids`. */
export async function exportedEntries(
  { db, pool }: Source,
  account: SignedIn,
  ids: readonly number[] | undefined,
  now: Date,
): Promise<ExportedEntry[]> {
  const [groups, entries] = await Promise.all([
    groupsOf(db, holderOf(account)),
    entriesOf(pool, account, now, ids),
  ])
  const cars = entries.map(({ fahrzeugid }) => fahrzeugid)
  const vehicles = await db.vehicle.findMany({
    where: { fahrzeugid: { in: cars } },
    select: { fahrzeugid: true, fin: true, publishedAt: true, accident: true },
  })
  const figures = new Map((await conditionFigures(pool, cars)).map((one) => [one.fahrzeugid, one]))
  const byId = new Map(vehicles.map((vehicle) => [vehicle.fahrzeugid, vehicle]))
  return entries.map((entry) => {
    const { fin = null, publishedAt = null, accident = null } = byId.get(entry.fahrzeugid) ?? {}
    const daysInStock =
      publishedAt && Math.max(0, Math.floor((now.getTime() - publishedAt.getTime()) / dayMs))
    return {
      ...entry,
      group: groupName(groups, entry.groupId),
      fin,
      daysInStock,
      accident,
      figures: figures.get(entry.fahrzeugid) ?? null,
    }
  })
}
