import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { securityText } from './view.ts'

/** Where to report a vulnerability (RFC 9116). */
export const securityContactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/.well-known/security.txt', { config: { access: 'public' } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText(app.env, app.clock.now())),
  )
}
