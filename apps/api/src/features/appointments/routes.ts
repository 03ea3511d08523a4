import {
  blockDate as block,
  listBlockedDates,
  readAppointmentCalendar,
  unblockDate as unblock,
} from '@portal/contract/enquiries'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { blockDate, unblockDate } from './commands.ts'
import { appointmentCalendar, blockedDates } from './queries.ts'

export const appointmentRoutes: FastifyPluginAsyncZod = async (app) => {
  const acting = (request: FastifyRequest) => ({ actorId: accountOf(request).id, now: app.clock.now() })

  app.route({
    ...readAppointmentCalendar,
    handler: () => appointmentCalendar(app.db, app.clock.now(), app.env.APPOINTMENT_SLOT_CAPACITY),
  })
  app.route({ ...listBlockedDates, handler: () => blockedDates(app.db) })
  app.route({
    ...block,
    handler: (request) => blockDate(app.db, { ...request.params, ...request.body }, acting(request)),
  })
  app.route({
    ...unblock,
    handler: async (request, reply) => {
      await unblockDate(app.db, request.params.date, acting(request))
      return reply.code(204).send()
    },
  })
}
