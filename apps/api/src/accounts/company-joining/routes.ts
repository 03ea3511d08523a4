import * as calls from '@portal/contract/accounts/company-invitations'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProblemError } from '../../http/problem.ts'
import { limitByNetwork } from '../../http/rate-limit.ts'
import { accountOf } from '../../plugins/access.ts'
import { openSession } from '../../plugins/session.ts'
import { receivedInvitation } from '../company-invitations/queries.ts'
import { accept, joinWithNewAccount } from './commands.ts'

export const companyJoiningRoutes: FastifyPluginAsyncZod = async (app) => {
  const joiningBy = ({ id: requestId, params: { token } }: FastifyRequest<{ Params: { token: string } }>) => {
    const { db, env, clock } = app
    return { db, env, now: clock.now(), requestId, token }
  }
  const limit = (request: FastifyRequest) =>
    limitByNetwork(request, 'company-invitation', { limit: 60, minutes: 15 })

  app.route({
    ...calls.readInvitation,
    handler: async (request) => {
      await limit(request)
      return receivedInvitation(app.db, request.params.token, app.clock.now())
    },
  })
  app.route({
    ...calls.acceptInvitation,
    handler: async (request) => {
      const { session } = request
      if (!session) throw new ProblemError('unauthenticated')
      await limit(request)
      await accept(joiningBy(request), accountOf(request), session.tokenHash)
    },
  })
  app.route({
    ...calls.joinByInvitation,
    handler: async (request, reply) => {
      await limit(request)
      const accountId = await joinWithNewAccount(joiningBy(request), request.body)
      await openSession(app.db, request, reply, { accountId, remembered: false })
    },
  })
}
