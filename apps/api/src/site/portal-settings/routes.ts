import { readPageText, readPortalSettings } from '@portal/contract/site/portal-settings'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { manifestOf, portalSettingsOf } from './view.ts'

const pageTexts = {
  imprint: 'PAGE_TEXT_IMPRINT',
  privacy: 'PAGE_TEXT_PRIVACY',
  accessibility: 'PAGE_TEXT_ACCESSIBILITY',
  terms: 'PAGE_TEXT_TERMS',
  guarantee: 'PAGE_TEXT_GUARANTEE',
} as const

export const portalSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readPortalSettings,
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return portalSettingsOf(app.env)
    },
  })
  app.route({
    ...readPageText,
    handler: ({ params }) => ({ text: app.env[pageTexts[params.page]] }),
  })
  app.get('/manifest.webmanifest', { config: { access: 'public' } }, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestOf(app.env))),
  )
}
