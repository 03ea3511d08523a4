import {
  addPasskey as addEndpoint,
  listPasskeys,
  removePasskey as removeEndpoint,
  renamePasskey as renameEndpoint,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@portal/contract/accounts/passkeys'
import { deviceName } from '@portal/domain/accounts/device-name'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProblemError } from '../../http/problem.ts'
import { limitBy, limitByNetwork, networkOf } from '../../http/rate-limit.ts'
import { accountOf, commandContext, visitorContext } from '../../plugins/access.ts'
import { deviceTokenOf, startSession } from '../devices/commands.ts'
import {
  addPasskey,
  checkPasskey,
  removePasskey,
  renamePasskey,
  startRegistration,
  startSignIn,
} from './commands.ts'
import { passkeysOf } from './queries.ts'

export const passkeyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...listPasskeys, handler: (request) => passkeysOf(app.db, accountOf(request).id) })

  app.route({
    ...startPasskey,
    handler: async (request) => {
      const { id, login } = accountOf(request)
      if (!request.session) throw new ProblemError('unauthenticated')
      await limitBy(request, 'passkey', String(id), { limit: 20, minutes: 30 })
      const { authenticatedAt } = request.session
      return startRegistration(commandContext(request), { login, authenticatedAt })
    },
  })

  app.route({
    ...addEndpoint,
    handler: async (request, reply) => {
      const { email } = accountOf(request)
      const name = deviceName(request.headers['user-agent'] ?? '')
      const passkey = await addPasskey(commandContext(request), { email, name, answer: request.body })
      return reply.code(201).send(passkey)
    },
  })

  app.route({
    ...renameEndpoint,
    handler: (request) => renamePasskey(commandContext(request), request.params.id, request.body.name),
  })

  app.route({
    ...removeEndpoint,
    handler: (request) => removePasskey(commandContext(request), request.params.id, accountOf(request).email),
  })

  app.route({
    ...startPasskeySignIn,
    handler: async (request) => {
      // Each visit of the login page asks once, and many people may share a network.
      await limitByNetwork(request, 'passkey-options', { limit: 300, minutes: 10 })
      return startSignIn(visitorContext(request))
    },
  })

  app.route({
    ...signInByPasskey,
    handler: async (request, reply) => {
      // Those of known passkeys are counted by their account too.
      await limitByNetwork(request, 'passkey-sign-in', { limit: 100, minutes: 30 })
      const { answer, rememberMe } = request.body
      const admitted = await checkPasskey(visitorContext(request), {
        answer,
        network: networkOf(request.ip),
        deviceToken: deviceTokenOf(request),
      })
      await startSession(request, reply, { ...admitted, rememberMe })
    },
  })
}
