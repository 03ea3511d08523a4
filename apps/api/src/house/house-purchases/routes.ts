import * as calls from '@portal/contract/house/house-purchases'
import { purchasePaperMaxBytes } from '@portal/domain/buyer/hand-over'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { fileContext } from '../../plugins/access.ts'
import { downloadedPaper } from '../../sale/hand-overs/commands.ts'
import { sendPaper } from '../../sale/hand-overs/view.ts'
import { registerUploads } from '../../uploads/multipart-files.ts'
import { uploadedPaper } from '../../uploads/paper-files.ts'
import { correctPrice, deletePurchasePaper, moveHandOver, storePurchasePaper } from './commands.ts'
import { housePurchase, housePurchases, paperOf } from './queries.ts'

export const housePurchaseRoutes: FastifyPluginAsyncZod = async (app) => {
  await registerUploads(app, purchasePaperMaxBytes)

  app.route({
    ...calls.listHousePurchases,
    handler: async (request, reply) => {
      const { total, entries } = await housePurchases(app.db, request.query)
      return reply.header('x-total-count', total).send(entries)
    },
  })

  app.route({
    ...calls.readHousePurchase,
    handler: (request) => housePurchase(app.db, request.params.id),
  })

  app.route({
    ...calls.moveHandOver,
    handler: async (request) => {
      const { id } = request.params
      await moveHandOver(fileContext(request), id, request.body)
      return housePurchase(app.db, id)
    },
  })

  app.route({
    ...calls.correctPurchasePrice,
    handler: async (request) => {
      const { id } = request.params
      await correctPrice(fileContext(request), id, request.body.price)
      return housePurchase(app.db, id)
    },
  })

  app.route({
    ...calls.uploadPurchasePaper,
    handler: async (request) => {
      const { id } = request.params
      const { filename: name, kind } = request.query
      const bytes = await uploadedPaper(request, app.env, name)
      await storePurchasePaper(fileContext(request), id, { kind, name, bytes })
      return housePurchase(app.db, id)
    },
  })

  app.route({
    ...calls.readPurchasePaper,
    handler: async (request, reply) => {
      const paper = await paperOf(app.db, request.params.id, request.params.paperId)
      return sendPaper(reply, paper, await downloadedPaper(fileContext(request), paper))
    },
  })

  app.route({
    ...calls.deletePurchasePaper,
    handler: async (request) => {
      const { id, paperId } = request.params
      await deletePurchasePaper(fileContext(request), id, paperId)
      return housePurchase(app.db, id)
    },
  })
}
