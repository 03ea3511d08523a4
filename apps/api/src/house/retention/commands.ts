import type { RetentionKind } from '@portal/domain/house/retention'
import type { Db } from '../../plugins/db.ts'

/** Records what a run has deleted, also when that was nothing. */
export async function recordRun(db: Db, counts: Partial<Record<RetentionKind, number>>, at: Date) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  await db.retentionRun.create({ data: { at, counts, total } })
}
