import fp from 'fastify-plugin'
import { isDatabaseUnavailable } from '../plugins/db.ts'
import { marketDay } from './market/market.ts'
import { StockReplica } from './stock-replica.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The stock in memory: search and best results. Not named `search`, which Fastify uses for the HTTP method. */
    stock: StockReplica
  }
}

/** A smaller market is valued within the time of a request. */
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
      prepareMarket().catch((error: unknown) => app.log.warn({ err: error }, 'market is not prepared'))
    },
    (error: unknown) => {
      if (!isDatabaseUnavailable(error)) app.log.error({ err: error }, 'stock index could not be loaded')
    },
  )
})
