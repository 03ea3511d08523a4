import * as calls from '@portal/contract/vehicles/car-models'
import { listYears } from '@portal/contract/vehicles/cars'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { shareAnswers } from '../../http/shared-answers.ts'
import { fieldValuesOf, groupsOf, makersOf, modelsOf } from './queries.ts'

/** Makers, model groups, models and other values that exist in the stock, from the search index. */
export const carModelRoutes: FastifyPluginAsyncZod = async (app) => {
  await shareAnswers(app)

  app.route({ ...listYears, handler: async () => app.stock.index.years() })
  app.route({ ...calls.listFieldValues, handler: async () => fieldValuesOf(app.stock.index) })
  for (const endpoint of [calls.listStockModels, calls.listModels, calls.listModelsSingular])
    app.route({ ...endpoint, handler: async () => app.stock.index.models() })
  for (const endpoint of [calls.listMakers, calls.listMakersSingular])
    app.route({ ...endpoint, handler: async (request) => makersOf(app.stock.index.models(), request.query) })
  for (const endpoint of [calls.listModelGroups, calls.listModelGroupsPlural])
    app.route({ ...endpoint, handler: async (request) => groupsOf(app.stock.index.models(), request.query) })
  for (const endpoint of [calls.listModelDetails, calls.listModelDetailsPlural])
    app.route({ ...endpoint, handler: async (request) => modelsOf(app.stock.index.models(), request.query) })
}
