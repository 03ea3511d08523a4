import { exportResults } from '@portal/contract/result-export'
import { today } from '@portal/domain/appointment'
import { exportMaximum } from '@portal/domain/constants'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, tierOf } from '../../plugins/access.ts'
import { audit } from '../audit/commands.ts'
import { carsByIds } from '../cars/queries.ts'
import { dismissedOf } from '../dismissed-cars/cache.ts'
import { dismissedTerms } from '../dismissed-cars/where.ts'
import { resultFile } from './view.ts'

export const resultExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...exportResults,
    handler: async (request, reply) => {
      const { sort, dismissed, ...criteria } = request.query
      const tier = tierOf(request)
      const { id } = accountOf(request)
      const own = await dismissedOf(request)
      const { index } = app.stock
      const terms = [...index.plan(criteria, tier), ...dismissedTerms(own, dismissed, index)]
      const { ids, total } = index.pageOf(terms, tier, { page: 0, size: exportMaximum, sort })
      const cars = await app.readRows((from) => carsByIds(from, ids, tier))
      const now = app.clock.now()
      await audit(app.db, {
        actorId: id,
        action: 'results-exported',
        subject: `account:${id}`,
        at: now,
        details: { criteria, sort, total, exported: cars.length },
        requestId: request.id,
      })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="suchergebnis-${today(now)}.csv"`)
        .header('cache-control', 'no-store')
        .send(resultFile(cars))
    },
  })
}
