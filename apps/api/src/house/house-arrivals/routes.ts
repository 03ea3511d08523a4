import * as calls from '@portal/contract/house/house-arrivals'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { commandContext } from '../../plugins/access.ts'
import { acceptArrival, markDeposit } from './commands.ts'
import { houseArrival } from './queries.ts'

export const houseArrivalRoutes: FastifyPluginAsyncZod = async (app) => {
  const answer = (id: string) => houseArrival({ db: app.db, env: app.env, now: app.clock.now() }, id)

  app.route({ ...calls.readHouseArrival, handler: (request) => answer(request.params.id) })
  app.route({
    ...calls.acceptArrival,
    handler: async (request) => {
      const { id } = request.params
      await acceptArrival(commandContext(request), id)
      return answer(id)
    },
  })
  app.route({
    ...calls.markDeposit,
    handler: async (request) => {
      const { id } = request.params
      await markDeposit(commandContext(request), id, request.body.state)
      return answer(id)
    },
  })
}
