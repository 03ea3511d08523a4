import { readPurchaseOverview } from '@portal/contract/house/purchase-overview'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { purchaseOverview } from './queries.ts'

export const purchaseOverviewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readPurchaseOverview,
    handler: (request) => purchaseOverview(app.db, request.params.id, app.clock.now()),
  })
}
