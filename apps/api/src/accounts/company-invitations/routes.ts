import * as calls from '@portal/contract/accounts/company'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf, commandContext, holderOf } from '../../plugins/access.ts'
import { invite, resend, withdraw } from './commands.ts'

const perCompany = { limit: 30, minutes: 24 * 60 }

export const companyInvitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const contextOf = (request: FastifyRequest) => ({
    ...commandContext(request),
    companyId: holderOf(accountOf(request)),
  })
  const limit = (request: FastifyRequest) =>
    limitBy(request, 'company-invitation-mail', String(holderOf(accountOf(request))), perCompany)

  app.route({
    ...calls.invitePerson,
    handler: async (request, reply) => {
      await limit(request)
      return reply.code(201).send(await invite(contextOf(request), request.body))
    },
  })
  app.route({
    ...calls.resendInvitation,
    handler: async (request) => {
      await limit(request)
      await resend(contextOf(request), request.params.id)
    },
  })
  app.route({
    ...calls.withdrawInvitation,
    handler: (request) => withdraw(contextOf(request), request.params.id),
  })
}
