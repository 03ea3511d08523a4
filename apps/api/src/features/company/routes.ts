import * as calls from '@portal/contract/company'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProblemError } from '../../http/problem.ts'
import { accountOf, holderOf } from '../../plugins/access.ts'
import { changeRole, chooseCompany, leaveCompany, type OwnerDesk, removePerson } from './commands.ts'
import { companiesOf, companyOf } from './queries.ts'

const deskOf = (request: FastifyRequest): OwnerDesk => {
  const { db, env, clock } = request.server
  const account = accountOf(request)
  const context = { db, env, now: clock.now(), requestId: request.id }
  return { ...context, companyId: holderOf(account), actorId: account.id }
}

export const companyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...calls.listCompanies, handler: (request) => companiesOf(app.db, accountOf(request)) })
  app.route({
    ...calls.chooseCompany,
    handler: async (request, reply) => {
      const { session, body } = request
      if (!session) throw new ProblemError('unauthenticated')
      await chooseCompany(app.db, session.tokenHash, accountOf(request).id, body.id)
      return reply.code(204).send()
    },
  })
  app.route({
    ...calls.readCompany,
    handler: (request) => companyOf(app.db, accountOf(request), app.clock.now()),
  })
  app.route({
    ...calls.leaveCompany,
    handler: async (request, reply) => {
      await leaveCompany(deskOf(request))
      return reply.code(204).send()
    },
  })
  app.route({
    ...calls.changeRole,
    handler: async (request, reply) => {
      await changeRole(deskOf(request), request.params.id, request.body.role)
      return reply.code(204).send()
    },
  })
  app.route({
    ...calls.removePerson,
    handler: async (request, reply) => {
      await removePerson(deskOf(request), request.params.id)
      return reply.code(204).send()
    },
  })
}
