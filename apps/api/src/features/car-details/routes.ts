import { listSimilarCars, readCarDetails } from '@portal/contract/car-details'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { shareAnswers } from '../../http/shared-answers.ts'
import { isDealer, tierOf } from '../../plugins/access.ts'
import { carsByIds } from '../cars/queries.ts'
import { dealerDetailsOf, detailsOf, traitsOf } from './queries.ts'

export const carDetailRoutes: FastifyPluginAsyncZod = async (app) => {
  await shareAnswers(app)

  app.route({
    ...readCarDetails,
    handler: async (request) => {
      const details = await detailsOf(app.pool, request.params.id)
      if (!isDealer(request.account)) return details
      return { ...details, dealer: await dealerDetailsOf(app.pool, request.params.id, app.clock.now()) }
    },
  })
  app.route({
    ...listSimilarCars,
    handler: async (request) => {
      const tier = tierOf(request)
      const traits = await traitsOf(app.pool, request.params.id, tier)
      return carsByIds(app.pool, app.stock.index.similar(traits, tier), tier)
    },
  })
}
