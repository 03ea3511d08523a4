import { announceFiles, dropFileTask, listFileTasks, sendPiece } from '@portal/contract/house/photos'
import { pieceBytes } from '@portal/domain/vehicles/photos'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { pieceIn, registerPieces } from '../../uploads/pieces.ts'
import { tasksOfAccount } from './upload-tasks.ts'
import { announceAll, dropTask, storePiece } from './uploads.ts'

export const fileTaskRoutes: FastifyPluginAsyncZod = async (app) => {
  registerPieces(app, pieceBytes)
  const context = () => ({ db: app.db, pool: app.pool, files: app.files, now: app.clock.now() })

  app.route({
    ...announceFiles,
    handler: (request) => announceAll(app.db, accountOf(request).id, request.body.files, app.clock.now()),
  })

  app.route({ ...listFileTasks, handler: (request) => tasksOfAccount(app.db, accountOf(request).id) })

  app.route({
    ...sendPiece,
    handler: async (request) => {
      const bytes = pieceIn(request.body)
      const piece = { accountId: accountOf(request).id, ...request.params, ...request.query, bytes }
      return storePiece(context(), piece)
    },
  })

  app.route({
    ...dropFileTask,
    handler: (request) => dropTask(context(), accountOf(request).id, request.params.id),
  })
}
