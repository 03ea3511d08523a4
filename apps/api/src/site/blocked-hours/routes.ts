import * as calls from '@portal/contract/site/blocked-hours'
import { today } from '@portal/domain/buyer/appointment'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { commandContext } from '../../plugins/access.ts'
import { blockHours, unblockHours } from './commands.ts'
import { blockedHours } from './queries.ts'

export const blockedHoursRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...calls.listBlockedHours, handler: () => blockedHours(app.db, today(app.clock.now())) })
  app.route({
    ...calls.blockHours,
    handler: async (request, reply) => {
      reply.code(201)
      return blockHours(commandContext(request), request.body)
    },
  })
  app.route({
    ...calls.unblockHours,
    handler: (request) => unblockHours(commandContext(request), request.params.id),
  })
}
