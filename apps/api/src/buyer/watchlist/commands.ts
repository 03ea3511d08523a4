import type { Watch } from '@portal/contract/buyer/watchlist'
import { watchlistMaximum } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import { type Db, lockByName, type Transaction } from '../../plugins/db.ts'
import { type WatchReader, watchOf, watchReaderOf } from './queries.ts'
import { photosOf, viewOfNote } from './view.ts'

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
  if (known) return { isNew: false, watch: await watchOf(db, watchReaderOf(account), { id: known.id }) }
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
  return { isNew, watch: await watchOf(db, watchReaderOf(account), { fahrzeugid }) }
}

/** @returns false when the row exists already, also when a parallel request has just inserted it */
async function addWatch(tx: Transaction, entry: Prisma.WatchCreateManyInput): Promise<boolean> {
  const { accountId } = entry
  await lockByName(tx, `watchlist ${accountId}`)
  const { count } = await tx.watch.createMany({ data: entry, skipDuplicates: true })
  if (count === 1 && (await tx.watch.count({ where: { accountId } })) > watchlistMaximum)
    throw new ProblemError('watchlist-full')
  return count === 1
}

/**
 * Removes entries of a watchlist and keeps them for `restoreWatches`. Unknown ids are ignored.
 * @param ids of the entries; null = all
 * @returns the number of removed entries
 */
export const removeWatches = (db: Db, accountId: number, ids: number[] | null, now: Date) => db.$executeRaw`
  WITH removed AS (
    DELETE FROM watch WHERE account_id = ${accountId} AND (${ids}::int[] IS NULL OR id = ANY(${ids}::int[])) RETURNING *)
  INSERT INTO removed_watch (id, account_id, entry, removed_at)
  SELECT id, account_id, to_jsonb(removed), ${now} FROM removed
  ON CONFLICT (id) DO UPDATE SET entry = EXCLUDED.entry, removed_at = EXCLUDED.removed_at`

/** How long a removal can be undone; the page offers it for 8 seconds. */
const restorableMinutes = 10

/**
 * Undoes a removal: the entries return with note, calculation, group and photos, unless the vehicle is on the list
 * again.
 * @param ids of the removed entries; undefined = those of the newest removal
 * @returns the number of restored entries
 * @throws ProblemError watchlist-full
 */
export const restoreWatches = (db: PrismaClient, accountId: number, ids: number[] | undefined, now: Date) =>
  db.$transaction(async (tx) => {
    await lockByName(tx, `watchlist ${accountId}`)
    const restored = await tx.$executeRaw`
      WITH wanted AS (
        DELETE FROM removed_watch r
        WHERE account_id = ${accountId} AND removed_at > ${now}::timestamptz - ${restorableMinutes} * interval '1 minute'
          AND (id = ANY(${ids ?? []}::int[]) OR (${ids === undefined} AND removed_at =
            (SELECT max(removed_at) FROM removed_watch WHERE account_id = ${accountId})))
        RETURNING entry || jsonb_build_object(
          'group_id', (SELECT g.id FROM watch_group g WHERE g.id = (entry->>'group_id')::int),
          'added_by_id', (SELECT a.id FROM account a WHERE a.id = (entry->>'added_by_id')::int),
          'note_by_id', (SELECT a.id FROM account a WHERE a.id = (entry->>'note_by_id')::int),
          'calculated_by_id', (SELECT a.id FROM account a WHERE a.id = (entry->>'calculated_by_id')::int)) AS entry)
      INSERT INTO watch
      SELECT row.* FROM wanted, jsonb_populate_record(NULL::watch, wanted.entry) row
      WHERE EXISTS (SELECT FROM vehicle v WHERE v.fahrzeugid = row.fahrzeugid)
      ON CONFLICT DO NOTHING`
    if ((await tx.watch.count({ where: { accountId } })) > watchlistMaximum)
      throw new ProblemError('watchlist-full')
    return restored
  })

/** @throws ProblemError not-found, also for another account's entry */
export async function unwatch(db: Db, accountId: number, id: number, now: Date) {
  if ((await removeWatches(db, accountId, [id], now)) === 0) throw new ProblemError('not-found')
}

/**
 * Clears the caller's watchlist; the named account must be the caller's own (P-49).
 * @throws ProblemError forbidden
 */
export async function clearWatches(db: Db, account: SignedIn, login: string, now: Date) {
  if (login.trim().toLowerCase() !== account.login.toLowerCase()) throw new ProblemError('forbidden')
  await removeWatches(db, holderOf(account), null, now)
}

type PhotoName = { ordner: string; datei: string }

/**
 * Selects the photos an entry shows; names that are not photos of its vehicle are refused (P-50).
 * @throws ProblemError not-found, validation-failed naming each foreign photo
 */
export async function chooseImages(db: Db, reader: WatchReader, id: number, names: PhotoName[], now: Date) {
  const { holderId: accountId } = reader
  const photos = photosOf(await watchOf(db, reader, { id }))
  const chosen = names.map((name) =>
    photos.find(({ ordner, datei }) => ordner === name.ordner && datei === name.datei),
  )
  const errors = chosen.flatMap((photo, index) =>
    photo
      ? []
      : [{ path: `mvpuserwatchcarimages.${index}`, message: t('Dieses Bild gehört nicht zum Fahrzeug.') }],
  )
  if (errors.length > 0) throw new ProblemError('validation-failed', { errors })
  const imageIds = chosen.flatMap((photo) => (photo ? [photo.eaktedokumentid] : []))
  await db.watch.updateMany({ where: { id, accountId }, data: { imageIds, datemodified: now } })
  return watchOf(db, reader, { id })
}

/**
 * Saves the private note, with its author, and the mail switch of an entry. Mails report changes from now on, so switching them on
 * records the current price and availability as reported.
 * @throws ProblemError not-found
 */
export const saveNote = (
  db: PrismaClient,
  account: SignedIn,
  id: number,
  { note: text, mailOnChange }: { note: string; mailOnChange: boolean },
  now: Date,
) =>
  db.$transaction(async (tx) => {
    const accountId = holderOf(account)
    const row = await tx.watch.findFirst({
      where: { id, accountId },
      select: {
        note: true,
        mailOnChange: true,
        vehicle: { select: { haendlerpreisbrutto: true, available: true } },
      },
    })
    if (!row) throw new ProblemError('not-found')
    const told =
      mailOnChange && !row.mailOnChange
        ? { toldPrice: row.vehicle.haendlerpreisbrutto, toldAvailable: row.vehicle.available }
        : {}
    const note = text === '' ? null : text
    const written = note === row.note ? {} : { note, noteById: account.id }
    const data = { ...written, mailOnChange, datemodified: now, ...told }
    return viewOfNote(await tx.watch.update({ where: { id, accountId }, data }))
  })
