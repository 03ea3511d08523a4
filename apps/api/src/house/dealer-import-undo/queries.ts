import type { DealerImportUndo } from '@portal/contract/house/dealer-imports'
import type { DealerImportKind } from '@portal/domain/house/dealer-imports'
import { undoHours } from '@portal/domain/house/stock-imports'
import { hourMs } from '@portal/domain/values/durations'
import type { Db } from '../../plugins/db.ts'
import { isRestorable, written } from './where.ts'

const listed = 100

type Import = { id: string; kind: DealerImportKind; state: string; changedAt: Date }

/** The time until which an import can be undone. */
export const undoUntil = ({ changedAt }: Pick<Import, 'changedAt'>) =>
  new Date(changedAt.getTime() + undoHours * hourMs)

/** What the undo of an import would restore, or has restored; null before the takeover and after the records were deleted. */
export async function undoOf(db: Db, taken: Import): Promise<DealerImportUndo | null> {
  const { id, kind, state } = taken
  if (state !== 'done' && state !== 'undone') return null
  const isKept = state === 'undone' ? "r.state = 'kept'" : `NOT ${isRestorable(written[kind])}`
  const rows = await db.$queryRawUnsafe<{ key: string; isKept: boolean }[]>(
    `SELECT r.key, ${isKept} AS "isKept" FROM dealer_import_row r WHERE r.import_id = $1 ORDER BY r.key`,
    id,
  )
  if (rows.length === 0) return null
  const kept = rows.flatMap(({ key, isKept: isKeptRow }) => (isKeptRow ? [key] : []))
  return {
    until: state === 'done' ? undoUntil(taken).toISOString() : null,
    restored: rows.length - kept.length,
    kept: kept.length,
    keptRows: kept.slice(0, listed),
  }
}
