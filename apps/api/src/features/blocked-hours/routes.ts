import * as calls from '@portal/contract/blocked-hours'
import { today } from '@portal/domain/appointment'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { blockHours, unblockHours } from './commands.ts'
import { blockedHours } from './queries.ts'

export const blockedHoursRoutes: FastifyPluginAsyncZod = async (app) => {
  const acting = (request: FastifyRequest) => ({ actorId: accountOf(request).id, now: app.clock.now() })

  app.route({ ...calls.listBlockedHours, handler: () => blockedHours(app.db, today(app.clock.now())) })
  app.route({
    ...calls.blockHours,
    handler: async (request, reply) => {
      reply.code(201)
      return blockHours(app.db, request.body, acting(request))
    },
  })
  app.route({
    ...calls.unblockHours,
    handler: async (request, reply) => {
      await unblockHours(app.db, request.params.id, acting(request))
      return reply.code(204).send()
    },
  })
}
