import { login, logout, logoutEverywhere } from '@portal/contract/accounts/auth'
import { isAdministrator } from '@portal/domain/accounts/roles'
import { normalEmail } from '@portal/domain/values/email-address'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { audit } from '../../audit/audit.ts'
import { endPushOn } from '../../buyer/push/commands.ts'
import { networkOf } from '../../http/rate-limit.ts'
import { accountOf } from '../../plugins/access.ts'
import {
  clearSessionCookie,
  cookieName,
  cookieOptions,
  deviceOf,
  endSession,
  endSessionsOf,
  openSession,
} from '../../plugins/session.ts'
import { checkLogin, rememberDevice } from './commands.ts'

/** The maximum lifetime of a cookie in browsers. */
const deviceDays = 400

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  const device = cookieName(app.env, 'device')

  app.route({
    ...login,
    handler: async (request, reply) => {
      const { username, password, rememberMe, code } = request.body
      const now = app.clock.now()
      const { account, isKnownDevice } = await checkLogin(
        { db: app.db, env: app.env, now },
        {
          login: normalEmail(username),
          password,
          code,
          network: networkOf(request.ip),
          deviceToken: request.cookies[device],
        },
      )
      await openSession(app.db, request, reply, {
        accountId: account.id,
        remembered: rememberMe && !isAdministrator(account),
      })
      if (!isKnownDevice) {
        await endPushOn(app.db, deviceOf(request))
        const token = await rememberDevice({ db: app.db, env: app.env, now }, account)
        reply.setCookie(device, token, { ...cookieOptions(app.env), maxAge: deviceDays * 86_400 })
      }
      await audit(app.db, { actorId: account.id, action: 'login', subject: `account:${account.id}`, at: now })
    },
  })

  app.route({
    ...logout,
    handler: async (request, reply) => {
      if (request.session) await endSession(app.db, request.session.tokenHash)
      await endPushOn(app.db, deviceOf(request))
      clearSessionCookie(request, reply)
      reply.header('clear-site-data', '"cache"')
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
