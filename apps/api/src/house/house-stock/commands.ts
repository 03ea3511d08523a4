import type { NewStockView, StockView } from '@portal/contract/house/house-stock'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { changeableBy, shownView, type Viewer } from './queries.ts'

const viewsMaximum = 50

const stored = ({ name, shared, q, filter = [], sort, column = [] }: NewStockView) => ({
  name,
  shared,
  words: q || null,
  filters: filter,
  sort: sort ?? null,
  columns: column,
})

/** @throws ProblemError too-many-views */
export async function addView(db: Db, viewer: Viewer, view: NewStockView, now: Date): Promise<StockView> {
  if ((await db.stockView.count({ where: { accountId: viewer.id } })) >= viewsMaximum)
    throw new ProblemError('too-many-views')
  const data = { ...stored(view), accountId: viewer.id, createdAt: now }
  return shownView(await db.stockView.create({ data }), viewer)
}

/** @throws ProblemError not-found when the caller may not change it */
export async function replaceView(
  db: Db,
  viewer: Viewer,
  id: string,
  view: NewStockView,
): Promise<StockView> {
  const where = { id, ...changeableBy(viewer) }
  const [changed] = await db.stockView.updateManyAndReturn({ where, data: stored(view) })
  if (!changed) throw new ProblemError('not-found')
  return shownView(changed, viewer)
}

/** @throws ProblemError not-found when the caller may not change it */
export async function deleteView(db: Db, viewer: Viewer, id: string) {
  const { count } = await db.stockView.deleteMany({ where: { id, ...changeableBy(viewer) } })
  if (count === 0) throw new ProblemError('not-found')
}
