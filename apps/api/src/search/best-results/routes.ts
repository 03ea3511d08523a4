import * as calls from '@portal/contract/search/best-results'
import { bestResultsMaximum, bestResultsShown, type Interest } from '@portal/domain/search/best-results'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { languageOf, translatedInto } from '../../http/language.ts'
import { accountOf, holderOf, tierOf } from '../../plugins/access.ts'
import { activityVersion } from '../../plugins/activity-version.ts'
import { VersionedCache } from '../../plugins/versioned-cache.ts'
import { marketDay } from '../../stock/market/market.ts'
import { carsByIds } from '../../vehicles/cars/queries.ts'
import { dismissedOf } from '../../vehicles/dismissed-cars/cache.ts'
import { SerializedCars } from '../results/serialized-cars.ts'
import { rankings } from './cache.ts'
import { interestsOf, newestTradedIn } from './queries.ts'

/** Cars cached as sent; the best ones of many dealers are the same. */
const cachedCars = 1000
/** Of all kept interests; those of one dealer have up to 50 KB. */
const interestBytes = 4 * 2 ** 20
/** Of all kept lists; one of six cars has 10 KB. */
const listBytes = 2 * 2 ** 20

export const bestResultsRoutes: FastifyPluginAsyncZod = async (app) => {
  const rankingOf = rankings()
  const known = new VersionedCache<{ interests: Interest[]; text: string }>(interestBytes)
  const written = new SerializedCars(cachedCars, listBytes)

  async function rankingFor(request: FastifyRequest) {
    const account = accountOf(request)
    const now = app.clock.now()
    const version = await activityVersion(app.pool, account)
    const key = `${account.id} ${holderOf(account)}`
    const { interests, text } = await known.read(key, version, now, async () => {
      const { interests, validUntil } = await interestsOf(app.pool, account, now)
      const text = JSON.stringify(interests)
      return { value: { interests, text }, validUntil, bytes: 3 * text.length }
    })
    const { market, index } = app.stock
    const day = marketDay(now)
    const ranking = await rankingOf(`${index.generation}/${day} ${text}`, () => market.rank(interests, day))
    const dismissed = new Set(await dismissedOf(request))
    return ranking.filter(({ fahrzeugid }) => !dismissed.has(fahrzeugid))
  }
  const bestCars = (count: number) => async (request: FastifyRequest, reply: FastifyReply) => {
    const ids = (await rankingFor(request)).slice(0, count).map(({ fahrzeugid }) => fahrzeugid)
    const { generation } = app.stock.index
    const { body } = await written.list(app.readRows, ids, tierOf(request), generation)
    return reply.type('application/json; charset=utf-8').send(body)
  }

  app.route({ ...calls.listBestResults, handler: bestCars(bestResultsShown) })
  app.route({ ...calls.listBestFiftyResults, handler: bestCars(bestResultsMaximum) })
  app.route({
    ...calls.countBestFiftyResults,
    handler: async (request) => (await rankingFor(request)).length,
  })
  app.route({
    ...calls.listBestResultReasons,
    handler: async (request) => {
      const language = languageOf(request)
      const ranking = await rankingFor(request)
      return ranking.map(({ fahrzeugid, reason }) => ({
        fahrzeugid,
        reason: translatedInto(language, reason),
      }))
    },
  })
  app.route({
    ...calls.listTradedInCars,
    handler: async (request) => {
      const ids = await newestTradedIn(app.db, accountOf(request).id)
      return carsByIds(app.pool, ids, tierOf(request))
    },
  })
}
