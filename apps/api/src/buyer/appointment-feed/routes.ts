import * as calls from '@portal/contract/buyer/appointment-feed'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProblemError } from '../../http/problem.ts'
import { accountOf } from '../../plugins/access.ts'
import { endFeed, renewFeed } from './commands.ts'
import { appointmentsOfFeed, feedOf } from './queries.ts'
import { calendarText } from './view.ts'

export const appointmentFeedRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.readAppointmentFeed,
    handler: (request) => feedOf(app.db, app.env, accountOf(request).id),
  })
  app.route({
    ...calls.renewAppointmentFeed,
    handler: async (request) => {
      const { id } = accountOf(request)
      await renewFeed(app.db, app.env.SECRET_KEY, id, app.clock.now())
      return feedOf(app.db, app.env, id)
    },
  })
  app.route({
    ...calls.endAppointmentFeed,
    handler: (request) => endFeed(app.db, accountOf(request).id),
  })
  app.route({
    ...calls.readAppointments,
    config: { ...calls.readAppointments.config, session: 'unused' },
    handler: async (request, reply) => {
      const now = app.clock.now()
      const appointments = await appointmentsOfFeed(app.db, request.params.token, now)
      if (!appointments) throw new ProblemError('not-found')
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('content-disposition', 'inline; filename="termine.ics"')
        .send(calendarText(app.env, appointments, now))
    },
  })
}
