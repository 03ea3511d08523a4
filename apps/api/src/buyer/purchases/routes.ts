import * as calls from '@portal/contract/buyer/purchases'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { announceNext, idOfCursor } from '../../http/cursors.ts'
import { announcePages } from '../../http/paging.ts'
import { accountOf, holderOf } from '../../plugins/access.ts'
import { purchaseCountsOf, purchasesAfter, purchasesOf } from './queries.ts'
import type { PurchaseFilter } from './where.ts'

export const purchaseRoutes: FastifyPluginAsyncZod = async (app) => {
  const page =
    (filter?: PurchaseFilter) =>
    async (request: FastifyRequest<{ Querystring: calls.PurchasePage }>, reply: FastifyReply) => {
      const { purchases, total } = await purchasesOf(
        app.db,
        holderOf(accountOf(request)),
        request.query,
        filter,
      )
      announcePages(request, reply, request.query, total)
      return purchases
    }

  const all = page()
  app.route({
    ...calls.listPurchases,
    handler: async (request, reply) => {
      const { cursor, size } = request.query
      if (cursor === undefined) return all(request, reply)
      const id = idOfCursor(app.env, 'purchases', cursor)
      const { ids, purchases } = await purchasesAfter(app.db, holderOf(accountOf(request)), { id, size })
      announceNext(request, reply, 'purchases', { ids, size })
      return purchases
    },
  })
  app.route({ ...calls.listUncollectedPurchases, handler: page('noGreen') })
  app.route({ ...calls.listCollectedPurchases, handler: page('green') })
  app.route({ ...calls.listPaidPurchases, handler: page('yellow') })
  app.route({ ...calls.listUnpaidPurchases, handler: page('red') })
  app.route({
    ...calls.countPurchases,
    handler: (request) => purchaseCountsOf(app.db, holderOf(accountOf(request))),
  })
}
