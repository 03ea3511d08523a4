import * as calls from '@portal/contract/sale/invoices'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, fileContext } from '../../plugins/access.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import { downloadedInvoice, downloadedInvoicePdf } from './commands.ts'
import { documentOf, invoiceOf, invoicesOf, readingOf } from './queries.ts'
import { sendInvoice } from './view.ts'

export const invoiceRoutes: FastifyPluginAsyncZod = async (app) => {
  const paid = (request: FastifyRequest, id: string) =>
    ownPurchaseId(app.db, accountOf(request), id, 'payment')

  app.route({
    ...calls.listInvoices,
    handler: async (request) => invoicesOf(app.db, await paid(request, request.params.id)),
  })

  app.route({
    ...calls.readInvoice,
    handler: async (request) => {
      const { id, invoiceId } = request.params
      const invoice = await invoiceOf(app.db, await paid(request, id), invoiceId)
      return readingOf(await documentOf(fileContext(request), invoice))
    },
  })

  app.route({
    ...calls.downloadInvoice,
    handler: async (request, reply) => {
      const { id, invoiceId } = request.params
      const invoice = await invoiceOf(app.db, await paid(request, id), invoiceId)
      const { name, format, bytes } = await downloadedInvoice(fileContext(request), id, invoice)
      return sendInvoice(reply, name, format, bytes)
    },
  })

  app.route({
    ...calls.downloadInvoicePdf,
    handler: async (request, reply) => {
      const { id, invoiceId } = request.params
      const invoice = await invoiceOf(app.db, await paid(request, id), invoiceId)
      const { name, format, bytes } = await downloadedInvoicePdf(fileContext(request), id, invoice)
      return sendInvoice(reply, name, format, bytes)
    },
  })
}
