import { Readable } from 'node:stream'
import { exportStock } from '@portal/contract/house/stock-exports'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { attachment } from '../../http/attachment.ts'
import { accountOf } from '../../plugins/access.ts'
import { permitExport } from './commands.ts'
import { exportedBytes } from './queries.ts'

const contentTypes = { 'vehicle.v1': 'text/csv; charset=utf-8', 'mobile.de': 'text/csv; charset=iso-8859-15' }

export const stockExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...exportStock,
    handler: async (request, reply) => {
      const { format } = request.body
      const { id: actorId } = accountOf(request)
      await permitExport(app.db, app.pool, { ...request.body, actorId, now: app.clock.now() })
      reply
        .header('content-type', contentTypes[format])
        .header('content-disposition', attachment(`bestand-${format}.csv`))
      return reply.send(Readable.from(exportedBytes(app.pool, format)))
    },
  })
}
