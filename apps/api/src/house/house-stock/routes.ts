import {
  addStockView,
  changeStockView,
  countStock,
  deleteStockView,
  listStock,
  listStockNumbers,
  listStockViews,
  StockPage,
} from '@portal/contract/house/house-stock'
import { isAdministrator } from '@portal/domain/accounts/roles'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { fastSerializerCompiler } from '../../http/fast-json.ts'
import { accountOf } from '../../plugins/access.ts'
import { resultCache, statementNames } from './cache.ts'
import { addView, deleteView, replaceView } from './commands.ts'
import { currentTotal, stockGeneration, stockNumbers, stockPage, stockViews, type Viewer } from './queries.ts'

function viewerOf(request: FastifyRequest): Viewer {
  const account = accountOf(request)
  return { id: account.id, isAdministrator: isAdministrator(account) }
}

const write = fastSerializerCompiler({ schema: StockPage })
type WrittenPage = { page: StockPage; text: string }

export const houseStockRoutes: FastifyPluginAsyncZod = async (app) => {
  const statementName = statementNames()
  const pages = resultCache<WrittenPage>(100)
  const totals = resultCache<number>(500)
  app.route({
    ...listStock,
    handler: async ({ query }, reply) => {
      // From the primary, so that a change of the stock is visible in the next response.
      const generation = await stockGeneration(app.pool)
      const { page, text } = await pages(JSON.stringify([generation, query]), async () => {
        const found = { rows: await stockPage(app.pool, query, app.clock.now(), statementName) }
        return { page: found, text: write(found) }
      })
      reply.serializer(() => text)
      return page
    },
  })
  app.route({
    ...countStock,
    handler: async (request) => ({
      total: await currentTotal(app.pool, request.query, app.clock.now(), totals),
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
    handler: (request) => deleteView(app.db, viewerOf(request), request.params.id),
  })
}
