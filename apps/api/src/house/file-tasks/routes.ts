import { announceFiles, dropFileTask, listFileTasks, sendPiece } from '@portal/contract/house/photos'
import { pieceBytes } from '@portal/domain/vehicles/photos'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProblemError } from '../../http/problem.ts'
import { accountOf } from '../../plugins/access.ts'
import { announceAll, dropTask, storePiece } from './commands.ts'
import { tasksOfAccount } from './queries.ts'

export const fileTaskRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: pieceBytes },
    (_request, body, done) => done(null, body),
  )
  const context = () => ({ db: app.db, pool: app.pool, files: app.files, now: app.clock.now() })

  app.route({
    ...announceFiles,
    handler: (request) => announceAll(app.db, accountOf(request).id, request.body.files, app.clock.now()),
  })

  app.route({ ...listFileTasks, handler: (request) => tasksOfAccount(app.db, accountOf(request).id) })

  app.route({
    ...sendPiece,
    handler: async (request) => {
      const { body: bytes } = request
      if (!Buffer.isBuffer(bytes)) throw new ProblemError('media-type-not-supported')
      const piece = { accountId: accountOf(request).id, ...request.params, ...request.query, bytes }
      return storePiece(context(), piece)
    },
  })

  app.route({
    ...dropFileTask,
    handler: (request) => dropTask(context(), accountOf(request).id, request.params.id),
  })
}
