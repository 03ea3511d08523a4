import * as calls from '@portal/contract/buyer/reservation-approvals'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { decideReservation } from './commands.ts'
import { openReservations } from './queries.ts'

export const reservationApprovalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.listReservationApprovals,
    handler: (request) => openReservations(app.db, accountOf(request), app.clock.now()),
  })
  app.route({
    ...calls.decideReservation,
    handler: async (request) => {
      const account = accountOf(request)
      await decideReservation(commandContext(request), account, request.params.id, request.body.approves)
      return openReservations(app.db, account, app.clock.now())
    },
  })
}
