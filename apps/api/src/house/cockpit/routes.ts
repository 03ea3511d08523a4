import { readCockpit, readHouseCounts } from '@portal/contract/house/cockpit'
import { isAdministrator } from '@portal/domain/accounts/roles'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { resultCache, statementNames } from '../house-stock/cache.ts'
import { cockpit, houseCounts } from './queries.ts'

export const cockpitRoutes: FastifyPluginAsyncZod = async (app) => {
  const totals = resultCache<number>(100)
  const statementName = statementNames()
  const contextOf = (request: FastifyRequest) => ({
    db: app.db,
    pool: app.pool,
    now: app.clock.now(),
    totals,
    statementName,
    isAdministrator: isAdministrator(accountOf(request)),
  })
  app.route({ ...readCockpit, handler: (request) => cockpit(contextOf(request)) })
  app.route({ ...readHouseCounts, handler: (request) => houseCounts(contextOf(request)) })
}
