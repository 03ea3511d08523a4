import type { Watch } from '@portal/contract/watchlist'
import { watchlistMaximum } from '@portal/domain/constants'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import { type Db, lockByName, type Transaction } from '../../plugins/db.ts'
import { watchOf } from './queries.ts'
import { viewOfNote, watchParts } from './view.ts'

/**
 * Adds a vehicle to the watchlist of an account or its company; an existing entry is not changed (K-07).
 * @throws ProblemError car-unknown, car-sold, watchlist-full
 */
export async function watchCar(
  db: PrismaClient,
  account: SignedIn,
  fahrzeugid: number,
  now: Date,
): Promise<{ isNew: boolean; watch: Watch }> {
  const accountId = holderOf(account)
  const known = await db.watch.findUnique({ where: { accountId_fahrzeugid: { accountId, fahrzeugid } } })
  if (known) return { isNew: false, watch: await watchOf(db, accountId, { id: known.id }) }
  const vehicle = await db.vehicle.findUnique({
    where: { fahrzeugid },
    select: { available: true, soldAt: true, haendlerpreisbrutto: true },
  })
  if (!vehicle?.available) throw new ProblemError(vehicle?.soldAt ? 'car-sold' : 'car-unknown')
  const toldPrice = vehicle.haendlerpreisbrutto
  const markedPrice = toldPrice.isZero() ? null : toldPrice
  const added = { addedById: account.id, datecreated: now, datemodified: now }
  const entry = { accountId, fahrzeugid, toldPrice, markedPrice, ...added }
  const isNew = await db.$transaction((tx) => addWatch(tx, entry))
  return { isNew, watch: await watchOf(db, accountId, { fahrzeugid }) }
}

/** Of two parallel inserts, the second finds the row of the first. */
async function addWatch(tx: Transaction, entry: Prisma.WatchCreateManyInput): Promise<boolean> {
  const { accountId } = entry
  await lockByName(tx, `watchlist ${accountId}`)
  const { count } = await tx.watch.createMany({ data: entry, skipDuplicates: true })
  if (count === 1 && (await tx.watch.count({ where: { accountId } })) > watchlistMaximum)
    throw new ProblemError('watchlist-full')
  return count === 1
}

/** @throws ProblemError not-found, also for another account's entry */
export async function unwatch(db: Db, accountId: number, id: number) {
  const { count } = await db.watch.deleteMany({ where: { id, accountId } })
  if (count === 0) throw new ProblemError('not-found')
}

/**
 * Clears the caller's watchlist; the named account must be the caller's own (P-49).
 * @throws ProblemError forbidden
 */
export async function clearWatches(db: Db, account: SignedIn, login: string) {
  if (login.trim().toLowerCase() !== account.login.toLowerCase()) throw new ProblemError('forbidden')
  await db.watch.deleteMany({ where: { accountId: holderOf(account) } })
}

type PhotoName = { ordner: string; datei: string }

/**
 * Selects the photos an entry shows; names that are not photos of its vehicle are refused (P-50).
 * @throws ProblemError not-found, validation-failed naming each foreign photo
 */
export async function chooseImages(db: Db, accountId: number, id: number, names: PhotoName[], now: Date) {
  const row = await db.watch.findFirst({ where: { id, accountId }, ...watchParts })
  if (!row) throw new ProblemError('not-found')
  const chosen = names.map((name) =>
    row.vehicle.files.find(({ ordner, datei }) => ordner === name.ordner && datei === name.datei),
  )
  const errors = chosen.flatMap((photo, index) =>
    photo
      ? []
      : [{ path: `mvpuserwatchcarimages.${index}`, message: 'Dieses Bild gehört nicht zum Fahrzeug.' }],
  )
  if (errors.length > 0) throw new ProblemError('validation-failed', { errors })
  const imageIds = chosen.flatMap((photo) => (photo ? [photo.eaktedokumentid] : []))
  await db.watch.updateMany({ where: { id, accountId }, data: { imageIds, datemodified: now } })
  return watchOf(db, accountId, { id })
}

/**
 * Saves the private note and the mail switch of an entry. Mails report changes from now on, so switching them on
 * records the current price and availability as reported.
 * @throws ProblemError not-found
 */
export const saveNote = (
  db: PrismaClient,
  accountId: number,
  id: number,
  { note, mailOnChange }: { note: string; mailOnChange: boolean },
  now: Date,
) =>
  db.$transaction(async (tx) => {
    const row = await tx.watch.findFirst({
      where: { id, accountId },
      select: { mailOnChange: true, vehicle: { select: { haendlerpreisbrutto: true, available: true } } },
    })
    if (!row) throw new ProblemError('not-found')
    const told =
      mailOnChange && !row.mailOnChange
        ? { toldPrice: row.vehicle.haendlerpreisbrutto, toldAvailable: row.vehicle.available }
        : {}
    const data = { note: note === '' ? null : note, mailOnChange, datemodified: now, ...told }
    return viewOfNote(await tx.watch.update({ where: { id, accountId }, data }))
  })
