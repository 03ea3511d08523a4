import { readPortalSettings } from '@portal/contract/portal-settings'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { manifestOf, portalSettingsOf } from './view.ts'

export const portalSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readPortalSettings,
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return portalSettingsOf(app.env)
    },
  })
  app.get('/manifest.webmanifest', { config: { access: 'public' } }, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestOf(app.env))),
  )
}
