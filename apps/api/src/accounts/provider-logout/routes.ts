import { endByProvider as endpoint } from '@portal/contract/accounts/provider-sign-in'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitByNetwork } from '../../http/rate-limit.ts'
import { visitorContext } from '../../plugins/access.ts'
import { endByProvider } from './commands.ts'

export const providerLogoutRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 32 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.route({
    ...endpoint,
    handler: async (request) => {
      await limitByNetwork(request, 'provider-logout', { limit: 600, minutes: 10 })
      await endByProvider(visitorContext(request), request.body.logout_token)
    },
  })
}
