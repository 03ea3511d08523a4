import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { buildOf } from '../build.ts'
import { isDatabaseUnavailable } from './db.ts'

/** How long the figures wait for a connection that others use; Prometheus gives up after ten seconds. */
const waitMs = 500

type Stored = { name: string; help: string; labelNames: string[]; sql: string }

/** Metrics read from the database: all columns of a row except `value` are labels. */
const stored: Stored[] = [
  {
    name: 'mail_outbox_mails',
    help: 'Mails of the outbox by state',
    labelNames: ['state'],
    sql: `SELECT state, count(mail.id)::float8 AS value
      FROM (VALUES ('queued'), ('sent'), ('failed')) known (state) LEFT JOIN mail USING (state) GROUP BY state`,
  },
  {
    name: 'mail_oldest_unsent_seconds',
    help: 'Age of the oldest mail that waits to be sent, 0 when none waits',
    labelNames: [],
    sql: `SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS value
      FROM mail WHERE state = 'queued'`,
  },
  {
    name: 'workers_running',
    help: 'Workers that reached the database within the last minute',
    labelNames: [],
    sql: `SELECT count(*)::float8 AS value FROM worker_heartbeat WHERE seen_at > now() - interval '1 minute'`,
  },
  {
    name: 'backup_last_report_timestamp_seconds',
    help: 'Last report of the backup service by kind (backup, restore-test, wal-copy, file-copy) and whether it succeeded',
    labelNames: ['kind', 'ok'],
    sql: `SELECT key AS kind, value->>'ok' AS ok, extract(epoch FROM updated_at)::float8 AS value
      FROM setting WHERE key IN ('backup', 'restore-test', 'wal-copy', 'file-copy')`,
  },
  {
    name: 'wal_archived_age_seconds',
    help: 'Time since PostgreSQL archived a segment of its WAL; missing where it does not archive',
    labelNames: [],
    sql: `SELECT extract(epoch FROM now() - coalesce(last_archived_time, stats_reset))::float8 AS value
      FROM pg_stat_archiver WHERE current_setting('archive_mode') <> 'off'`,
  },
  {
    name: 'job_queue_jobs',
    help: 'Background jobs that wait, wait for a retry, or run',
    labelNames: ['queue', 'state'],
    sql: `SELECT name AS queue, state::text AS state, count(*)::float8 AS value
      FROM pgboss.job WHERE state < 'completed' GROUP BY name, state`,
  },
  {
    name: 'stock_import_last_timestamp_seconds',
    help: 'When the last stock import ended this way, 0 when none ever did',
    labelNames: ['state'],
    sql: `SELECT known.state, coalesce(extract(epoch FROM max(finished_at)), 0)::float8 AS value
      FROM (VALUES ('done'), ('refused'), ('failed')) known (state)
      LEFT JOIN import_run ON import_run.state = known.state AND kind = 'stock' GROUP BY known.state`,
  },
  {
    name: 'stock_import_last_rows',
    help: 'Rows of the last stock import by result',
    labelNames: ['result'],
    sql: `SELECT result, value::float8 FROM
      (SELECT * FROM import_run WHERE kind = 'stock' AND state IN ('done', 'refused') ORDER BY id DESC LIMIT 1) last,
      LATERAL (VALUES ('read', read), ('rejected', rejected), ('inserted', inserted), ('updated', updated),
        ('withdrawn', withdrawn)) rows (result, value)`,
  },
]

/**
 * Registers the metrics besides those of requests: figures read from the database, its connections, and the lag of this
 * instance's search index.
 *
 * @returns updates all of them; without a database `database_up` is 0 and its figures are missing
 */
export function operationMetrics(app: FastifyInstance, registers: Registry[]) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const gauges = stored.map(({ name, help, labelNames, sql }) => {
    const figure = gauge(name, help, labelNames)
    const clear = () => {
      figure.reset()
      // `reset` sets a gauge without labels to 0, which would be a value.
      if (labelNames.length === 0) figure.remove()
    }
    clear()
    return { sql, figure, clear }
  })
  const up = gauge('database_up', 'Whether the database answers this instance')
  const lag = gauge(
    'stock_generation_lag',
    'Stock generations that are not yet in the search index of this instance',
  )
  const connections = gauge(
    'database_pool_connections',
    'Connections of a pool, and requests that wait for one',
    ['pool', 'state'],
  )
  gauge('portal_build_info', 'The build that runs', ['version', 'commit', 'builtAt']).set(buildOf(app.env), 1)

  /**
   * A connection; null if others use all of them, so that the figures of a full pool can be read. A new connection is
   * awaited, because it shows whether the database answers.
   */
  async function freeConnection() {
    const { totalCount, idleCount, options } = app.pool
    const wanted = app.pool.connect()
    if (idleCount > 0 || totalCount < options.max) return wanted
    const client = await Promise.race([wanted, pause(waitMs, null, { ref: false })])
    if (client === null)
      void wanted.then(
        (late) => late.release(),
        () => undefined,
      )
    return client
  }

  /** Without a free connection the figures remain those of the last time. @returns whether they were read */
  async function readStored() {
    const client = await freeConnection()
    if (client === null) return false
    try {
      for (const { sql, figure, clear } of gauges) {
        const { rows } = await client.query<{ value: number } & Record<string, string>>(sql)
        clear()
        for (const { value, ...labels } of rows) figure.set(labels, value)
      }
      const { rows } = await client.query<{ generation: number }>('SELECT generation FROM stock_generation')
      if (app.stock.isReady) lag.set((rows[0]?.generation ?? 0) - app.stock.index.generation)
      return true
    } finally {
      client.release()
    }
  }

  return async () => {
    for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(app.pools)) {
      connections.set({ pool, state: 'open' }, totalCount)
      connections.set({ pool, state: 'idle' }, idleCount)
      connections.set({ pool, state: 'waiting' }, waitingCount)
    }
    try {
      if (await readStored()) up.set(1)
    } catch (error) {
      if (!isDatabaseUnavailable(error))
        app.log.error({ err: error }, 'figures of the database cannot be read')
      up.set(0)
      for (const { clear } of gauges) clear()
    }
  }
}
