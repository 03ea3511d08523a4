import { searchHouse } from '@portal/contract/house/house-search'
import { isAdministrator } from '@portal/domain/accounts/roles'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { houseHits } from './queries.ts'

export const houseSearchRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...searchHouse,
    handler: (request) =>
      houseHits(
        {
          db: app.db,
          pool: app.pool,
          now: app.clock.now(),
          isAdministrator: isAdministrator(accountOf(request)),
        },
        request.query.q,
      ),
  })
}
