import { readYardList } from '@portal/contract/house/yard-list'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { yardList } from './queries.ts'

export const yardListRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readYardList,
    handler: ({ query }) => yardList(app.pool, { ...query, now: app.clock.now() }),
  })
}
