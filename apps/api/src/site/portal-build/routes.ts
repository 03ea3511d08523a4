import { readPortalBuild } from '@portal/contract/site/portal-build'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { buildOf } from '../../build.ts'

export const portalBuildRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...readPortalBuild, handler: async () => buildOf(app.env) })
}
