import {
  addHouseVehicle,
  editHouseVehicle,
  listVehicleChanges,
  readHouseVehicle,
  readRecordedVehicle,
} from '@portal/contract/house/house-vehicle'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { addVehicle, editVehicle } from './commands.ts'
import { changesOf, houseVehicle, recordedVehicle } from './queries.ts'

/** In bytes; the longest fact is a list of equipment. */
const longestFacts = 128 * 1024

export const houseVehicleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readHouseVehicle,
    handler: (request) => houseVehicle(app.pool, request.params.gwnummer, app.clock.now()),
  })

  app.route({
    ...readRecordedVehicle,
    handler: (request) => recordedVehicle(app.pool, request.params.gwnummer, app.clock.now()),
  })

  app.route({
    ...listVehicleChanges,
    handler: async (request, reply) => {
      const { changes, total } = await changesOf(app.pool, request.params.gwnummer, request.query)
      reply.header('x-total-count', total)
      return changes
    },
  })

  app.route({
    ...addHouseVehicle,
    bodyLimit: longestFacts,
    handler: async (request, reply) => {
      const now = app.clock.now()
      const actorId = accountOf(request).id
      const gwnummer = await addVehicle(app.pool, { ...request.body, actorId, now })
      return reply.code(201).send(await houseVehicle(app.pool, gwnummer, now))
    },
  })

  app.route({
    ...editHouseVehicle,
    bodyLimit: longestFacts,
    handler: async (request) => {
      const { gwnummer } = request.params
      const now = app.clock.now()
      await editVehicle(app.pool, { ...request.body, gwnummer, actorId: accountOf(request).id, now })
      return houseVehicle(app.pool, gwnummer, now)
    },
  })
}
