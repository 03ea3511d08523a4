import { readPurchasePayment } from '@portal/contract/sale/payments'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { purchasePayment } from './queries.ts'

export const paymentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readPurchasePayment,
    handler: (request) => purchasePayment(app.db, accountOf(request), request.params.id, app.clock.now()),
  })
}
