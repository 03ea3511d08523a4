import { decideOnTerms, readTermsAcceptance } from '@portal/contract/accounts/terms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { recordTermsDecision } from './commands.ts'
import { termsAcceptanceOf } from './queries.ts'

export const termsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readTermsAcceptance,
    handler: (request) => termsAcceptanceOf(app.db, accountOf(request).id, app.env.TERMS_VERSION),
  })

  app.route({
    ...decideOnTerms,
    handler: async (request) => {
      const { id } = accountOf(request)
      const version = app.env.TERMS_VERSION
      await app.db.$transaction((tx) =>
        recordTermsDecision(tx, commandContext(request), request.query.termsofuseagreed, version),
      )
      return termsAcceptanceOf(app.db, id, version)
    },
  })
}
