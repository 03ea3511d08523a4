import { setTimeout as pause } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { buildOf } from '../build.ts'
import { knownMigrations, unfitMigrations } from '../database/schema-version.ts'
import { isDatabaseUnavailable } from './db.ts'
import { anyPeerIsReady } from './peers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Conditions for readiness besides the database. */
    readyWhen: (() => boolean)[]
    /** Reports "not ready" at `/readyz` before shutdown; requests are still accepted until the app is closed. */
    announceEnd: () => void
  }
}

/** Shorter than the timeouts of proxies, so that they get an answer about a database that does not respond. */
const checkTimeoutMs = 1500

type DatabaseState = 'fit' | 'unfit' | 'unavailable'

const statusOf = { 200: 'ok', 503: 'not-ready' } as const

/**
 * `/healthz`: the process is alive, with its build. `/readyz`: it can answer; 503 while it starts, while the database is
 * unavailable or has another schema, and before shutdown. `/livez`: a proxy should send requests to this instance. Unlike
 * `/readyz` it is 200 while no instance has a database, because pages are still served and calls report the outage. An
 * instance that alone has lost it leaves the requests to the others (PEERS).
 */
export const healthPlugin = fp(async (app) => {
  let isEnding = false
  let unfit = ''
  const known = await knownMigrations()
  const readyWhen: (() => boolean)[] = []
  const announceEnd = () => {
    isEnding = true
  }
  app.decorate('readyWhen', readyWhen)
  app.decorate('announceEnd', announceEnd)
  app.addHook('preClose', async () => announceEnd())
  // Open keep-alive connections would delay the shutdown until they time out.
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close')
  })

  const isLoaded = () => readyWhen.every((isMet) => isMet())
  async function checkDatabase(): Promise<DatabaseState> {
    try {
      const found = (await unfitMigrations(app.pool, known)).join(', ')
      if (found !== unfit && found !== '') app.log.error({ migrations: found }, 'database has another schema')
      unfit = found
      return unfit === '' ? 'fit' : 'unfit'
    } catch (error) {
      if (isDatabaseUnavailable(error)) {
        app.logDatabaseOutage(error)
        return 'unavailable'
      }
      app.log.error({ err: error }, 'readiness cannot be checked')
      return 'unfit'
    }
  }
  const databaseState = () =>
    Promise.race([
      checkDatabase(),
      pause(checkTimeoutMs, 'unavailable' satisfies DatabaseState, { ref: false }),
    ])
  const canAnswer = async () => !isEnding && isLoaded() && (await databaseState()) === 'fit'
  async function takesRequests() {
    if (isEnding) return false
    const state = await databaseState()
    if (state === 'unavailable') return !(await anyPeerIsReady(app.env.PEERS))
    return state === 'fit' && isLoaded()
  }

  const build = buildOf(app.env)
  const config = { access: 'public' as const, evenWhenBusy: true, isProbe: true, session: 'unused' as const }
  app.get('/healthz', { config, logLevel: 'warn' }, async () => ({ status: statusOf[200], ...build }))
  const check = (url: string, holds: () => Promise<boolean>) =>
    app.get(url, { config, logLevel: 'warn' }, async (_request, reply) => {
      const code = (await holds()) ? 200 : 503
      return reply.code(code).header('cache-control', 'no-store').send({ status: statusOf[code] })
    })
  check('/readyz', canAnswer)
  check('/livez', takesRequests)
})
