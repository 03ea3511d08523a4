import * as calls from '@portal/contract/house/yard-hand-over'
import { handOverPhotosMaximum } from '@portal/domain/sale/pick-up'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { commandContext, fileContext } from '../../plugins/access.ts'
import { handOverVehicle, validPass } from './commands.ts'
import { checkedPass, expectedPickUps } from './queries.ts'
import { refuseHandOver } from './refusals.ts'

/** Room for the photos, and for the signature with everything else. */
const bodyLimit = handOverPhotosMaximum * calls.photoMaxLength + 200_000

export const yardHandOverRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...calls.listExpectedPickUps, handler: () => expectedPickUps(app.db, app.clock.now()) })

  app.route({
    ...calls.checkPass,
    handler: async (request) => checkedPass(app.db, await validPass(commandContext(request), request.body)),
  })

  app.route({
    ...calls.handOver,
    bodyLimit,
    handler: (request) => handOverVehicle(fileContext(request), request.body),
  })

  app.route({
    ...calls.refuseHandOver,
    handler: (request) => refuseHandOver(commandContext(request), request.body),
  })
}
