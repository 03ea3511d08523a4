import * as calls from '@portal/contract/house/mail-replies'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { asStoredFile } from '../../http/downloads.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { announcePages } from '../../http/paging.ts'
import { commandContext, fileContext } from '../../plugins/access.ts'
import { servedBytes } from '../../uploads/sealed-files.ts'
import { assignMail, discardMail } from './commands.ts'
import { inboundFile, inboundMails, threadsFor } from './queries.ts'

export const mailReplyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.listInboundMails,
    handler: async (request, reply) => {
      const { total, mails } = await inboundMails(app.db, app.env, request.query)
      announcePages(request, reply, request.query, total)
      return mails
    },
  })

  app.route({
    ...calls.listReplyThreads,
    handler: (request) =>
      inLanguage(languageOf(request), () => threadsFor(app.db, request.params.id, request.query.gwnummer)),
  })

  app.route({
    ...calls.assignInboundMail,
    handler: async (request) => {
      const { kind, id: publicId } = request.body
      await assignMail(fileContext(request), request.params.id, {
        kind,
        publicId,
      })
    },
  })

  app.route({
    ...calls.discardInboundMail,
    handler: async (request) => {
      await discardMail(commandContext(request), request.params.id)
    },
  })

  app.route({
    ...calls.readInboundFile,
    handler: async (request, reply) => {
      const { id, fileId } = request.params
      const { name, contentType, storageKey } = await inboundFile(app.db, id, fileId)
      const bytes = await servedBytes(fileContext(request), storageKey)
      return asStoredFile(reply, name, contentType).send(bytes)
    },
  })
}
