import { login, logout, logoutEverywhere } from '@portal/contract/accounts/auth'
import { normalEmail } from '@portal/domain/values/email-address'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endPushOn } from '../../buyer/push/commands.ts'
import { networkOf } from '../../http/rate-limit.ts'
import { accountOf, visitorContext } from '../../plugins/access.ts'
import { clearSessionCookie, deviceOf, endSession, endSessionsOf } from '../../plugins/session.ts'
import { deviceTokenOf, startSession } from '../devices/commands.ts'
import { providerLogoutUrl } from '../provider-logout/queries.ts'
import { checkLogin } from './commands.ts'

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...login,
    handler: async (request, reply) => {
      const { username, password, rememberMe, code } = request.body
      const admitted = await checkLogin(visitorContext(request), {
        login: normalEmail(username),
        password,
        code,
        network: networkOf(request.ip),
        deviceToken: deviceTokenOf(request),
      })
      await startSession(request, reply, { ...admitted, rememberMe })
    },
  })

  app.route({
    ...logout,
    handler: async (request, reply) => {
      const tokenHash = request.session?.tokenHash
      const url = tokenHash === undefined ? null : await providerLogoutUrl(app.db, app.env, tokenHash)
      if (tokenHash !== undefined) await endSession(app.db, tokenHash)
      await endPushOn(app.db, deviceOf(request))
      clearSessionCookie(request, reply)
      reply.header('clear-site-data', '"cache"')
      return url === null ? reply.code(204).send() : reply.code(200).send({ url })
    },
  })

  app.route({
    ...logoutEverywhere,
    handler: async (request, reply) => {
      await endSessionsOf(app.db, accountOf(request).id)
      clearSessionCookie(request, reply)
      reply.header('clear-site-data', '"cache"')
    },
  })
}
