import {
  deletePriceTemplate,
  keepPriceTemplate,
  listPriceTemplates,
} from '@portal/contract/house/price-templates'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { deleteTemplate, keepTemplate } from './commands.ts'
import { priceTemplates } from './queries.ts'

export const priceTemplateRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...listPriceTemplates, handler: () => priceTemplates(app.db) })

  app.route({
    ...keepPriceTemplate,
    handler: (request) =>
      keepTemplate(app.db, { ...request.body, actorId: accountOf(request).id, now: app.clock.now() }),
  })

  app.route({ ...deletePriceTemplate, handler: (request) => deleteTemplate(app.db, request.params.id) })
}
