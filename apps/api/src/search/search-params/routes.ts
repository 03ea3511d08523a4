import { readSearchParams, saveSearchParams } from '@portal/contract/search/search-params'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { searchParamsOf } from './queries.ts'

export const searchParamsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...saveSearchParams,
    handler: async (request) => {
      await app.db.account.update({
        where: { id: accountOf(request).id },
        data: { searchParams: request.body },
      })
    },
  })
  app.route({
    ...readSearchParams,
    handler: (request) => searchParamsOf(app.db, accountOf(request).id),
  })
}
