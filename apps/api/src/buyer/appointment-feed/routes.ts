import * as calls from '@portal/contract/buyer/appointment-feed'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inLanguage } from '../../http/language.ts'
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
      const feed = await appointmentsOfFeed(app.db, request.params.token, now)
      if (!feed) throw new ProblemError('not-found')
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('content-disposition', 'inline; filename="termine.ics"')
        .send(inLanguage(feed.language, () => calendarText(app.env, feed.appointments, now)))
    },
  })
}
