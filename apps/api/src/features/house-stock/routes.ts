import {
  addStockView,
  changeStockView,
  countStock,
  deleteStockView,
  listStock,
  listStockNumbers,
  listStockViews,
} from '@portal/contract/house-stock'
import { isAdministrator } from '@portal/domain/roles'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { fastSerializerCompiler } from '../../http/fast-json.ts'
import { accountOf } from '../../plugins/access.ts'
import { statementNames, totals } from './cache.ts'
import { addView, deleteView, replaceView } from './commands.ts'
import { currentTotal, stockNumbers, stockPage, stockViews, type Viewer } from './queries.ts'

function viewerOf(request: FastifyRequest): Viewer {
  const account = accountOf(request)
  return { id: account.id, isAdministrator: isAdministrator(account) }
}

/** The page alone is written by the fast serializer, which a scope decides. */
const pageRoute: FastifyPluginAsyncZod = async (app) => {
  const nameOf = statementNames()
  app.setSerializerCompiler(fastSerializerCompiler)
  app.route({
    ...listStock,
    // From the primary, so that a change is visible in the next response.
    handler: async (request) => ({
      rows: await stockPage(app.pool, request.query, app.clock.now(), nameOf),
    }),
  })
}

export const houseStockRoutes: FastifyPluginAsyncZod = async (app) => {
  const kept = totals()
  await app.register(pageRoute)
  app.route({
    ...countStock,
    handler: async (request) => ({
      total: await currentTotal(app.pool, request.query, app.clock.now(), kept),
    }),
  })
  app.route({
    ...listStockNumbers,
    handler: async (request) => ({
      gwnummern: await stockNumbers(app.pool, request.query, app.clock.now()),
    }),
  })
  app.route({ ...listStockViews, handler: (request) => stockViews(app.db, viewerOf(request)) })
  app.route({
    ...addStockView,
    handler: async (request, reply) =>
      reply.code(201).send(await addView(app.db, viewerOf(request), request.body, app.clock.now())),
  })
  app.route({
    ...changeStockView,
    handler: (request) => replaceView(app.db, viewerOf(request), request.params.id, request.body),
  })
  app.route({
    ...deleteStockView,
    handler: async (request, reply) => {
      await deleteView(app.db, viewerOf(request), request.params.id)
      return reply.code(204).send()
    },
  })
}
