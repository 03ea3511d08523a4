import * as calls from '@portal/contract/house/house-dealers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { checkVatIdAgain, confirmNumbers, confirmVatIdByHand } from '../../accounts/vat-checks/commands.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { commandContext } from '../../plugins/access.ts'
import {
  changeCompany,
  changeDealerState,
  changePersonEmail,
  noteOnDealer,
  resetPersonSecondFactor,
  unlockPerson,
} from './commands.ts'
import { dealerEvents, houseDealer, houseDealers } from './queries.ts'

export const houseDealerRoutes: FastifyPluginAsyncZod = async (app) => {
  const shown = (id: number) => houseDealer(app.db, id, app.clock.now())

  app.route({
    ...calls.listHouseDealers,
    handler: async (request, reply) => {
      const { total, entries } = await houseDealers(app.db, request.query)
      return reply.header('x-total-count', total).send(entries)
    },
  })

  app.route({ ...calls.readHouseDealer, handler: (request) => shown(request.params.id) })

  app.route({
    ...calls.listDealerEvents,
    handler: async (request, reply) => {
      const { total, events } = await dealerEvents(app.db, request.params.id, request.query)
      return reply.header('x-total-count', total).send(events)
    },
  })

  app.route({
    ...calls.noteOnDealer,
    handler: async (request) => {
      await noteOnDealer(
        commandContext(request),
        request.params.id,
        request.body.text,
        idempotencyKeyOf(request),
      )
    },
  })

  app.route({
    ...calls.changeCompany,
    handler: async (request) => {
      await changeCompany(commandContext(request), request.params.id, request.body)
      return shown(request.params.id)
    },
  })

  app.route({
    ...calls.changePersonEmail,
    handler: async (request) => {
      const { id, accountId } = request.params
      await changePersonEmail(commandContext(request), id, accountId, request.body.email)
      return shown(id)
    },
  })

  app.route({
    ...calls.resetPersonSecondFactor,
    handler: async (request) => {
      const { id, accountId } = request.params
      await resetPersonSecondFactor(commandContext(request), id, accountId)
      return shown(id)
    },
  })

  app.route({
    ...calls.endPersonLockout,
    handler: async (request) => {
      const { id, accountId } = request.params
      await unlockPerson(commandContext(request), id, accountId)
      return shown(id)
    },
  })

  app.route({
    ...calls.checkVatIdAgain,
    handler: async (request) => {
      await checkVatIdAgain(commandContext(request), request.params.id)
      return shown(request.params.id)
    },
  })

  app.route({
    ...calls.confirmVatId,
    handler: async (request) => {
      await confirmVatIdByHand(commandContext(request), request.params.id, request.body.reason)
      return shown(request.params.id)
    },
  })

  app.route({
    ...calls.confirmCompanyNumbers,
    handler: async (request) => {
      await confirmNumbers(commandContext(request), request.params.id)
      return shown(request.params.id)
    },
  })

  app.route({
    ...calls.changeDealerState,
    handler: async (request) => {
      await changeDealerState(commandContext(request), request.params.id, request.body)
      return shown(request.params.id)
    },
  })
}
