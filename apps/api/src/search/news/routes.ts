import * as calls from '@portal/contract/search/news'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, tierOf } from '../../plugins/access.ts'
import { dismissedOf } from '../../vehicles/dismissed-cars/cache.ts'
import { newsOf } from './queries.ts'

export const newsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.readNews,
    handler: async (request) =>
      newsOf(app.db, app.stock, accountOf(request), tierOf(request), await dismissedOf(request)),
  })
}
