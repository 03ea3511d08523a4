import * as calls from '@portal/contract/purchases'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { purchaseCountsOf, purchasesOf } from './queries.ts'
import type { PurchaseFilter } from './where.ts'

/** The neighbouring pages, as RFC 8288 links. */
function linksOf(url: string, { page, size }: calls.PurchasePage, total: number) {
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const link = (number: number, rel: string) => {
    const address = new URL(url, 'http://portal')
    address.searchParams.set('page', String(number))
    address.searchParams.set('size', String(size))
    return `<${address.pathname}${address.search}>; rel="${rel}"`
  }
  return [
    ...(page < last ? [link(page + 1, 'next')] : []),
    ...(page > 0 ? [link(page - 1, 'prev')] : []),
    link(last, 'last'),
    link(0, 'first'),
  ].join(',')
}

export const purchaseRoutes: FastifyPluginAsyncZod = async (app) => {
  const page =
    (filter?: PurchaseFilter) =>
    async (request: FastifyRequest<{ Querystring: calls.PurchasePage }>, reply: FastifyReply) => {
      const { purchases, total } = await purchasesOf(app.db, accountOf(request).id, request.query, filter)
      reply.header('x-total-count', total).header('link', linksOf(request.url, request.query, total))
      return purchases
    }

  app.route({ ...calls.listPurchases, handler: page() })
  app.route({ ...calls.listUncollectedPurchases, handler: page('noGreen') })
  app.route({ ...calls.listCollectedPurchases, handler: page('green') })
  app.route({ ...calls.listPaidPurchases, handler: page('yellow') })
  app.route({ ...calls.listUnpaidPurchases, handler: page('red') })
  app.route({
    ...calls.countPurchases,
    handler: (request) => purchaseCountsOf(app.db, accountOf(request).id),
  })
}
