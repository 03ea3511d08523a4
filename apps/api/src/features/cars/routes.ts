import { listNewestCars, listNewestFiftyCars, readCar, readCarByGwNumber } from '@portal/contract/cars'
import { newestExpanded, newestShown } from '@portal/domain/constants'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { oncePerGeneration, shareAnswers } from '../../http/shared-answers.ts'
import { holderOf, tierOf } from '../../plugins/access.ts'
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
  ] as const)
    app.route({
      ...endpoint,
      handler: oncePerGeneration(
        () => app.stock.index.generation,
        endpoint.schema.response[200],
        (tier) => app.readRows((from) => carsByIds(from, app.stock.index.newest.slice(0, shown), tier)),
      ),
    })
}
