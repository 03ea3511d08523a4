import {
  changeSource,
  createSource,
  createSourceKey,
  listSources,
  revokeSourceKey,
} from '@portal/contract/house/stock-sources'
import { inboxFolderOf } from '@portal/domain/house/stock-imports'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { commandContext } from '../../plugins/access.ts'
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
    handler: async (request, reply) => {
      reply.code(201)
      return createNewSource(commandContext(request), request.body)
    },
  })

  app.route({
    ...changeSource,
    handler: (request) => changeRules(commandContext(request), request.params.id, request.body),
  })

  app.route({
    ...createSourceKey,
    handler: (request) => createKey(commandContext(request), request.params.id),
  })

  app.route({
    ...revokeSourceKey,
    handler: (request) => revokeKey(commandContext(request), request.params.id),
  })
}
