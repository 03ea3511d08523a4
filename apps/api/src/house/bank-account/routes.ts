import * as calls from '@portal/contract/house/bank-account'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { confirmAccount, proposeAccount, refuseAccount } from './commands.ts'
import { bankAccountFor } from './queries.ts'

export const bankAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const shownTo = (request: FastifyRequest) => bankAccountFor(app.db, accountOf(request).id)

  app.route({ ...calls.readBankAccount, handler: shownTo })

  app.route({
    ...calls.proposeBankAccount,
    handler: async (request) => {
      await proposeAccount(commandContext(request), request.body)
      return shownTo(request)
    },
  })

  app.route({
    ...calls.confirmBankAccount,
    handler: async (request) => {
      await confirmAccount(commandContext(request), request.params.id, request.body.iban)
      return shownTo(request)
    },
  })

  app.route({
    ...calls.refuseBankAccount,
    handler: async (request) => {
      await refuseAccount(commandContext(request), request.params.id)
      return shownTo(request)
    },
  })
}
