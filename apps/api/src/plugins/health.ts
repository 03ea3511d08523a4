import fp from 'fastify-plugin'
import { buildOf } from '../build.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What must hold, besides the database, before this instance is sent requests. */
    readyWhen: (() => boolean)[]
    /** Says at `/readyz` that this instance is about to end, and takes requests all the same until it is closed. */
    announceEnd: () => void
  }
}

const statusOf = { 200: 'ok', 503: 'not-ready' } as const

/**
 * `/healthz`: the process lives, and which build it is. `/readyz`: it can answer; 503 while it starts, while the database is away and
 * while it ends, so that a proxy sends requests elsewhere.
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
  // Else a connection kept open for a next request would hold up the end until it times out.
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close')
  })

  const canAnswer = async () => {
    if (isEnding || !readyWhen.every((holds) => holds())) return false
    return app.pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
  }

  const build = buildOf(app.env)
  const config = { access: 'public' as const, evenWhenBusy: true }
  app.get('/healthz', { config, logLevel: 'warn' }, async () => ({ status: statusOf[200], ...build }))
  app.get('/readyz', { config, logLevel: 'warn' }, async (_request, reply) => {
    const code = (await canAnswer()) ? 200 : 503
    return reply.code(code).header('cache-control', 'no-store').send({ status: statusOf[code] })
  })
})
