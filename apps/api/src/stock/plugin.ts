import fp from 'fastify-plugin'
import { isDatabaseUnavailable } from '../plugins/db.ts'
import { marketDay } from './market/market.ts'
import { StockReplica } from './stock-replica.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The stock in memory, for searches and best results. The name `search` is Fastify's for the HTTP method. */
    stock: StockReplica
  }
}

/** From this number of vehicles on, the market is valued at the start; below it, the first request can do that. */
const preparedFrom = 10_000

/** Decorates `app.stock`. The server starts before the stock is loaded, but is not ready until then. */
export const stockPlugin = fp(async (app, { connectionString }: { connectionString: string }) => {
  const stock = new StockReplica({
    connectionString,
    onError: (error) =>
      isDatabaseUnavailable(error)
        ? app.logDatabaseOutage(error)
        : app.log.warn({ err: error }, 'stock index is behind'),
  })
  app.decorate('stock', stock)
  app.readyWhen.push(() => stock.isReady)
  app.addHook('onClose', () => stock.end())
  const prepareMarket = async () => {
    if (stock.index.size >= preparedFrom) await stock.market.prepare(marketDay(app.clock.now()))
  }
  stock.loaded.then(
    () => {
      app.log.info({ vehicles: stock.index.size }, 'stock index loaded')
      prepareMarket().catch((error: unknown) => app.log.warn({ err: error }, 'market could not be prepared'))
    },
    (error: unknown) => {
      if (!isDatabaseUnavailable(error)) app.log.error({ err: error }, 'stock index could not be loaded')
    },
  )
})
