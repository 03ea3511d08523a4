import * as calls from '@portal/contract/house/house-api-keys'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { createKey, revokeKey } from '../../accounts/api-keys/commands.ts'
import { keysOf } from '../../accounts/api-keys/queries.ts'
import { commandContext } from '../../plugins/access.ts'

const contextOf = (request: FastifyRequest) => ({ ...commandContext(request), companyId: null })

export const houseApiKeyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.listHouseApiKeys,
    handler: () => keysOf(app.db, app.env, null, app.clock.now()),
  })
  app.route({
    ...calls.createHouseApiKey,
    handler: async (request, reply) => {
      reply.code(201)
      return createKey(contextOf(request), request.body)
    },
  })
  app.route({
    ...calls.revokeHouseApiKey,
    handler: (request) => revokeKey(contextOf(request), request.params.id),
  })
}
