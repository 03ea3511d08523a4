import { readPurchase } from '@portal/contract/sale/purchase'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { purchaseOf } from './queries.ts'

export const purchasePageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readPurchase,
    handler: (request) => purchaseOf(app.db, accountOf(request), request.params.id),
  })
}
