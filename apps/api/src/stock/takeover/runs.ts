import type { RunState } from '@portal/contract/house/import-runs'
import type pg from 'pg'
import type { Finding } from '../../delivery/findings.ts'
import type { SourceRules } from './source.ts'

/** The record of each import: when, by whom, from which source, with which result. */

type Start = { fileName: string; now: Date; source: SourceRules | undefined }

export async function startRun(client: pg.Client, { fileName, now, source }: Start): Promise<number> {
  await client.query(
    `UPDATE import_run SET state = 'failed', finished_at = $1 WHERE kind = 'stock' AND state = 'running'`,
    [now],
  )
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO import_run (kind, file_name, file_sha256, state, started_at, source_id, actor_id)
     VALUES ('stock', $1, '', 'running', $2, $3, $4) RETURNING id`,
    [fileName, now, source?.sourceId ?? null, source?.actorId ?? null],
  )
  return rows[0]?.id ?? 0
}

type Finished = {
  id: number
  state: RunState
  read: number
  rejected: number
  inserted: number
  updated: number
  withdrawn: number
  generation: number | null
}

export async function finishRun(
  client: pg.Client,
  result: Finished,
  findings: readonly Finding[],
  sha256: string,
) {
  await client.query(
    `UPDATE import_run SET state = $2, read = $3, rejected = $4, inserted = $5, updated = $6, withdrawn = $7,
       generation = $8, report = $9, file_sha256 = $10, finished_at = clock_timestamp() WHERE id = $1`,
    [
      result.id,
      result.state,
      result.read,
      result.rejected,
      result.inserted,
      result.updated,
      result.withdrawn,
      result.generation,
      JSON.stringify(findings),
      sha256,
    ],
  )
}
