import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ProblemError } from '../../http/problem.ts'
import { carById } from '../cars/queries.ts'
import { widgetPage, widgetPolicy } from './view.ts'

/** The bank partner's widget as a page for an iframe; disabled without a partner. */
export const financeWidgetRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/finanzierung/widget',
    {
      config: { access: 'public' },
      schema: { querystring: z.strictObject({ fahrzeugid: z.string().max(20) }) },
    },
    async (request, reply) => {
      const { FINANCING, FINANCE_WIDGET_URL: script } = app.env
      if (!FINANCING || !script) throw new ProblemError('not-found')
      const car = await app.readRows((from) =>
        carById(from, request.query.fahrzeugid, 'consumer', {
          now: app.clock.now(),
          holderId: null,
          own: app.pool,
        }),
      )
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', widgetPolicy(script))
        .header('x-frame-options', 'SAMEORIGIN')
        .send(widgetPage(app.env, car, script))
    },
  )
}
