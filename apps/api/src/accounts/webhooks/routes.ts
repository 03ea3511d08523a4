import * as companyCalls from '@portal/contract/accounts/webhooks'
import { houseWebhookCalls } from '@portal/contract/house/house-webhooks'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf, commandContext, holderOf } from '../../plugins/access.ts'
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  pauseWebhook,
  replay,
  rotateSecret,
  sendTest,
  sendWaiting,
  shownSecret,
} from './commands.ts'
import { deliveriesOf, webhookOf, webhooksOf } from './queries.ts'

/** Events that the owner causes by hand. */
const perCompany = { limit: 60, minutes: 60 }

type Calls = ReturnType<typeof companyCalls.webhookCalls>
type App = Parameters<FastifyPluginAsyncZod>[0]

/**
 * Registers the calls for the addresses of a company, or of the house.
 * @param ownerOf the company of the caller; null = the house
 */
function registerCalls(app: App, calls: Calls, ownerOf: (request: FastifyRequest) => number | null) {
  const contextOf = (request: FastifyRequest) => ({ ...commandContext(request), companyId: ownerOf(request) })
  const shown = (request: FastifyRequest, id: number) =>
    webhookOf(app.db, ownerOf(request), id, app.clock.now())
  const limit = (request: FastifyRequest) =>
    limitBy(request, 'webhook-sent', String(ownerOf(request)), perCompany)

  app.route({
    ...calls.listWebhooks,
    handler: (request) => webhooksOf(app.db, ownerOf(request), app.clock.now()),
  })
  app.route({
    ...calls.addWebhook,
    handler: async (request, reply) => {
      const { id, secret } = await addWebhook(contextOf(request), request.body)
      return reply.code(201).send({ ...(await shown(request, id)), secret })
    },
  })
  app.route({
    ...calls.changeWebhook,
    handler: async (request) => {
      const { id } = request.params
      await changeWebhook(contextOf(request), id, request.body)
      return shown(request, id)
    },
  })
  app.route({
    ...calls.deleteWebhook,
    handler: (request) => deleteWebhook(contextOf(request), request.params.id),
  })
  app.route({
    ...calls.pauseWebhook,
    handler: async (request) => {
      const { id } = request.params
      await pauseWebhook(contextOf(request), id, request.body.isPaused)
      return shown(request, id)
    },
  })
  app.route({
    ...calls.readWebhookSecret,
    handler: async (request) => {
      const { id } = accountOf(request)
      await limitBy(request, 'current-password', String(id), { limit: 5, minutes: 30 })
      return { secret: await shownSecret(contextOf(request), request.params.id, request.body.password) }
    },
  })
  app.route({
    ...calls.rotateWebhookSecret,
    handler: async (request) => {
      const { id } = request.params
      const secret = await rotateSecret(contextOf(request), id)
      return { ...(await shown(request, id)), secret }
    },
  })
  app.route({
    ...calls.testWebhook,
    handler: async (request) => {
      await limit(request)
      await sendTest(contextOf(request), request.params.id)
    },
  })
  app.route({
    ...calls.resendWebhook,
    handler: async (request) => {
      await limit(request)
      await sendWaiting(contextOf(request), request.params.id)
    },
  })
  app.route({
    ...calls.listWebhookDeliveries,
    handler: async (request, reply) => {
      const dealerId = ownerOf(request)
      const { total, deliveries } = await deliveriesOf(
        app.db,
        { dealerId, id: request.params.id },
        request.query,
      )
      reply.header('x-total-count', total)
      return deliveries
    },
  })
  app.route({
    ...calls.replayWebhookDelivery,
    handler: async (request) => {
      await limit(request)
      const { id, deliveryId } = request.params
      await replay(contextOf(request), id, deliveryId)
    },
  })
}

export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  registerCalls(app, companyCalls, (request) => holderOf(accountOf(request)))
  registerCalls(app, houseWebhookCalls, () => null)
}
