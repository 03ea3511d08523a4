import { Readable } from 'node:stream'
import { exportStockList } from '@portal/contract/house/house-stock-export'
import { today } from '@portal/domain/buyer/appointment'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountEntry, audit } from '../../audit/audit.ts'
import { csvType } from '../../http/csv.ts'
import { asDownload } from '../../http/downloads.ts'
import { commandContext } from '../../plugins/access.ts'
import { idsOf, listFile } from './queries.ts'

export const houseStockExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...exportStockList,
    handler: async (request, reply) => {
      const context = commandContext(request)
      const { now } = context
      const { filter, sort, column } = request.query
      const ids = await idsOf(app.pool, request.query, now)
      await audit(app.db, {
        ...accountEntry(context, 'stock-list-exported', context.actorId),
        details: { filter: filter ?? [], sort: sort ?? null, columns: column ?? [], exported: ids.length },
      })
      return asDownload(reply, `fahrzeuge-${today(now)}.csv`, csvType).send(
        Readable.from(listFile(app.pool, ids, column, now)),
      )
    },
  })
}
