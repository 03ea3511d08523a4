import * as calls from '@portal/contract/company'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf, holderOf } from '../../plugins/access.ts'
import { invite, resend, withdraw } from './commands.ts'

const perCompany = { limit: 30, minutes: 24 * 60 }

export const companyInvitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const deskOf = (request: FastifyRequest) => {
    const account = accountOf(request)
    const context = { db: app.db, env: app.env, now: app.clock.now(), requestId: request.id }
    return { ...context, companyId: holderOf(account), actorId: account.id }
  }
  const limit = (request: FastifyRequest) =>
    limitBy(request, 'company-invitation-mail', String(holderOf(accountOf(request))), perCompany)

  app.route({
    ...calls.invitePerson,
    handler: async (request, reply) => {
      await limit(request)
      return reply.code(201).send(await invite(deskOf(request), request.body))
    },
  })
  app.route({
    ...calls.resendInvitation,
    handler: async (request, reply) => {
      await limit(request)
      await resend(deskOf(request), request.params.id)
      return reply.code(204).send()
    },
  })
  app.route({
    ...calls.withdrawInvitation,
    handler: async (request, reply) => {
      await withdraw(deskOf(request), request.params.id)
      return reply.code(204).send()
    },
  })
}
