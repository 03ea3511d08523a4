import {
  changeSource,
  createSource,
  createSourceKey,
  listSources,
  revokeSourceKey,
} from '@portal/contract/stock-sources'
import { inboxFolderOf } from '@portal/domain/stock-imports'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { changeRules, createKey, createNewSource, revokeKey } from './commands.ts'
import { sourcesOf } from './queries.ts'

export const stockSourceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listSources,
    handler: async () => {
      const all = await sourcesOf(app.db)
      const hasInbox = app.env.STOCK_INBOX !== undefined
      return all.map((source) => ({ ...source, inboxFolder: hasInbox ? inboxFolderOf(source.id) : null }))
    },
  })

  app.route({
    ...createSource,
    handler: async ({ body }, reply) => {
      reply.code(201)
      return createNewSource(app.db, body, app.clock.now())
    },
  })

  app.route({ ...changeSource, handler: ({ params, body }) => changeRules(app.db, params.id, body) })

  app.route({
    ...createSourceKey,
    handler: ({ params }) => createKey(app.db, params.id, app.clock.now()),
  })

  app.route({
    ...revokeSourceKey,
    handler: async ({ params }, reply) => {
      await revokeKey(app.db, params.id)
      reply.code(204)
    },
  })
}
