import { recordConsent } from '@portal/contract/site/consents'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitByNetwork } from '../../http/rate-limit.ts'
import { storeDecision } from './commands.ts'

const perNetwork = { limit: 60, minutes: 60 }

export const consentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...recordConsent,
    handler: async (request, reply) => {
      await limitByNetwork(request, 'consent', perNetwork)
      return reply.code(201).send(await storeDecision(app.db, request.body, app.clock.now()))
    },
  })
}
