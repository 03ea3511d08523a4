import {
  deleteDocument,
  readOwnApplication,
  submitDocuments,
  uploadDocument,
} from '@portal/contract/accounts/documents'
import { DocumentType, extensionOf, fileNameFlaw } from '@portal/domain/accounts/documents'
import { uploadMaxBytes } from '@portal/domain/values/constants'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProblemError } from '../../http/problem.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf, commandContext, fileContext } from '../../plugins/access.ts'
import { registerUploads, uploadedBytes } from '../../uploads/multipart-files.ts'
import { scanForViruses } from '../../uploads/virus-scan.ts'
import { deleteOwnPaper, storePaper, submitPapers } from './commands.ts'
import { checkContent } from './parse.ts'
import { ownApplicationOf } from './queries.ts'

export const documentRoutes: FastifyPluginAsyncZod = async (app) => {
  await registerUploads(app, uploadMaxBytes)

  app.route({
    ...uploadDocument,
    handler: async (request, reply) => {
      const { id: accountId } = accountOf(request)
      await limitBy(request, 'upload', String(accountId), { limit: 60, minutes: 60 })
      const { filename: name } = request.query
      const documentType = DocumentType.safeParse(request.query.documenttype)
      if (!documentType.success) throw new ProblemError('document-type-missing')
      const flaw = fileNameFlaw(name)
      const extension = extensionOf(name)
      if (flaw || !extension) throw new ProblemError(flaw ?? 'file-type-not-allowed')
      const bytes = await uploadedBytes(request)
      const checked = await checkContent(bytes, extension)
      await scanForViruses(app.env, bytes)
      reply.code(201)
      return storePaper(fileContext(request), { name, documentType: documentType.data, ...checked })
    },
  })

  app.route({
    ...deleteDocument,
    handler: (request) => deleteOwnPaper(fileContext(request), request.params.id),
  })

  app.route({
    ...submitDocuments,
    handler: async (request) => {
      const { id } = accountOf(request)
      await limitBy(request, 'submit', String(id), { limit: 5, minutes: 60 })
      await submitPapers(commandContext(request), request.body?.identityConsent === true)
    },
  })

  app.route({ ...readOwnApplication, handler: (request) => ownApplicationOf(app.db, accountOf(request).id) })
}
