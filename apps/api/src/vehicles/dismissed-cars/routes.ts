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
    handler: (request) => dismiss(app.db, accountOf(request).id, request.params.fahrzeugid, app.clock.now()),
  })
  app.route({
    ...calls.dismissCars,
    handler: (request) => dismissSeveral(app.db, accountOf(request).id, request.body.ids, app.clock.now()),
  })
  app.route({
    ...calls.restoreCar,
    handler: (request) => restore(app.db, accountOf(request).id, request.params.fahrzeugid),
  })
  app.route({
    ...calls.restoreAllCars,
    handler: (request) => restore(app.db, accountOf(request).id),
  })
}
