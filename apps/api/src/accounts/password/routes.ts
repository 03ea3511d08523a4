import { changePassword, finishPasswordReset, requestPasswordReset } from '@portal/contract/accounts/password'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProblemError } from '../../http/problem.ts'
import { limitByNetwork, networkOf } from '../../http/rate-limit.ts'
import { accountOf, visitorContext } from '../../plugins/access.ts'
import { openSession } from '../../plugins/session.ts'
import { changeOwnPassword, finishReset, requestReset } from './commands.ts'

export const passwordRoutes: FastifyPluginAsyncZod = async (app) => {
  // Older clients send the bare address as text (P-08); the XSRF header still prevents cross-site forms.
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) => {
    done(null, body)
  })

  app.route({
    ...requestPasswordReset,
    handler: async (request) => {
      await limitByNetwork(request, 'reset', { limit: 5, minutes: 60 })
      await requestReset(visitorContext(request), request.body)
    },
  })

  app.route({
    ...finishPasswordReset,
    handler: async (request) => {
      await limitByNetwork(request, 'reset-finish', { limit: 20, minutes: 15 })
      const { key, newPassword } = request.body
      await finishReset(visitorContext(request), key, newPassword, networkOf(request.ip))
    },
  })

  app.route({
    ...changePassword,
    handler: async (request, reply) => {
      const { id, company } = accountOf(request)
      if (!request.session) throw new ProblemError('unauthenticated')
      const { authenticatedAt, remembered } = request.session
      await changeOwnPassword(visitorContext(request), { accountId: id, authenticatedAt, ...request.body })
      await openSession(app.db, request, reply, { accountId: id, remembered, dealerId: company?.id })
    },
  })
}
