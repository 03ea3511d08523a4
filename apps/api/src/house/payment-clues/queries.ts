import { setImmediate as otherWork } from 'node:timers/promises'
import { type Clues, NumberFinder } from '@portal/domain/house/payment-matching'
import { dayMs } from '@portal/domain/values/durations'
import type { BankEntry } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'
import { type Payable, payableColumns, payableOf } from './view.ts'

/** A payment whose purchase is looked for. */
export type Incoming<Key> = {
  key: Key
  amountCents: number
  payerIban: string | null
  /** The reference and the payer's own one. */
  text: string
}

export const incomingOf = ({
  id,
  amountCents,
  payerIban,
  reference,
  endToEndId,
}: BankEntry): Incoming<number> => ({
  ...{ key: id, amountCents: Number(amountCents), payerIban },
  text: `${reference} ${endToEndId ?? ''}`,
})

/** Payments for older invoices are decided by hand. */
const invoiceDays = 2 * 365
const rowsAtOnce = 1000
const entriesAtOnce = 2000

const piecesOf = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, index) =>
    items.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )

type Numbered = { purchaseId: number; number: string; gwnummer: string }

/** All recent invoices with the vehicles of their purchases. */
const recentInvoices = (db: Db, now: Date) => db.$queryRaw<Numbered[]>`
  SELECT i.purchase_id AS "purchaseId", i.number, p.gwnummer FROM invoice i JOIN purchase p ON p.id = i.purchase_id
  WHERE i.kind = 'invoice' AND i.issued_on > ${new Date(now.getTime() - invoiceDays * dayMs)}::date`

/** The purchases with open invoices of the companies that have paid from an account before, by account. */
async function purchasesByAccount(db: Db, accounts: string[]): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  for (const piece of piecesOf(accounts)) {
    const rows = await db.$queryRaw<{ iban: string; purchaseId: number }[]>`
      SELECT k.iban, o.id AS "purchaseId" FROM (
        SELECT DISTINCT e.payer_iban AS iban, p.partner_number
        FROM bank_entry e JOIN payment y ON y.entry_id = e.id AND y.undone_at IS NULL JOIN purchase p ON p.id = y.purchase_id
        WHERE e.payer_iban = ANY(${piece})) k
      JOIN purchase o ON o.partner_number = k.partner_number AND o.hand_over = 'open'
      WHERE EXISTS (SELECT FROM invoice i WHERE i.purchase_id = o.id) ORDER BY o.id`
    for (const { iban, purchaseId } of rows) found.set(iban, [...(found.get(iban) ?? []), purchaseId])
  }
  return found
}

async function payables(db: Db, ids: Iterable<number>, now: Date): Promise<Map<number, Payable>> {
  const found = new Map<number, Payable>()
  for (const piece of piecesOf([...ids])) {
    const rows = await db.purchase.findMany({ where: { id: { in: piece } }, select: payableColumns })
    for (const row of rows) {
      const payable = payableOf(row, now)
      if (payable) found.set(row.id, payable)
    }
  }
  return found
}

/**
 * A purchase with its invoice in force.
 * @param invoiceId null for a purchase without an invoice
 * @returns null if the purchase is unknown or the invoice was replaced
 */
export async function payableWith(
  db: Db,
  publicId: string,
  invoiceId: string | null,
  now: Date,
): Promise<Payable | null> {
  const row = await db.purchase.findUnique({ where: { publicId }, select: payableColumns })
  const payable = row && payableOf(row, now)
  return payable?.shown.invoiceId === invoiceId ? payable : null
}

export const noClues: Clues<Payable> = { byNumber: [], byVehicle: [], byAccount: [] }

/** What is known about each payment. Between pieces of many payments other requests are served. */
export async function cluesOf<Key>(
  db: Db,
  incoming: readonly Incoming<Key>[],
  now: Date,
): Promise<Map<Key, Clues<Payable>>> {
  if (incoming.length === 0) return new Map()
  const invoices = await recentInvoices(db, now)
  const byNumber = new NumberFinder(invoices.map((invoice) => [invoice.number, invoice] as const))
  const vehicles = new Map<string, Set<number>>()
  for (const { gwnummer, purchaseId } of invoices)
    vehicles.set(gwnummer, (vehicles.get(gwnummer) ?? new Set()).add(purchaseId))
  const byVehicle = new NumberFinder(vehicles)
  const accounts = [...new Set(incoming.flatMap(({ payerIban }) => payerIban ?? []))]
  const byAccount = await purchasesByAccount(db, accounts)
  const named: { key: Key; numbers: Numbered[]; vehicle: number[]; account: number[] }[] = []
  for (const [index, { key, text, payerIban }] of incoming.entries()) {
    if (index % entriesAtOnce === 0) await otherWork()
    const numbers = byNumber.in(text)
    const vehicle = byVehicle.in(text).flatMap((ids) => [...ids])
    const account = (payerIban && byAccount.get(payerIban)) || []
    if (numbers.length > 0 || vehicle.length > 0 || account.length > 0)
      named.push({ key, numbers, vehicle, account })
  }
  const wanted = new Set(
    named.flatMap(({ numbers, vehicle, account }) => [
      ...numbers.map(({ purchaseId }) => purchaseId),
      ...vehicle,
      ...account,
    ]),
  )
  const known = await payables(db, wanted, now)
  const listed = (ids: Iterable<number>) => [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
  return new Map(
    named.map(({ key, numbers, vehicle, account }) => {
      const isInForce = ({ purchaseId, number }: Numbered) => known.get(purchaseId)?.shown.number === number
      const exact = numbers.filter(isInForce).map(({ purchaseId }) => purchaseId)
      const replaced = numbers.filter((one) => !isInForce(one)).map(({ purchaseId }) => purchaseId)
      return [
        key,
        { byNumber: listed(exact), byVehicle: listed([...replaced, ...vehicle]), byAccount: listed(account) },
      ]
    }),
  )
}
