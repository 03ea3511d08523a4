import multipart from '@fastify/multipart'
import {
  deleteDocument,
  readOwnApplication,
  submitDocuments,
  uploadDocument,
} from '@portal/contract/documents'
import { uploadMaxBytes } from '@portal/domain/constants'
import { DocumentType, extensionOf, fileNameFlaw } from '@portal/domain/documents'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProblemError } from '../../http/problem.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf } from '../../plugins/access.ts'
import { scanForViruses } from '../../uploads/virus-scan.ts'
import { deleteOwnPaper, keepPaper, submitPapers } from './commands.ts'
import { checkContent } from './parse.ts'
import { ownApplicationOf } from './queries.ts'

const limits = { fileSize: uploadMaxBytes, files: 1, fields: 4, parts: 5, fieldSize: 1024, headerPairs: 20 }

/**
 * Reads the only file of a multipart body, at most 1 MiB.
 * @throws ProblemError file-too-large, or file-refused for a body that is not a complete upload of one file
 */
async function uploadedBytes(request: FastifyRequest): Promise<Buffer> {
  try {
    const part = await request.file()
    if (!part) throw new ProblemError('file-name-missing')
    const bytes = await part.toBuffer()
    if (part.file.truncated) throw new ProblemError('file-too-large')
    return bytes
  } catch (error) {
    if (error instanceof ProblemError) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new ProblemError('file-too-large')
    if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') throw new ProblemError('media-type-not-supported')
    throw new ProblemError('file-refused', { cause: error })
  }
}

export const documentRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart, { limits })
  const context = () => ({ db: app.db, env: app.env, disk: app.files.documents, now: app.clock.now() })

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
      return keepPaper(context(), { accountId, name, documentType: documentType.data, ...checked })
    },
  })

  app.route({
    ...deleteDocument,
    handler: async (request, reply) => {
      await deleteOwnPaper(context(), accountOf(request).id, request.params.id)
      reply.code(204)
    },
  })

  app.route({
    ...submitDocuments,
    handler: async (request) => {
      const { id } = accountOf(request)
      await limitBy(request, 'submit', String(id), { limit: 5, minutes: 60 })
      await submitPapers(context(), id, request.body?.identityConsent === true)
    },
  })

  app.route({ ...readOwnApplication, handler: (request) => ownApplicationOf(app.db, accountOf(request).id) })
}
