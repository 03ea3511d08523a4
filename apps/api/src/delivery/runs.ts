import { basename } from 'node:path'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { DeliveryReport } from './delivery.ts'

type Run = {
  db: PrismaClient
  kind: 'conditions' | 'purchases'
  file: string
  now: Date
  report: DeliveryReport
}
type Outcome = {
  state: 'done' | 'dry-run'
  fileSha256: string
  read: number
  inserted: number
  updated?: number
}

/**
 * Records an operator's import of a file: that it runs, and how it ended with which findings.
 * @param work imports; `outcomeOf` names what the record states about its result
 */
export async function withRun<Result>(
  { db, kind, file, now, report }: Run,
  work: () => Promise<Result>,
  outcomeOf: (result: Result) => Outcome,
): Promise<Result> {
  const run = await db.importRun.create({
    data: { kind, fileName: basename(file), fileSha256: '', state: 'running', startedAt: now },
  })
  const finish = (outcome: Outcome | { state: 'failed' }) =>
    db.importRun.update({
      where: { id: run.id },
      data: { ...outcome, report: report.findings, rejected: report.rejected, finishedAt: now },
    })
  try {
    const result = await work()
    await finish(outcomeOf(result))
    return result
  } catch (error) {
    await finish({ state: 'failed' })
    throw error
  }
}
