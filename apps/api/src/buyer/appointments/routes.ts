import {
  blockDate as block,
  listBlockedDates,
  readAppointmentCalendar,
  unblockDate as unblock,
} from '@portal/contract/buyer/enquiries'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { commandContext } from '../../plugins/access.ts'
import { blockDate, unblockDate } from './commands.ts'
import { appointmentCalendar, blockedDates } from './queries.ts'

export const appointmentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readAppointmentCalendar,
    handler: () => appointmentCalendar(app.db, app.clock.now(), app.env.APPOINTMENT_SLOT_CAPACITY),
  })
  app.route({ ...listBlockedDates, handler: () => blockedDates(app.db) })
  app.route({
    ...block,
    handler: (request) => blockDate(commandContext(request), { ...request.params, ...request.body }),
  })
  app.route({
    ...unblock,
    handler: (request) => unblockDate(commandContext(request), request.params.date),
  })
}
