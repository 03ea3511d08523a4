import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { energyLabelsOf } from '../../vehicles/cars/queries.ts'
import { viewOfNote, viewOfWatch, watchParts } from './view.ts'

/** Newest document first, like all lists (K-04, U-20). */
const order = { vehicle: { eaktedokumentid: 'desc' } } as const

/** An account's whole watchlist, sold vehicles included. */
export async function watchesOf(db: Db, accountId: number) {
  const rows = await db.watch.findMany({ where: { accountId }, orderBy: order, ...watchParts })
  const labels = await energyLabelsOf(
    db,
    rows.map(({ fahrzeugid }) => fahrzeugid),
  )
  return rows.map((row) => viewOfWatch(row, labels))
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
export async function watchOf(db: Db, accountId: number, which: Which) {
  const where = 'gwnummer' in which ? { vehicle: which } : which
  const row = await db.watch.findFirst({ where: { accountId, ...where }, ...watchParts })
  if (!row) throw new ProblemError('not-found')
  return viewOfWatch(row, await energyLabelsOf(db, [row.fahrzeugid]))
}

/** Notes and mail switches of an account's entries, in the order of the watchlist. */
export async function notesOf(db: Db, accountId: number) {
  const select = { id: true, note: true, mailOnChange: true }
  const rows = await db.watch.findMany({ where: { accountId }, orderBy: order, select })
  return rows.map(viewOfNote)
}
