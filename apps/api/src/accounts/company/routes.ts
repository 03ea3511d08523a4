import * as calls from '@portal/contract/accounts/company'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProblemError } from '../../http/problem.ts'
import { accountOf, commandContext, holderOf } from '../../plugins/access.ts'
import { changeRole, chooseCompany, demandSecondFactor, leaveCompany, removePerson } from './commands.ts'
import { companiesOf, companyOf } from './queries.ts'

const contextOf = (request: FastifyRequest) => ({
  ...commandContext(request),
  companyId: holderOf(accountOf(request)),
})

export const companyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...calls.listCompanies, handler: (request) => companiesOf(app.db, accountOf(request)) })
  app.route({
    ...calls.chooseCompany,
    handler: async (request) => {
      const { session, body } = request
      if (!session) throw new ProblemError('unauthenticated')
      await chooseCompany(app.db, session.tokenHash, accountOf(request).id, body.id)
    },
  })
  app.route({
    ...calls.readCompany,
    handler: (request) => companyOf(app.db, accountOf(request), app.clock.now()),
  })
  app.route({
    ...calls.demandSecondFactor,
    handler: (request) => demandSecondFactor(contextOf(request), request.body.ownersNeedSecondFactor),
  })
  app.route({
    ...calls.leaveCompany,
    handler: (request) => leaveCompany(contextOf(request)),
  })
  app.route({
    ...calls.changeRole,
    handler: (request) => changeRole(contextOf(request), request.params.id, request.body.role),
  })
  app.route({
    ...calls.removePerson,
    handler: (request) => removePerson(contextOf(request), request.params.id),
  })
}
