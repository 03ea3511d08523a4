import type { ExportFormat } from '@portal/contract/house/stock-exports'
import type pg from 'pg'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { exportedCount } from './queries.ts'

/** A file that is smaller by more than this share needs a confirmation. */
const shrinkLimit = 0.2

type Wanted = { format: ExportFormat; confirmShrink: boolean; actorId: number; now: Date }

/**
 * Permits an export and records it in the history.
 * @throws ProblemError export-empty, or export-shrinks without a confirmation
 */
export async function permitExport(db: PrismaClient, pool: pg.Pool, wanted: Wanted): Promise<void> {
  const { format, confirmShrink, actorId, now } = wanted
  const kind = `export-${format}`
  const count = await exportedCount(pool, format)
  if (count === 0) throw new ProblemError('export-empty')
  const last = await db.importRun.findFirst({ where: { kind }, orderBy: { id: 'desc' } })
  if (last && count < last.read * (1 - shrinkLimit) && !confirmShrink)
    throw new ProblemError('export-shrinks')
  await db.importRun.create({
    data: {
      kind,
      actorId,
      read: count,
      fileName: `${format}.csv`,
      fileSha256: '',
      state: 'done',
      startedAt: now,
      finishedAt: now,
    },
  })
}
