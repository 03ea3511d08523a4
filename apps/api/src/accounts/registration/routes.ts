import {
  announceRegistration,
  checkPartnerNumber,
  registerDealer,
  requestVerificationMail,
  verifyEmail,
  verifyEmailWithoutToken,
} from '@portal/contract/accounts/registration'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitByNetwork } from '../../http/rate-limit.ts'
import { visitorContext } from '../../plugins/access.ts'
import { cookieName, cookieOptions } from '../../plugins/session.ts'
import { announce, registerAccount, renewVerification, verifyAddress } from './commands.ts'
import { partnerKindOf } from './queries.ts'

export const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  /** Proves that this browser made the registration it announces. */
  const receipt = cookieName(app.env, 'registration')

  app.route({
    ...checkPartnerNumber,
    handler: async (request) => {
      await limitByNetwork(request, 'partner-number', { limit: 10, minutes: 60 })
      const { partner_number, email } = request.query
      return { handelTyp: await partnerKindOf(app.db, partner_number, email) }
    },
  })

  app.route({
    ...registerDealer,
    handler: async (request, reply) => {
      await limitByNetwork(request, 'registration', { limit: 5, minutes: 60 })
      const token = await registerAccount(visitorContext(request), request.body)
      if (token) reply.setCookie(receipt, token, { ...cookieOptions(app.env), maxAge: 3600 })
      reply.code(201)
    },
  })

  app.route({
    ...announceRegistration,
    handler: async (request, reply) => {
      await limitByNetwork(request, 'announce', { limit: 5, minutes: 60 })
      await announce(app.db, app.env, request.cookies[receipt] ?? '', app.clock.now())
      reply.clearCookie(receipt, cookieOptions(app.env))
    },
  })

  app.route({
    ...requestVerificationMail,
    handler: async (request) => {
      await limitByNetwork(request, 'verification-mail', { limit: 5, minutes: 60 })
      await renewVerification(app.db, app.env, request.body.email, app.clock.now())
    },
  })

  app.route({
    ...verifyEmail,
    handler: async (request) => {
      await limitByNetwork(request, 'verify-email', { limit: 60, minutes: 15 })
      return verifyAddress(visitorContext(request), request.params.token)
    },
  })

  app.route({
    ...verifyEmailWithoutToken,
    handler: async () => ({ status: 'NO_TOKEN_PROVIDED' as const, partnernumberExistent: false }),
  })
}
