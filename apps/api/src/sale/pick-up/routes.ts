import * as calls from '@portal/contract/sale/pick-up'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inLanguage, languageOf } from '../../http/language.ts'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import { callOffPickUp, namePickUp, renewPass } from './commands.ts'
import { listedCarriers, passByToken, pickUpOf } from './queries.ts'

export const pickUpRoutes: FastifyPluginAsyncZod = async (app) => {
  const context = () => ({ db: app.db, env: app.env, now: app.clock.now() })
  const answer = (request: FastifyRequest, id: string) =>
    inLanguage(languageOf(request), () => pickUpOf(context(), accountOf(request), id))
  const checkRight = (request: FastifyRequest, id: string) =>
    ownPurchaseId(app.db, accountOf(request), id, 'pick-up')

  app.route({ ...calls.readPickUp, handler: (request) => answer(request, request.params.id) })

  app.route({ ...calls.listCarriers, handler: () => listedCarriers(app.db, app.clock.now()) })

  app.route({
    ...calls.namePickUp,
    handler: async (request) => {
      const { id } = request.params
      await checkRight(request, id)
      await namePickUp(commandContext(request), id, request.body)
      return answer(request, id)
    },
  })

  app.route({
    ...calls.renewPass,
    handler: async (request) => {
      const { id } = request.params
      await checkRight(request, id)
      await renewPass(commandContext(request), id)
      return answer(request, id)
    },
  })

  app.route({
    ...calls.callOffPickUp,
    handler: async (request) => {
      const { id } = request.params
      await checkRight(request, id)
      await callOffPickUp(commandContext(request), id)
      return answer(request, id)
    },
  })

  app.route({
    ...calls.readPass,
    handler: (request, reply) => {
      void reply.header('cache-control', 'private, no-store')
      return passByToken(context(), request.body.token)
    },
  })
}
