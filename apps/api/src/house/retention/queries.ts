import { RetentionRun } from '@portal/contract/house/retention'
import type { Db } from '../../plugins/db.ts'

type Page = { onlyDeleting: boolean; page: number; size: number }

/** @returns a page of the runs, newest first, and the number of all */
export async function retentionRuns(db: Db, { onlyDeleting, page, size }: Page) {
  const where = onlyDeleting ? { total: { gt: 0 } } : {}
  const rows = await db.retentionRun.findMany({
    where,
    orderBy: { id: 'desc' },
    skip: page * size,
    take: size,
    select: { id: true, at: true, counts: true },
  })
  const runs = rows.map(({ at, ...run }) => RetentionRun.parse({ ...run, at: at.toISOString() }))
  return { runs, total: await db.retentionRun.count({ where }) }
}
