import { announceFiles, dropFileTask, listFileTasks, sendPiece } from '@portal/contract/house/photos'
import { pieceBytes } from '@portal/domain/vehicles/photos'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { languageOf } from '../../http/language.ts'
import { accountOf } from '../../plugins/access.ts'
import { pieceIn, registerPieces } from '../../uploads/pieces.ts'
import { messageIn, tasksOfAccount } from './upload-tasks.ts'
import { announceAll, dropTask, storePiece } from './uploads.ts'

export const fileTaskRoutes: FastifyPluginAsyncZod = async (app) => {
  registerPieces(app, pieceBytes)
  const context = () => ({ db: app.db, pool: app.pool, files: app.files, now: app.clock.now() })

  app.route({
    ...announceFiles,
    handler: async (request) => {
      const { id } = accountOf(request)
      const announced = await announceAll(app.db, id, request.body.files, app.clock.now())
      return announced.map((file) => messageIn(languageOf(request), file))
    },
  })

  app.route({
    ...listFileTasks,
    handler: async (request) => {
      const tasks = await tasksOfAccount(app.db, accountOf(request).id)
      return tasks.map((task) => messageIn(languageOf(request), task))
    },
  })

  app.route({
    ...sendPiece,
    handler: async (request) => {
      const bytes = pieceIn(request.body)
      const piece = { accountId: accountOf(request).id, ...request.params, ...request.query, bytes }
      return messageIn(languageOf(request), await storePiece(context(), piece))
    },
  })

  app.route({
    ...dropFileTask,
    handler: (request) => dropTask(context(), accountOf(request).id, request.params.id),
  })
}
