import type pg from 'pg'
import { auditBy } from '../../audit/audit.ts'
import type { SourceRules } from './source.ts'

type Counts = { id: number; inserted: number; updated: number; withdrawn: number; rejected: number }
type Takeover = { result: Counts; fileName: string; source: SourceRules | undefined; now: Date }

/** Adds a takeover to the audit trail; a row from quarantine is recorded with its decision. */
export async function recordTakeover(client: pg.Client, { result, fileName, source, now }: Takeover) {
  if (source?.importId === null) return
  const { id, inserted, updated, withdrawn, rejected } = result
  await auditBy(client, {
    actorId: source?.actorId ?? null,
    action: 'import-taken',
    subject: source ? `stock-import:${source.importId}` : `import-run:${id}`,
    details: { source: source?.sourceName ?? null, file: fileName, inserted, updated, withdrawn, rejected },
    at: now,
  })
}
