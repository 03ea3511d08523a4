import * as calls from '@portal/contract/sale/approvals'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { decideApproval } from './commands.ts'
import { ownApproval } from './queries.ts'

export const approvalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.readApproval,
    handler: (request) => ownApproval(app.db, accountOf(request), request.params.id, app.clock.now()),
  })
  app.route({
    ...calls.decideApproval,
    handler: async (request) => {
      const account = accountOf(request)
      const { id } = request.params
      await decideApproval(commandContext(request), account, id, request.body)
      return ownApproval(app.db, account, id, app.clock.now())
    },
  })
}
