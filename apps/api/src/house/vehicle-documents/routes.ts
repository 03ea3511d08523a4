import { listVehicleDocuments } from '@portal/contract/house/house-vehicle'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { documentsOf } from './queries.ts'

export const vehicleDocumentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listVehicleDocuments,
    handler: (request) => documentsOf(app.pool, request.params.gwnummer),
  })
}
