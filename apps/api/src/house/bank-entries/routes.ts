import * as calls from '@portal/contract/house/bank-statements'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { commandContext } from '../../plugins/access.ts'
import { decide, undoDecision } from './commands.ts'
import {
  bankEntries,
  bankEntry,
  bankEntryCounts,
  housePurchasePayments,
  payablePurchases,
} from './queries.ts'

export const bankEntryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.listBankEntries,
    handler: async (request, reply) => {
      const { total, entries } = await bankEntries(app.db, request.query, app.clock.now())
      return reply.header('x-total-count', total).send(entries)
    },
  })

  app.route({ ...calls.countBankEntries, handler: () => bankEntryCounts(app.db) })

  app.route({
    ...calls.findPayablePurchases,
    handler: (request) => payablePurchases(app.db, request.query.q, app.clock.now()),
  })

  app.route({
    ...calls.decideBankEntry,
    handler: async (request) => {
      const { id } = request.params
      await decide(commandContext(request), id, request.body)
      return bankEntry(app.db, id, app.clock.now())
    },
  })

  app.route({
    ...calls.undoBankEntry,
    handler: async (request) => {
      const { id } = request.params
      await undoDecision(commandContext(request), id, request.body.revision)
      return bankEntry(app.db, id, app.clock.now())
    },
  })

  app.route({
    ...calls.readHousePurchasePayments,
    handler: (request) => housePurchasePayments(app.db, request.params.id, app.clock.now()),
  })
}
