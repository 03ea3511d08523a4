import type { RunState } from '@portal/contract/house/import-runs'
import type pg from 'pg'
import type { Finding } from '../../delivery/findings.ts'
import { queueEventBy } from '../../webhooks/events.ts'
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

const told = `RETURNING NULL::int AS dealer_id, 'import-run:' || id AS object,
  jsonb_build_object('importRunId', id, 'state', state, 'generation', generation) AS data`

/** Ends a run, and tells the house's programs in the same statement. */
const endRun = (client: pg.Client, set: string, values: unknown[], now: Date) =>
  queueEventBy(
    client,
    'import.finished',
    { rows: `UPDATE import_run SET ${set} WHERE id = $4::int ${told}`, values },
    now,
  )

/** Records the result of an import. A dry run changes nothing, so nobody is told. */
export async function finishRun(
  client: pg.Client,
  result: Finished,
  findings: readonly Finding[],
  { sha256, now }: { sha256: string; now: Date },
) {
  const set = (first: number) =>
    [
      ...['state', 'read', 'rejected', 'inserted', 'updated', 'withdrawn', 'generation'],
      ...['report', 'file_sha256'],
    ]
      .map((column, index) => `${column} = $${first + index}`)
      .join(', ')
  const { id, state, read, rejected, inserted, updated, withdrawn, generation } = result
  const values = [
    ...[state, read, rejected, inserted, updated, withdrawn, generation],
    ...[JSON.stringify(findings), sha256],
  ]
  const ended = (first: number) => `${set(first)}, finished_at = clock_timestamp()`
  if (state === 'dry-run')
    await client.query(`UPDATE import_run SET ${ended(2)} WHERE id = $1`, [id, ...values])
  else await endRun(client, ended(5), [id, ...values], now)
}

/** Records that an import has failed. */
export const failRun = (client: pg.Client, id: number, now: Date) =>
  endRun(client, `state = 'failed', finished_at = $5`, [id, now], now)
