import { listRetentionRuns } from '@portal/contract/house/retention'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { retentionRuns } from './queries.ts'

export const retentionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listRetentionRuns,
    handler: async ({ query }, reply) => {
      const { runs, total } = await retentionRuns(app.db, query)
      reply.header('x-total-count', total)
      return runs
    },
  })
}
