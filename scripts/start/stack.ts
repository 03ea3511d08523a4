/** A complete portal on this machine: database, mail catcher, worker, API with web client, on one origin. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { applyMigrations } from '../../apps/api/src/database/migrate.ts'
import { isDemoStockLoaded } from '../../apps/api/src/demo/demo-stock/queries.ts'
import type { Env } from '../../apps/api/src/env.ts'
import { databaseUrlFile } from '../../apps/api/src/operator/operator.ts'
import { type Program, type Running, runProgram, startProgram } from './children.ts'
import { startCluster } from './postgres.ts'
import { claimDataDir, requirePort } from './preconditions.ts'
import { trialPushKeys } from './push-keys.ts'
import { compiled, mallocLimits, memoryLimits } from './server-limits.ts'
import { buildWeb } from './web-build.ts'

export type Stack = {
  databaseUrl: string
  mailUrl: string | null
  /** The folder of the built web client; null in development. */
  webDist: string | null
  stop: () => Promise<void>
  failed: Promise<string>
}

type Options = {
  env: Env
  /** Receives progress messages, one German line each. */
  report: (line: string) => void
  signal: AbortSignal
  /** `dev`: sources are watched and Vite serves the web client; `test`: data is not durable. */
  mode: 'start' | 'dev' | 'test'
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const api = (file: string) => join(root, 'apps/api/src', file)
const database = 'portal'

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url })
  // As in applyMigrations, a lost connection only fails the query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function ensureDatabase(client: pg.Client) {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`)
}

async function startDatabase({ env, report, mode }: Options) {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined }
  report('PostgreSQL wird gestartet …')
  const cluster = await startCluster(join(env.DATA_DIR, 'postgres'), {
    throwaway: mode === 'test',
    outlivesInterrupt: mode !== 'test',
  })
  const file = databaseUrlFile(env)
  const stop = async () => {
    rmSync(file, { force: true })
    await cluster.stop()
  }
  try {
    await connected(cluster.url('postgres'), ensureDatabase)
  } catch (error) {
    await stop()
    throw error
  }
  writeFileSync(file, cluster.url(database), { mode: 0o600 })
  return { url: cluster.url(database), stop }
}

export async function untilReady(url: string, signal: AbortSignal) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(120_000)])
  for (;;) {
    limit.throwIfAborted()
    const isReady = await fetch(url, { signal: limit }).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isReady) return
    await pause(100)
  }
}

function mailCatcher(env: Env): Program {
  const ports = ['--smtp', String(env.MAIL_SMTP_PORT), '--web', String(env.MAIL_WEB_PORT)]
  const addresses = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1']
  const keep = ['--mail-directory', join(env.DATA_DIR, 'mail'), '--max-emails', '2000']
  const script = join(root, 'node_modules/maildev/dist/bin/maildev.js')
  return { name: 'mail', args: [script, ...ports, ...addresses, ...keep], env: {} }
}

/**
 * Starts all parts in order and waits until the portal answers.
 * @throws StartError for problems the user at the terminal can fix; nothing is left running then
 */
export async function startStack(options: Options): Promise<Stack> {
  const { env, report, signal, mode } = options
  const logs = join(env.DATA_DIR, 'logs')
  const open: { stop: () => Promise<void> }[] = []
  const running: Running[] = []
  const keep = (program: Program) => {
    const started = startProgram(program, logs)
    running.push(started)
    open.push(started)
  }
  const stop = async () => {
    for (const part of open.splice(0).toReversed()) await part.stop()
  }

  const preparation = new AbortController()
  const ending = AbortSignal.any([signal, preparation.signal])
  /** Runs in parallel to the following steps; the first failure ends the others and is reported. */
  const beside = <Result>(work: Promise<Result>) => {
    work.catch((error: unknown) => preparation.abort(error))
    return work
  }

  const apiPort = mode === 'dev' ? env.PORT + 1 : env.PORT
  const hasOwnMail = !env.SMTP_URL
  const claim = claimDataDir(env.DATA_DIR)
  open.push({ stop: async () => claim.release() })
  try {
    await requirePort('PORT', env.PORT, env.HOST)
    if (mode === 'dev') await requirePort('PORT', apiPort, env.HOST)
    if (hasOwnMail) {
      await requirePort('MAIL_SMTP_PORT', env.MAIL_SMTP_PORT, '127.0.0.1')
      await requirePort('MAIL_WEB_PORT', env.MAIL_WEB_PORT, '127.0.0.1')
    }

    // The web client is built in parallel to the database work.
    const build = mode === 'dev' ? undefined : beside(buildWeb(logs, ending))
    const { url, stop: stopDatabase } = await startDatabase(options)
    open.push({ stop: stopDatabase })
    const applied = await applyMigrations(url)
    if (applied.length > 0) report(`${applied.length} Migrationen angewendet.`)

    ending.throwIfAborted()
    const settings = {
      DATABASE_URL: url,
      DATA_DIR: env.DATA_DIR,
      DEMO_DATA: String(env.DEMO_DATA),
      SMTP_URL: env.SMTP_URL ?? `smtp://127.0.0.1:${env.MAIL_SMTP_PORT}`,
      PUBLIC_URL: env.PUBLIC_URL,
      PORT: String(apiPort),
      ...trialPushKeys(env),
    }
    const program = { name: 'demo', args: [api('cli.ts'), 'demo'], env: settings, talks: mode !== 'test' }
    const demo = env.DEMO_DATA ? beside(runProgram(program, logs, ending)) : undefined
    // A loaded demo stock is only extended by what a newer version adds, so the start continues meanwhile.
    if (demo && !(await connected(url, isDemoStockLoaded))) {
      report('Demobestand wird geladen …')
      await demo
    }
    if (build) report('Web-Oberfläche wird gebaut, wenn sich etwas geändert hat …')
    const webDist = (await build) ?? null

    signal.throwIfAborted()
    report('Portal startet …')
    if (hasOwnMail) keep(mailCatcher(env))
    const watch = mode === 'dev' ? ['--watch', '--watch-preserve-output'] : []
    const talks = mode === 'dev'
    keep({ name: 'worker', args: [...watch, api('worker.ts')], env: settings, talks })
    const webSettings = webDist ? { WEB_DIST: webDist } : {}
    keep({
      name: 'api',
      args: [...memoryLimits, ...watch, api('main.ts')],
      env: { ...settings, ...webSettings, ...mallocLimits, ...compiled },
      talks,
    })
    if (mode === 'dev') {
      const vite = join(root, 'apps/web/node_modules/vite/bin/vite.js')
      const address = ['--port', String(env.PORT), '--strictPort', '--host', env.HOST]
      const env_ = { API_URL: `http://${env.HOST}:${apiPort}` }
      keep({ name: 'web', args: [vite, join(root, 'apps/web'), ...address], env: env_, talks })
    }
    const failed = Promise.race(running.map(({ ended }) => ended))
    const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST
    const ready = untilReady(`http://${host}:${apiPort}/readyz`, signal).then(() => null)
    const reason = await Promise.race([ready, failed])
    if (reason !== null) throw new Error(reason)
    await demo
    return {
      databaseUrl: url,
      webDist,
      mailUrl: hasOwnMail ? `http://localhost:${env.MAIL_WEB_PORT}` : null,
      stop,
      failed,
    }
  } catch (error) {
    preparation.abort(error)
    await stop()
    throw preparation.signal.reason
  }
}
