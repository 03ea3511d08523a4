import * as calls from '@portal/contract/house/refunds'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { commandContext } from '../../plugins/access.ts'
import { housePurchasePayments } from '../bank-entries/queries.ts'
import { recordRefund, undoRefund } from './commands.ts'
import { dueRefunds } from './queries.ts'

export const houseRefundRoutes: FastifyPluginAsyncZod = async (app) => {
  const answer = (id: string) => housePurchasePayments(app.db, id, app.clock.now())

  app.route({ ...calls.listDueRefunds, handler: () => dueRefunds(app.db, app.clock.now()) })

  app.route({
    ...calls.recordRefund,
    handler: async (request) => {
      const { id } = request.params
      await recordRefund(commandContext(request), id, request.body)
      return answer(id)
    },
  })

  app.route({
    ...calls.undoRefund,
    handler: async (request) => {
      const { id, refundId } = request.params
      await undoRefund(commandContext(request), id, refundId)
      return answer(id)
    },
  })
}
