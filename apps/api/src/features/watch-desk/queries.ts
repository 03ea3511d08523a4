import type { DeskEntry, TradeCalculation, WatchDesk, WatchGroup } from '@portal/contract/watch-desk'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { energyLabelsOf } from '../cars/queries.ts'
import { lastEnquiries } from '../enquiries/queries.ts'
import { partnerNumberOf } from '../purchases/queries.ts'
import { calculationOf, deskParts, viewOfEntry } from './view.ts'

/** The groups of an account by name. */
export const groupsOf = (db: Db, accountId: number): Promise<WatchGroup[]> =>
  db.watchGroup.findMany({ where: { accountId }, orderBy: { name: 'asc' }, select: { id: true, name: true } })

/**
 * The entries of an account or its company with the account's last enquiry about each, newest document first (K-04); all
 * of them without `ids`.
 */
export async function entriesOf(
  db: Db,
  account: SignedIn,
  now: Date,
  ids?: readonly number[],
): Promise<DeskEntry[]> {
  const [rows, enquiries, partnerNumber] = await Promise.all([
    db.watch.findMany({
      where: { accountId: holderOf(account), ...(ids && { id: { in: [...ids] } }) },
      orderBy: { vehicle: { eaktedokumentid: 'desc' } },
      ...deskParts,
    }),
    lastEnquiries(db, account.id),
    partnerNumberOf(db, holderOf(account)),
  ])
  const energyLabels = await energyLabelsOf(
    db,
    rows.map(({ fahrzeugid }) => fahrzeugid),
  )
  return rows.map((row) => ({
    ...viewOfEntry(row, { energyLabels, partnerNumber, now }),
    enquiry: enquiries.get(row.fahrzeugid) ?? null,
  }))
}

/** The watchlist of an account or its company as one works with it. */
export async function watchDeskOf(db: Db, account: SignedIn, now: Date): Promise<WatchDesk> {
  const [groups, entries] = await Promise.all([groupsOf(db, holderOf(account)), entriesOf(db, account, now)])
  return { groups, entries }
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
