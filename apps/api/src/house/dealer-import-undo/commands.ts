import { HandOverState } from '@portal/contract/house/hand-overs'
import { movesOn } from '@portal/domain/buyer/purchase-status'
import { type DealerImportKind, dealerImportKinds } from '@portal/domain/house/dealer-imports'
import { z } from 'zod'
import { audit } from '../../audit/audit.ts'
import { importLock } from '../../buyer/purchases/commands.ts'
import { addressesOf } from '../../buyer/purchases/queries.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { handOverLetter } from '../hand-overs/mail.ts'
import { undoUntil } from './queries.ts'
import { isRestorable, written } from './where.ts'

type Recorded = { id: string; kind: DealerImportKind }

const timeout = 60_000
const Kind = z.enum(dealerImportKinds)

/**
 * Plans joins as hash joins. A key is an expression without index, and the new rows of an import have no statistics, so
 * that a nested loop would be chosen, whose time grows with the square of the rows.
 */
async function withHashJoins(tx: Transaction, run: () => Promise<void>) {
  await tx.$executeRaw`SET LOCAL enable_nestloop = off`
  await run()
  await tx.$executeRaw`SET LOCAL enable_nestloop = DEFAULT`
}

/** Stores the rows of these keys as they are before the import changes them; null for those it will add. */
export async function recordBefore(tx: Transaction, { id, kind }: Recorded, keys: string[]) {
  const { table, key } = written[kind]
  await withHashJoins(tx, async () => {
    await tx.$executeRawUnsafe(
      `INSERT INTO dealer_import_row (import_id, key, before)
       SELECT $1, n.key, to_jsonb(p) FROM (SELECT DISTINCT unnest($2::text[]) AS key) n LEFT JOIN ${table} p ON ${key} = n.key
       ON CONFLICT DO NOTHING`,
      id,
      keys,
    )
  })
}

/** Stores the same rows after the import, and deletes the records of rows it did not change. */
export async function recordAfter(tx: Transaction, { id, kind }: Recorded) {
  const { table, key } = written[kind]
  await withHashJoins(tx, async () => {
    await tx.$executeRawUnsafe(
      `UPDATE dealer_import_row r SET after = to_jsonb(p) FROM ${table} p WHERE r.import_id = $1 AND ${key} = r.key`,
      id,
    )
  })
  await tx.$executeRaw`DELETE FROM dealer_import_row WHERE import_id = ${id} AND before IS NOT DISTINCT FROM after`
}

async function restoreRows(tx: Transaction, { id, kind }: Recorded) {
  const { table, isWritten, columns } = written[kind]
  await tx.$executeRawUnsafe(
    `SELECT 1 FROM dealer_import_row r JOIN ${table} p ON ${isWritten} WHERE r.import_id = $1 FOR UPDATE OF p`,
    id,
  )
  await tx.$executeRawUnsafe(
    `UPDATE dealer_import_row r SET state = CASE WHEN ${isRestorable(written[kind])}
       THEN 'restored' ELSE 'kept' END WHERE r.import_id = $1`,
    id,
  )
  const restored = `r.import_id = $1 AND r.state = 'restored' AND ${isWritten}`
  await tx.$executeRawUnsafe(
    `DELETE FROM ${table} p USING dealer_import_row r WHERE ${restored} AND r.before IS NULL`,
    id,
  )
  await tx.$executeRawUnsafe(
    `UPDATE ${table} p SET ${columns.map((column) => `${column} = b.${column}`).join(', ')}
     FROM dealer_import_row r CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, r.before) b
     WHERE ${restored} AND r.before IS NOT NULL`,
    id,
  )
}

const Values = z.object({
  ...{ id: z.int(), partner_number: z.string(), gwnummer: z.string(), maker: z.string(), model: z.string() },
  ...{ fin: z.string(), red: z.boolean(), yellow: z.boolean(), green: z.boolean(), hand_over: HandOverState },
  buyer_id: z.int().nullable().default(null),
})

/** Adds history and mails for the purchases whose state was restored. */
async function correctHandOvers(tx: Transaction, { env, now, actorId }: CommandContext, importId: string) {
  const rows = await tx.dealerImportRow.findMany({ where: { importId, state: 'restored' } })
  for (const { before, after } of rows) {
    if (before === null) continue
    const [was, is] = [Values.parse(after), Values.parse(before)]
    if (was.hand_over === is.hand_over) continue
    const change = { before: was.hand_over, after: is.hand_over, actorId, isImport: true, at: now }
    await tx.handOverChange.create({ data: { ...change, purchaseId: is.id } })
    if (!movesOn(is, was)) continue
    const correction = { state: is.hand_over, isCorrection: true }
    for (const address of await addressesOf(tx, { ...is, buyerId: is.buyer_id }))
      await queueMail(tx, handOverLetter(env, address, is, correction))
  }
}

/**
 * Restores what an import changed, in one transaction. Rows changed or used since stay as they are and are marked as
 * kept. Repeating it changes nothing.
 * @throws ProblemError import-unknown, import-state before the takeover, or conflict after the time limit
 */
export async function undoImport(context: CommandContext, id: string) {
  const { db, now: at, actorId, requestId } = context
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM dealer_import WHERE id = ${id} FOR UPDATE`
      const row = await tx.dealerImport.findUnique({ where: { id } })
      if (!row) throw new ProblemError('import-unknown')
      if (row.state === 'undone') return
      if (row.state !== 'done') throw new ProblemError('import-state')
      if (undoUntil(row) < at) throw conflict('Die Frist von 72 Stunden ist abgelaufen.')
      await lockByName(tx, importLock)
      const kind = Kind.parse(row.kind)
      await restoreRows(tx, { id, kind })
      if (kind === 'purchases') await correctHandOvers(tx, context, id)
      const data = { state: 'undone', changedAt: at, accountId: actorId }
      await tx.dealerImport.update({ where: { id }, data })
      const count = (state: string) => tx.dealerImportRow.count({ where: { importId: id, state } })
      const details = { kind, restored: await count('restored'), kept: await count('kept') }
      const action = 'dealer-import-undone'
      await audit(tx, { actorId, requestId, action, subject: `dealer-import:${id}`, at, details })
    },
    { timeout, maxWait: timeout },
  )
}
