import * as calls from '@portal/contract/vehicles/dismissed-cars'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { dismiss, dismissSeveral, restore } from './commands.ts'
import { dismissedBy } from './queries.ts'

export const dismissedCarRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.listDismissedCars,
    handler: (request) => dismissedBy(app.db, accountOf(request).id),
  })
  app.route({
    ...calls.dismissCar,
    handler: async (request, reply) => {
      await dismiss(app.db, accountOf(request).id, request.params.fahrzeugid, app.clock.now())
      return reply.code(204).send()
    },
  })
  app.route({
    ...calls.dismissCars,
    handler: async (request, reply) => {
      await dismissSeveral(app.db, accountOf(request).id, request.body.ids, app.clock.now())
      return reply.code(204).send()
    },
  })
  app.route({
    ...calls.restoreCar,
    handler: async (request, reply) => {
      await restore(app.db, accountOf(request).id, request.params.fahrzeugid)
      return reply.code(204).send()
    },
  })
  app.route({
    ...calls.restoreAllCars,
    handler: async (request, reply) => {
      await restore(app.db, accountOf(request).id)
      return reply.code(204).send()
    },
  })
}
