import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { ProblemError } from '../../http/problem.ts'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { carsOf } from '../../vehicles/cars/queries.ts'
import { markedRowOf, viewOfNote, viewOfWatch, type WatchRow, watchParts } from './view.ts'

/** Newest document first, like all lists (K-04, U-20). */
const order = { vehicle: { eaktedokumentid: 'desc' } } as const

/** Who has a watchlist, and the tier of whoever reads it. */
export type WatchReader = { holderId: number; tier: PriceTier }

/**
 * The reader of a watchlist. Only activated accounts have one and see dealer prices (U-02); the terms are checked before.
 */
export const watchReaderOf = (account: SignedIn): WatchReader => ({
  holderId: holderOf(account),
  tier: account.buysNet ? 'net' : 'dealer',
})

async function viewsOf(db: Db, rows: readonly WatchRow[], reader: WatchReader) {
  const ids = rows.map(({ fahrzeugid }) => fahrzeugid)
  const cars = await carsOf(db, ids, reader.tier)
  return rows.flatMap((row) => {
    const car = cars.get(row.fahrzeugid)
    return car ? [viewOfWatch(markedRowOf(row), car)] : []
  })
}

/** An account's whole watchlist, sold vehicles included. */
export async function watchesOf(db: Db, reader: WatchReader) {
  const where = { accountId: reader.holderId }
  const rows = await db.watch.findMany({ where, orderBy: order, ...watchParts })
  return viewsOf(db, rows, reader)
}

/** The vehicles of an account's watchlist by their fahrzeugid, sold vehicles included. */
export async function watchedIdsOf(db: Db, accountId: number): Promise<number[]> {
  const rows = await db.watch.findMany({ where: { accountId }, select: { fahrzeugid: true } })
  return rows.map(({ fahrzeugid }) => fahrzeugid)
}

type Which = { id: number } | { fahrzeugid: number } | { gwnummer: string }

/**
 * An entry of the caller by its id, its vehicle or that vehicle's GW number; other accounts' entries count as unknown.
 * @throws ProblemError not-found
 */
export async function watchOf(db: Db, reader: WatchReader, which: Which) {
  const where = 'gwnummer' in which ? { vehicle: which } : which
  const row = await db.watch.findFirst({ where: { accountId: reader.holderId, ...where }, ...watchParts })
  const [watch] = row ? await viewsOf(db, [row], reader) : []
  if (!watch) throw new ProblemError('not-found')
  return watch
}

/** Notes and mail switches of an account's entries, in the order of the watchlist. */
export async function notesOf(db: Db, accountId: number) {
  const select = { id: true, note: true, mailOnChange: true }
  const rows = await db.watch.findMany({ where: { accountId }, orderBy: order, select })
  return rows.map(viewOfNote)
}
