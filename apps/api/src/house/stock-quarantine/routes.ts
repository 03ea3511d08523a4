import { decideQuarantine, listQuarantine } from '@portal/contract/house/stock-quarantine'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { findingsIn, languageOf } from '../../http/language.ts'
import { commandContext } from '../../plugins/access.ts'
import { decide } from './commands.ts'
import { openEntries } from './queries.ts'

type Options = { databaseUrl: string }

export const stockQuarantineRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...listQuarantine,
    handler: async (request) => findingsIn(languageOf(request), await openEntries(app.db, app.clock.now())),
  })

  app.route({
    ...decideQuarantine,
    handler: async (request) => {
      const context = commandContext(request)
      await decide({ ...context, databaseUrl }, request.params.id, request.body)
      return findingsIn(languageOf(request), await openEntries(app.db, context.now))
    },
  })
}
