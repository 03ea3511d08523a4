import type { DealerImportUndo } from '@portal/contract/house/dealer-imports'
import { type DealerImportKind, dealerImportKinds } from '@portal/domain/house/dealer-imports'
import { canStep, undoUntil } from '@portal/domain/house/imports'
import { z } from 'zod'
import { actedBy, audit } from '../../audit/audit.ts'
import { importLock } from '../../buyer/purchases/commands.ts'
import { ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { type Db, lockByName, type Transaction } from '../../plugins/db.ts'
import { refuseLateUndo } from '../imports/commands.ts'
import { adapters, type Written } from './adapters.ts'

type Recorded = { id: string; kind: DealerImportKind }

const timeout = 60_000
const keptListed = 100
const Kind = z.enum(dealerImportKinds)

/**
 * Whether an undo may restore the recorded row `r`: it still has the values of the import, and an added one is unused.
 * Containment, because a column added by a newer release is missing in the record.
 */
const isRestorable = ({ table, isWritten, isUnused }: Written) => `EXISTS (
  SELECT 1 FROM ${table} p WHERE ${isWritten} AND to_jsonb(p) @> r.after AND (r.before IS NOT NULL OR (${isUnused})))`

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
  const { table, key } = adapters[kind].written
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
  const { table, key } = adapters[kind].written
  await withHashJoins(tx, async () => {
    await tx.$executeRawUnsafe(
      `UPDATE dealer_import_row r SET after = to_jsonb(p) FROM ${table} p WHERE r.import_id = $1 AND ${key} = r.key`,
      id,
    )
  })
  await tx.$executeRaw`DELETE FROM dealer_import_row WHERE import_id = ${id} AND before IS NOT DISTINCT FROM after`
}

async function restoreRows(tx: Transaction, { id, kind }: Recorded) {
  const { table, isWritten, columns } = adapters[kind].written
  await tx.$executeRawUnsafe(
    `SELECT 1 FROM dealer_import_row r JOIN ${table} p ON ${isWritten} WHERE r.import_id = $1 FOR UPDATE OF p`,
    id,
  )
  await tx.$executeRawUnsafe(
    `UPDATE dealer_import_row r SET state = CASE WHEN ${isRestorable(adapters[kind].written)}
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

/**
 * Restores what an import changed, in one transaction. Rows changed or used since stay as they are and are marked as
 * kept. Repeating it changes nothing.
 * @throws ProblemError import-unknown, import-state before the takeover, or conflict after the time limit
 */
export async function undoImport(context: CommandContext, id: string) {
  const { db, now, actorId } = context
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM dealer_import WHERE id = ${id} FOR UPDATE`
      const row = await tx.dealerImport.findUnique({ where: { id } })
      if (!row) throw new ProblemError('import-unknown')
      if (row.state === 'undone') return
      if (!canStep(row.state, 'undo')) throw new ProblemError('import-state')
      refuseLateUndo(undoUntil(row.changedAt), now)
      await lockByName(tx, importLock)
      const kind = Kind.parse(row.kind)
      await restoreRows(tx, { id, kind })
      await adapters[kind].afterUndo?.(tx, context, id)
      const data = { state: 'undone', changedAt: now, accountId: actorId }
      await tx.dealerImport.update({ where: { id }, data })
      const count = (state: string) => tx.dealerImportRow.count({ where: { importId: id, state } })
      await audit(tx, {
        ...{ ...actedBy(context), action: 'dealer-import-undone', subject: `dealer-import:${id}` },
        details: { kind, restored: await count('restored'), kept: await count('kept') },
      })
    },
    { timeout, maxWait: timeout },
  )
}

type Import = { id: string; kind: DealerImportKind; state: string; changedAt: Date }

/** What the undo of an import would restore, or has restored; null before the takeover and after the records were deleted. */
export async function undoOf(db: Db, taken: Import): Promise<DealerImportUndo | null> {
  const { id, kind, state } = taken
  if (state !== 'done' && state !== 'undone') return null
  const isKept = state === 'undone' ? "r.state = 'kept'" : `NOT ${isRestorable(adapters[kind].written)}`
  const rows = await db.$queryRawUnsafe<{ key: string; isKept: boolean }[]>(
    `SELECT r.key, ${isKept} AS "isKept" FROM dealer_import_row r WHERE r.import_id = $1 ORDER BY r.key`,
    id,
  )
  if (rows.length === 0) return null
  const kept = rows.flatMap(({ key, isKept: isKeptRow }) => (isKeptRow ? [key] : []))
  return {
    until: state === 'done' ? undoUntil(taken.changedAt).toISOString() : null,
    restored: rows.length - kept.length,
    kept: kept.length,
    keptRows: kept.slice(0, keptListed),
  }
}
