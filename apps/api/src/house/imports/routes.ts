import { listImportRuns, listRunChanges, readImportRun } from '@portal/contract/house/import-runs'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { findingsIn, languageOf } from '../../http/language.ts'
import { changesOfRuns, importRunById, importRunsOf } from './queries.ts'

export const importRunRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...listImportRuns, handler: () => importRunsOf(app.db) })
  app.route({
    ...readImportRun,
    handler: async (request) => {
      const run = await importRunById(app.db, request.params.id)
      return { ...run, findings: findingsIn(languageOf(request), run.findings) }
    },
  })
  app.route({
    ...listRunChanges,
    handler: async ({ params, query }) => {
      const { id } = await importRunById(app.db, params.id)
      return changesOfRuns(app.pool, [id], query.page)
    },
  })
}
