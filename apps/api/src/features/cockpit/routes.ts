import { readCockpit } from '@portal/contract/cockpit'
import { isAdministrator } from '@portal/domain/roles'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { totals } from '../house-stock/cache.ts'
import { cockpit } from './queries.ts'

export const cockpitRoutes: FastifyPluginAsyncZod = async (app) => {
  const kept = totals()
  app.route({
    ...readCockpit,
    handler: (request) =>
      cockpit({
        db: app.db,
        pool: app.pool,
        now: app.clock.now(),
        totals: kept,
        isAdministrator: isAdministrator(accountOf(request)),
      }),
  })
}
