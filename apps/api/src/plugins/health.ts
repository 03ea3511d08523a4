import fp from 'fastify-plugin'
import { buildOf } from '../build.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Conditions for readiness besides the database. */
    readyWhen: (() => boolean)[]
    /** Reports "not ready" at `/readyz` before shutdown; requests are still accepted until the app is closed. */
    announceEnd: () => void
  }
}

const statusOf = { 200: 'ok', 503: 'not-ready' } as const

/**
 * `/healthz`: the process is alive, with its build. `/readyz`: it can answer. 503 while it starts, while the database
 * is unavailable and before shutdown. `/livez`: a proxy should send requests here. Unlike `/readyz` it holds without a
 * database: pages and assets are still served and calls say what is wrong, which no instance at all could not do.
 */
export const healthPlugin = fp(async (app) => {
  let isEnding = false
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
  const databaseAnswers = () =>
    app.pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
  const canAnswer = async () => !isEnding && isLoaded() && (await databaseAnswers())
  const takesRequests = async () => !isEnding && (isLoaded() || !(await databaseAnswers()))

  const build = buildOf(app.env)
  const config = { access: 'public' as const, evenWhenBusy: true, session: 'unused' as const }
  app.get('/healthz', { config, logLevel: 'warn' }, async () => ({ status: statusOf[200], ...build }))
  const check = (url: string, holds: () => Promise<boolean>) =>
    app.get(url, { config, logLevel: 'warn' }, async (_request, reply) => {
      const code = (await holds()) ? 200 : 503
      return reply.code(code).header('cache-control', 'no-store').send({ status: statusOf[code] })
    })
  check('/readyz', canAnswer)
  check('/livez', takesRequests)
})
