import { randomUUID } from 'node:crypto'
import type { TakenStatements } from '@portal/contract/house/bank-statements'
import { personName } from '@portal/domain/accounts/person-name'
import { today } from '@portal/domain/buyer/appointment'
import { depositIn, findingOf, type PaymentFinding } from '@portal/domain/house/payment-matching'
import { maskedIban } from '@portal/domain/sale/iban-texts'
import { t } from '@portal/domain/values/text'
import { actedBy, audit } from '../../audit/audit.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { bookPayment, depositTakenBack } from '../../sale/payments/commands.ts'
import { lockPayments, refreshFindings } from '../bank-entries/commands.ts'
import { recordOutgoing } from '../house-refunds/commands.ts'
import { cluesOf, noClues } from '../payment-clues/queries.ts'
import {
  type FiledStatement,
  type Identified,
  identified,
  isIncoming,
  isOutgoing,
  piecesOf,
} from './parse.ts'

const rowsAtOnce = 10_000
/** Statements with 100,000 payments are taken over in one transaction. */
const takeTimeoutMs = 120_000

/** The statements of accounts of the house; others are left out. @throws ProblemError file-refused without any */
async function ownStatements(tx: Transaction, statements: FiledStatement[]) {
  const accounts = await tx.bankAccount.findMany({
    where: { state: 'confirmed' },
    distinct: ['iban'],
    select: { iban: true },
  })
  const ibans = accounts.map(({ iban }) => iban)
  const own = statements.filter(({ iban }) => ibans.includes(iban))
  const [foreign] = statements
  if (own.length === 0 && foreign)
    throw new ProblemError('file-refused', {
      title: t`Der Auszug gehört zu einem anderen Konto (${maskedIban(foreign.iban)}).`,
    })
  return own
}

/** The statements of files that were not taken over yet. @throws ProblemError conflict if all were */
async function newStatements(tx: Transaction, statements: FiledStatement[]) {
  const taken = await tx.bankStatement.findMany({
    where: { sha256: { in: statements.map(({ sha256 }) => sha256) } },
    orderBy: { uploadedAt: 'asc' },
    include: { uploadedBy: { select: { firstName: true, lastName: true } } },
  })
  const isTaken = ({ sha256 }: FiledStatement) => taken.some((one) => one.sha256 === sha256)
  const added = statements.filter((statement) => !isTaken(statement))
  const [first] = taken
  if (added.length === 0 && first) {
    const [, month = '', day = ''] = today(first.uploadedAt).split('-')
    const who = first.uploadedBy ? personName(first.uploadedBy) : t('gelöschtes Konto')
    throw conflict(t`Dieser Auszug ist schon gebucht (${day}.${month}., ${who}).`)
  }
  return added
}

/** Whether each entry is new: no statement has added it, nor one with the same reference of the bank split otherwise. */
async function areNew(tx: Transaction, entries: Iterable<Identified>): Promise<boolean[]> {
  const found: boolean[] = []
  for (const piece of piecesOf(entries, rowsAtOnce)) {
    const rows = await tx.$queryRaw<{ found: string }[]>`
      SELECT identity AS found FROM bank_entry WHERE identity = ANY(${piece.map(({ identity }) => identity)})
      UNION SELECT bank_ref FROM bank_entry WHERE bank_ref = ANY(${piece.flatMap(({ bankRef }) => bankRef ?? [])})`
    const known = new Set(rows.map((row) => row.found))
    for (const { identity, bankRef } of piece)
      found.push(!known.has(identity) && !(bankRef && known.has(bankRef)))
  }
  return found
}

type Found = {
  entry: Identified
  finding: PaymentFinding
  purchaseId?: number
  /** What of the amount is the VAT deposit. */
  depositCents?: number
}

/** What the rules find about new entries; each automatic booking reduces what is open for the next one. */
async function findingsOf(tx: Transaction, entries: Identified[], now: Date): Promise<Found[]> {
  const clues = await cluesOf(
    tx,
    entries.map((entry) => ({
      key: entry,
      amountCents: entry.amountCents,
      payerIban: entry.payerIban,
      text: `${entry.reference} ${entry.endToEndId ?? ''}`,
    })),
    now,
  )
  return entries.map((entry) => {
    const { amountCents, isBatch } = entry
    const isReturn = entry.isReversal && !entry.isCredit
    // A reversed debit is no payment of a dealer.
    if (entry.isReversal && entry.isCredit) return { entry, finding: 'unknown' }
    const { finding, purchase } = findingOf({ amountCents, isBatch, isReturn }, clues.get(entry) ?? noClues)
    if (finding !== 'exact' || !purchase) return { entry, finding }
    const depositCents = depositIn(amountCents, purchase)
    purchase.openCents -= amountCents - depositCents
    purchase.depositCents -= depositCents
    return { entry, finding, purchaseId: purchase.purchaseId, depositCents }
  })
}

type Inserted = { id: number; identity: string }

async function insertEntries(tx: Transaction, statementId: string, found: Found[], now: Date) {
  const rows = found.map(({ entry, finding }) => ({
    ...{
      identity: entry.identity,
      bank_ref: entry.bankRef,
      booked_on: entry.bookedOn,
      value_on: entry.valueOn,
    },
    ...{ amount_cents: entry.amountCents, is_batch: entry.isBatch, payer: entry.payer, finding },
    ...{ payer_iban: entry.payerIban, reference: entry.reference, end_to_end_id: entry.endToEndId },
    is_return: entry.isReversal && !entry.isCredit,
    state: finding === 'exact' ? 'booked' : 'open',
    decided_at: finding === 'exact' ? now : null,
  }))
  const inserted = await tx.$queryRaw<Inserted[]>`
    INSERT INTO bank_entry (statement_id, identity, bank_ref, booked_on, value_on, amount_cents, is_return, is_batch,
      payer, payer_iban, reference, end_to_end_id, state, finding, decided_at)
    SELECT ${statementId}, identity, bank_ref, booked_on, value_on, amount_cents, is_return, is_batch, payer, payer_iban,
      reference, end_to_end_id, state, finding, decided_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(identity text, bank_ref text, booked_on date,
      value_on date, amount_cents bigint, is_return boolean, is_batch boolean, payer text, payer_iban text,
      reference text, end_to_end_id text, state text, finding text, decided_at timestamptz)
    RETURNING id, identity`
  return new Map(inserted.map(({ id, identity }) => [identity, id]))
}

/** The purchase whose payment a return takes back; null unless exactly one fits amount and account of the payer. */
async function returnedPurchase(tx: Transaction, { amountCents, payerIban }: Identified) {
  if (payerIban === null) return null
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT y.purchase_id AS id FROM payment y JOIN bank_entry e ON e.id = y.entry_id
    WHERE e.payer_iban = ${payerIban} AND abs(y.amount_cents + y.deposit_cents) = ${amountCents} AND y.undone_at IS NULL
    GROUP BY y.purchase_id HAVING sum(y.amount_cents + y.deposit_cents) > 0 LIMIT 2`
  const [first, second] = rows
  return first && !second ? first.id : null
}

type Counts = { booked: number; bookedCents: number; open: number }

/** Adds entries of a statement, and books those without doubt. */
async function takeEntries(
  tx: Transaction,
  context: CommandContext,
  statementId: string,
  added: Identified[],
): Promise<Counts> {
  const { now } = context
  const found = await findingsOf(tx, added, now)
  const ids = await insertEntries(tx, statementId, found, now)
  const counts = { booked: 0, bookedCents: 0, open: 0 }
  for (const { entry, finding, purchaseId, depositCents = 0 } of found) {
    const entryId = ids.get(entry.identity)
    if (entryId === undefined) continue
    const bookedOn = new Date(entry.bookedOn)
    const returned = finding === 'return' ? await returnedPurchase(tx, entry) : null
    const booked = purchaseId ?? returned
    if (!booked) {
      counts.open += 1
      continue
    }
    const totalCents = returned ? -entry.amountCents : entry.amountCents
    const deposit = returned ? -(await depositTakenBack(tx, returned, entry.amountCents)) : depositCents
    const amountCents = totalCents - deposit
    await bookPayment(tx, context, {
      ...{ entryId, purchaseId: booked, amountCents, depositCents: deposit, bookedOn },
    })
    if (returned)
      await tx.bankEntry.update({ where: { id: entryId }, data: { state: 'booked', decidedAt: now } })
    counts.booked += 1
    counts.bookedCents += totalCents
  }
  return counts
}

/** In pieces, because all entries of a large statement with what is found about them would take too much memory. */
async function takeStatement(tx: Transaction, context: CommandContext, statement: FiledStatement) {
  const { now, actorId } = context
  const isNew = await areNew(tx, identified(statement, isIncoming))
  const added = isNew.filter(Boolean).length
  const counts = { known: isNew.length - added, booked: 0, bookedCents: 0, open: 0, refunded: 0 }
  const { iban, fileName, sha256 } = statement
  const { id } = await tx.bankStatement.create({
    data: {
      ...{ id: randomUUID(), iban, fileName, sha256, day: new Date(statement.day), uploadedAt: now },
      ...{ added, known: counts.known, uploadedById: actorId },
    },
  })
  let at = 0
  for (const piece of piecesOf(identified(statement, isIncoming), rowsAtOnce)) {
    const first = at
    at += piece.length
    const fresh = piece.filter((_, index) => isNew[first + index])
    if (fresh.length === 0) continue
    const taken = await takeEntries(tx, context, id, fresh)
    counts.booked += taken.booked
    counts.bookedCents += taken.bookedCents
    counts.open += taken.open
  }
  await audit(tx, {
    ...{ ...actedBy(context), action: 'bank-statement-taken', subject: `bank-statement:${id}` },
    details: { file: fileName, inserted: added, kept: counts.known, waiting: counts.open },
  })
  for (const piece of piecesOf(identified(statement, isOutgoing), rowsAtOnce))
    counts.refunded += await recordOutgoing(tx, context, piece)
  return counts
}

/**
 * Takes statements over, all or none: adds their payments and books those without doubt.
 * @throws ProblemError file-refused, or conflict for files that were taken over before
 */
export const takeStatements = (
  context: CommandContext,
  statements: FiledStatement[],
): Promise<TakenStatements> =>
  context.db.$transaction(
    async (tx) => {
      await lockPayments(tx)
      const added = await newStatements(tx, await ownStatements(tx, statements))
      const total = { statements: added.length, known: 0, booked: 0, bookedCents: 0, open: 0, refunded: 0 }
      for (const statement of added) {
        const counts = await takeStatement(tx, context, statement)
        total.known += counts.known
        total.booked += counts.booked
        total.bookedCents += counts.bookedCents
        total.open += counts.open
        total.refunded += counts.refunded
      }
      await refreshFindings(tx, context.now)
      return total
    },
    { timeout: takeTimeoutMs },
  )
