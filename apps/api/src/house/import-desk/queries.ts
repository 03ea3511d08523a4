import type { StockImport, StockImportEntry } from '@portal/contract/house/stock-imports'
import type pg from 'pg'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { changesOfRuns } from '../imports/queries.ts'
import { sourceById } from '../stock-sources/commands.ts'
import { detailColumns, entryColumns, entryView, importView } from './view.ts'

const importsMaximum = 100

async function loginsOf(db: Db, ids: (number | null)[]) {
  const accounts = await db.account.findMany({
    where: { id: { in: ids.filter((id) => id !== null) } },
    select: { id: true, login: true },
  })
  return new Map(accounts.map(({ id, login }) => [id, login]))
}

/** The latest imports. */
export async function importsOf(db: Db): Promise<StockImportEntry[]> {
  const rows = await db.stockImport.findMany({
    select: entryColumns,
    orderBy: { createdAt: 'desc' },
    take: importsMaximum,
  })
  const logins = await loginsOf(
    db,
    rows.map(({ accountId }) => accountId),
  )
  return rows.map((row) => entryView(row, logins))
}

/** @throws ProblemError import-unknown */
export async function importById(db: Db, id: string): Promise<StockImport> {
  const row = await db.stockImport.findUnique({ where: { id }, select: detailColumns })
  if (!row) throw new ProblemError('import-unknown')
  const logins = await loginsOf(db, [row.accountId])
  return importView(row, await sourceById(db, row.sourceId), logins)
}

/** State and progress. @throws ProblemError import-unknown */
export async function progressOf(db: Db, id: string) {
  const row = await db.stockImport.findUnique({ where: { id }, select: { state: true, progress: true } })
  if (!row) throw new ProblemError('import-unknown')
  return row
}

/** A page of the changes by an import of the desk to vehicles that existed before, by GW number. */
export async function changesOfImport(db: Db, pool: pg.Pool, id: string, page: number) {
  const jobs = await db.stockJob.findMany({ where: { importId: id }, select: { importRunId: true } })
  const runs = jobs.flatMap(({ importRunId }) => importRunId ?? [])
  return changesOfRuns(pool, runs, page)
}
