import * as calls from '@portal/contract/search/my-searches'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, tierOf } from '../../plugins/access.ts'
import { dismissedOf } from '../../vehicles/dismissed-cars/cache.ts'
import { keepSearch, orderSearches, replaceCriteria } from './commands.ts'
import { mySearches } from './queries.ts'

export const mySearchRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.listMySearches,
    handler: async (request) => {
      const dismissed = await dismissedOf(request)
      return mySearches(app.db, app.stock, accountOf(request).id, tierOf(request), dismissed)
    },
  })
  app.route({
    ...calls.keepSearch,
    handler: async (request, reply) => {
      const owner = accountOf(request)
      const kept = await keepSearch(app.db, owner, request.body, app.env.SECRET_KEY, app.clock.now())
      return reply.code(201).send(kept)
    },
  })
  app.route({
    ...calls.replaceCriteria,
    handler: (request) =>
      replaceCriteria(app.db, accountOf(request).id, request.params.id, request.body.criteria),
  })
  app.route({
    ...calls.orderSearches,
    handler: (request) => orderSearches(app.db, accountOf(request).id, request.body.ids),
  })
}
