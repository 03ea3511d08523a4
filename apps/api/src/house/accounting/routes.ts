import type { AccountingPeriod } from '@portal/contract/house/accounting'
import * as calls from '@portal/contract/house/accounting'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountEntry, audit } from '../../audit/audit.ts'
import { csvType } from '../../http/csv.ts'
import { asDownload } from '../../http/downloads.ts'
import { commandContext, fileContext } from '../../plugins/access.ts'
import { accountingOf, summaryOf } from './queries.ts'
import { archiveOf, marginFile } from './view.ts'

/** Answers contain purchase prices, so no cache keeps them. */
const unkept = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store')

export const accountingRoutes: FastifyPluginAsyncZod = async (app) => {
  const record = (
    request: FastifyRequest,
    { from, to }: AccountingPeriod,
    { format, exported }: { format: string; exported: number },
  ) => {
    const context = commandContext(request)
    return audit(app.db, {
      ...accountEntry(context, 'accounting-exported', context.actorId),
      details: { format, from, until: to, exported },
    })
  }

  app.route({
    ...calls.readAccounting,
    handler: async (request) => summaryOf(await accountingOf(app.db, request.query)),
  })

  app.route({
    ...calls.downloadMargins,
    handler: async (request, reply) => {
      const { from, to } = request.query
      const { lines } = await accountingOf(app.db, request.query)
      await record(request, request.query, { format: 'csv', exported: lines.length })
      const name = `fahrzeuge-${from}-${to}.csv`
      return asDownload(unkept(reply), name, csvType).send(marginFile(lines))
    },
  })

  app.route({
    ...calls.downloadInvoiceArchive,
    handler: async (request, reply) => {
      const { from, to } = request.query
      const accounting = await accountingOf(app.db, request.query)
      await record(request, request.query, { format: 'zip', exported: accounting.documents.length })
      const archive = archiveOf(fileContext(request), accounting, (error) =>
        request.log.error({ err: error }, 'stored invoice unreadable'),
      )
      const name = `rechnungen-${from}-${to}.zip`
      return asDownload(unkept(reply), name, 'application/zip').send(archive)
    },
  })
}
