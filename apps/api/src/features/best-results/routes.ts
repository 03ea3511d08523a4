import * as calls from '@portal/contract/best-results'
import { bestResultsMaximum, bestResultsShown } from '@portal/domain/best-results'
import type { Ranked } from '@portal/domain/ranking'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import { accountOf, tierOf } from '../../plugins/access.ts'
import { marketDay } from '../../stock/market/market.ts'
import { carsByIds } from '../cars/queries.ts'
import { interestsOf, newestTradedIn } from './queries.ts'

/** A dealer's home page asks for list, count and reasons one after the other; about 5 KB each. */
const rankingsMax = 200

export const bestResultsRoutes: FastifyPluginAsyncZod = async (app) => {
  /** By everything a ranking is made from, so none is out of date. */
  const rankings = new LRUCache<string, Promise<Ranked[]>>({ max: rankingsMax })

  async function rankingFor(request: FastifyRequest) {
    const { id } = accountOf(request)
    const now = app.clock.now()
    const interests = await interestsOf(app.pool, id, now)
    const { market, index } = app.stock
    const day = marketDay(now)
    const key = `${id} ${index.generation}/${day} ${JSON.stringify(interests)}`
    const ranking = rankings.get(key) ?? market.rank(interests, day)
    rankings.set(key, ranking)
    ranking.catch(() => rankings.delete(key))
    return ranking
  }
  async function bestCars(request: FastifyRequest, count: number) {
    const ids = (await rankingFor(request)).slice(0, count).map(({ fahrzeugid }) => fahrzeugid)
    return app.readRows((from) => carsByIds(from, ids, tierOf(request)))
  }

  app.route({ ...calls.listBestResults, handler: (request) => bestCars(request, bestResultsShown) })
  app.route({ ...calls.listBestFiftyResults, handler: (request) => bestCars(request, bestResultsMaximum) })
  app.route({
    ...calls.countBestFiftyResults,
    handler: async (request) => (await rankingFor(request)).length,
  })
  app.route({ ...calls.listBestResultReasons, handler: rankingFor })
  app.route({
    ...calls.listTradedInCars,
    handler: async (request) => carsByIds(app.pool, await newestTradedIn(app.db), tierOf(request)),
  })
}
