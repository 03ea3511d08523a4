import { addSavedSearch } from '@portal/contract/search/saved-search'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { saveSearch } from './commands.ts'

export const savedSearchRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...addSavedSearch,
    handler: async (request, reply) => {
      const saved = await saveSearch(app.db, accountOf(request), request.body, app.clock.now())
      return reply.code(201).send(saved)
    },
  })
}
