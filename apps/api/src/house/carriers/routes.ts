import * as calls from '@portal/contract/house/carriers'
import { carrierPaperMaxBytes } from '@portal/domain/sale/carriers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { asStoredFile } from '../../http/downloads.ts'
import { commandContext, fileContext } from '../../plugins/access.ts'
import { registerUploads } from '../../uploads/multipart-files.ts'
import { uploadedPaper } from '../../uploads/paper-files.ts'
import {
  addCarrier,
  changeCarrier,
  deleteCarrierPaper,
  downloadCarrierPaper,
  storeCarrierPaper,
} from './commands.ts'
import { houseCarriers } from './queries.ts'

export const carrierRoutes: FastifyPluginAsyncZod = async (app) => {
  await registerUploads(app, carrierPaperMaxBytes)
  const answer = () => houseCarriers(app.db, app.clock.now())

  app.route({ ...calls.listHouseCarriers, handler: answer })

  app.route({
    ...calls.addCarrier,
    handler: async (request) => {
      await addCarrier(commandContext(request), request.body)
      return answer()
    },
  })

  app.route({
    ...calls.changeCarrier,
    handler: async (request) => {
      await changeCarrier(commandContext(request), request.params.id, request.body)
      return answer()
    },
  })

  app.route({
    ...calls.uploadCarrierPaper,
    handler: async (request) => {
      const { filename: name, kind } = request.query
      const bytes = await uploadedPaper(request, app.env, name)
      await storeCarrierPaper(fileContext(request), request.params.id, { kind, name, bytes })
      return answer()
    },
  })

  app.route({
    ...calls.readCarrierPaper,
    handler: async (request, reply) => {
      const { id, paperId } = request.params
      const { paper, bytes } = await downloadCarrierPaper(fileContext(request), id, paperId)
      return asStoredFile(reply, paper.name, 'application/pdf').send(bytes)
    },
  })

  app.route({
    ...calls.deleteCarrierPaper,
    handler: async (request) => {
      const { id, paperId } = request.params
      await deleteCarrierPaper(fileContext(request), id, paperId)
      return answer()
    },
  })
}
