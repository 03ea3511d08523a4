import { Readable } from 'node:stream'
import { exportStock } from '@portal/contract/house/stock-exports'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { asDownload } from '../../http/downloads.ts'
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
      return asDownload(reply, `bestand-${format}.csv`, contentTypes[format]).send(
        Readable.from(exportedBytes(app.pool, format)),
      )
    },
  })
}
