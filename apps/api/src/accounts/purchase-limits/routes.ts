import * as calls from '@portal/contract/accounts/purchase-limits'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, commandContext, holderOf } from '../../plugins/access.ts'
import { setPurchaseLimit } from './commands.ts'
import { buyerLimits } from './queries.ts'

export const purchaseLimitRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.listPurchaseLimits,
    handler: (request) => buyerLimits(app.db, holderOf(accountOf(request))),
  })
  app.route({
    ...calls.setPurchaseLimit,
    handler: async (request) => {
      const companyId = holderOf(accountOf(request))
      await setPurchaseLimit(commandContext(request), companyId, request.params.id, request.body)
      return buyerLimits(app.db, companyId)
    },
  })
}
