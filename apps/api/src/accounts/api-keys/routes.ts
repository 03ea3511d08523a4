import * as calls from '@portal/contract/accounts/api-keys'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, commandContext, holderOf } from '../../plugins/access.ts'
import { createKey, revokeKey } from './commands.ts'
import { keysOf } from './queries.ts'

const contextOf = (request: FastifyRequest) => ({
  ...commandContext(request),
  companyId: holderOf(accountOf(request)),
})

export const apiKeyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.listApiKeys,
    handler: (request) => keysOf(app.db, app.env, holderOf(accountOf(request)), app.clock.now()),
  })
  app.route({
    ...calls.createApiKey,
    handler: async (request, reply) => {
      reply.code(201)
      return createKey(contextOf(request), request.body)
    },
  })
  app.route({
    ...calls.revokeApiKey,
    handler: (request) => revokeKey(contextOf(request), request.params.id),
  })
}
