import fp from 'fastify-plugin'

export type Clock = { now: () => Date }

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock
  }
}

export const systemClock: Clock = { now: () => new Date() }

/** Decorates `app.clock`, the only source of the current time, so that tests can change it. */
export const clockPlugin = fp(async (app, { clock }: { clock: Clock }) => {
  app.decorate('clock', clock)
})
