import { listSimilarCars, readCarDetails } from '@portal/contract/vehicles/car-details'
import { isOffice } from '@portal/domain/accounts/roles'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { shareAnswers } from '../../http/shared-answers.ts'
import { holderOf, isDealer, tierOf } from '../../plugins/access.ts'
import { carsByIds, ownReservation } from '../cars/queries.ts'
import { ViewCounter } from './commands.ts'
import { dealerDetailsOf, detailsOf, traitsOf } from './queries.ts'

export const carDetailRoutes: FastifyPluginAsyncZod = async (app) => {
  await shareAnswers(app)
  const views = new ViewCounter(app.pool, app.clock, app.logDatabaseOutage)
  app.addHook('onClose', () => views.end())

  app.route({
    ...readCarDetails,
    handler: async (request) => {
      const { id } = request.params
      const { account } = request
      const now = app.clock.now()
      const reader = { now, holderId: account && isDealer(account) ? holderOf(account) : null, own: app.pool }
      const isReservedForCaller = (await ownReservation(reader, id)) !== null
      const details = await app.readRows((from) => detailsOf(from, id, isReservedForCaller))
      // A program that copies the stock has seen no vehicle.
      if (!isOffice(account) && !request.isKeyCall) views.count(details.fahrzeugid)
      if (!isDealer(account)) return details
      const tier = tierOf(request)
      const dealer = await app.readRows((from) =>
        dealerDetailsOf(from, id, { now, isReservedForCaller, tier }),
      )
      return { ...details, dealer }
    },
  })
  app.route({
    ...listSimilarCars,
    handler: async (request) => {
      const tier = tierOf(request)
      const traits = await app.readRows((from) => traitsOf(from, request.params.id, tier))
      const similar = app.stock.index.similar(traits, tier)
      return app.readRows((from) => carsByIds(from, similar, tier))
    },
  })
}
