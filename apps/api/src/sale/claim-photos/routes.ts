import * as calls from '@portal/contract/sale/claims'
import { claimPhotoMaxBytes } from '@portal/domain/sale/claim-items'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, fileContext } from '../../plugins/access.ts'
import { registerUploads, uploadedBytes } from '../../uploads/multipart-files.ts'
import { servedBytes } from '../../uploads/sealed-files.ts'
import { scanForViruses } from '../../uploads/virus-scan.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import { dropClaimPhoto, storeClaimPhoto } from './commands.ts'
import { photoTooLarge } from './parse.ts'
import { ownPhoto } from './queries.ts'
import { sendPhoto } from './view.ts'

export const claimPhotoRoutes: FastifyPluginAsyncZod = async (app) => {
  await registerUploads(app, claimPhotoMaxBytes)
  const purchaseOf = (request: FastifyRequest, id: string) =>
    ownPurchaseId(app.db, accountOf(request), id, 'claim')

  app.route({
    ...calls.sendClaimPhoto,
    handler: async (request) => {
      const purchaseId = await purchaseOf(request, request.params.id)
      const bytes = await uploadedBytes(request, photoTooLarge)
      await scanForViruses(app.env, bytes)
      return { id: await storeClaimPhoto(fileContext(request), purchaseId, bytes) }
    },
  })

  app.route({
    ...calls.readClaimPhoto,
    handler: async (request, reply) => {
      const { id, photoId } = request.params
      const { storageKey } = await ownPhoto(app.db, accountOf(request), id, photoId)
      return sendPhoto(reply, await servedBytes(fileContext(request), storageKey))
    },
  })

  app.route({
    ...calls.dropClaimPhoto,
    handler: async (request) => {
      const { id, photoId } = request.params
      await dropClaimPhoto(fileContext(request), await purchaseOf(request, id), photoId)
    },
  })
}
