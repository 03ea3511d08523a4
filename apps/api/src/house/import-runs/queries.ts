import { type ImportRun, ImportRunEntry, RunFinding } from '@portal/contract/house/import-runs'
import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'

const runsMaximum = 100
const Findings = z.array(RunFinding)

/** Deliveries by command line: runs of the import desk have a source, and exports are no deliveries. */
const delivered = {
  sourceId: null,
  NOT: { kind: { startsWith: 'export-' } },
} satisfies Prisma.ImportRunWhereInput

const entryColumns = {
  ...{ id: true, kind: true, fileName: true, state: true, startedAt: true },
  ...{ read: true, rejected: true, inserted: true, updated: true, withdrawn: true },
} satisfies Prisma.ImportRunSelect

type Row = Prisma.ImportRunGetPayload<{ select: typeof entryColumns }>

const entryOf = ({ startedAt, ...run }: Row) =>
  ImportRunEntry.parse({ ...run, startedAt: startedAt.toISOString() })

/** The latest deliveries by command line. */
export async function importRunsOf(db: Db): Promise<ImportRunEntry[]> {
  const runs = await db.importRun.findMany({
    where: delivered,
    select: entryColumns,
    orderBy: { id: 'desc' },
    take: runsMaximum,
  })
  return runs.map(entryOf)
}

/** @throws ProblemError import-unknown */
export async function importRunById(db: Db, id: number): Promise<ImportRun> {
  const run = await db.importRun.findFirst({
    where: { ...delivered, id },
    select: { ...entryColumns, finishedAt: true, report: true },
  })
  if (!run) throw new ProblemError('import-unknown')
  return {
    ...entryOf(run),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    findings: Findings.parse(run.report),
  }
}
