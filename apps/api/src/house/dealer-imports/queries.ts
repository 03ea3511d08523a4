import { type DealerImport, DealerImportEntry } from '@portal/contract/house/dealer-imports'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { undoOf } from './undo.ts'
import { entryView, importParts, importView } from './view.ts'

const listed = 50

/** The latest imports, newest first. */
export async function dealerImportsOf(db: Db): Promise<DealerImportEntry[]> {
  const orderBy = { createdAt: 'desc' } as const
  const rows = await db.dealerImport.findMany({ include: importParts, orderBy, take: listed })
  return rows.map(entryView)
}

/** @throws ProblemError import-unknown */
export async function dealerImport(db: Db, id: string): Promise<DealerImport> {
  const row = await db.dealerImport.findUnique({ where: { id }, include: importParts })
  if (!row) throw new ProblemError('import-unknown')
  const kind = DealerImportEntry.shape.kind.parse(row.kind)
  return importView(row, await undoOf(db, { ...row, kind }))
}
