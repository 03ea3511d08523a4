import {
  listNewestCars,
  listNewestFiftyCars,
  readCar,
  readCarByGwNumber,
} from '@portal/contract/vehicles/cars'
import { newestExpanded, newestShown } from '@portal/domain/values/constants'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { oncePerGeneration, shareAnswers } from '../../http/shared-answers.ts'
import { holderOf, tierOf } from '../../plugins/access.ts'
import { dismissedOf } from '../dismissed-cars/cache.ts'
import { dismissedTerms } from '../dismissed-cars/where.ts'
import { carByGwNumber, carById, carsByIds } from './queries.ts'

export const carRoutes: FastifyPluginAsyncZod = async (app) => {
  await shareAnswers(app)

  app.route({
    ...readCar,
    handler: (request) => {
      const holderId = request.account && holderOf(request.account)
      const reader = { now: app.clock.now(), holderId, own: app.pool }
      return app.readRows((from) => carById(from, request.params.id, tierOf(request), reader))
    },
  })
  app.route({
    ...readCarByGwNumber,
    handler: (request) => app.readRows((from) => carByGwNumber(from, request.params.gw, tierOf(request))),
  })
  for (const [endpoint, shown] of [
    [listNewestCars, newestShown],
    [listNewestFiftyCars, newestExpanded],
  ] as const) {
    const shared = oncePerGeneration(
      () => app.stock.index.generation,
      endpoint.schema.response[200],
      (tier) => app.readRows((from) => carsByIds(from, app.stock.index.newest.slice(0, shown), tier)),
    )
    app.route({
      ...endpoint,
      handler: async (request, reply) => {
        const own = await dismissedOf(request)
        if (own.length === 0) return shared(request, reply)
        const { index } = app.stock
        const tier = tierOf(request)
        const page = { page: 0, size: shown, sort: 'veroeffentlicht,desc' } as const
        const { ids } = index.pageOf(dismissedTerms(own, undefined, index), tier, page)
        return app.readRows((from) => carsByIds(from, ids, tier))
      },
    })
  }
}
