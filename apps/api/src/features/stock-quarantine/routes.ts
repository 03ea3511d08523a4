import { decideQuarantine, listQuarantine } from '@portal/contract/stock-quarantine'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { decide } from './commands.ts'
import { openEntries } from './queries.ts'

type Options = { databaseUrl: string }

export const stockQuarantineRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({ ...listQuarantine, handler: () => openEntries(app.db, app.clock.now()) })

  app.route({
    ...decideQuarantine,
    handler: async (request) => {
      const { id: accountId } = accountOf(request)
      const now = app.clock.now()
      await decide(app.db, request.params.id, request.body, { databaseUrl, accountId, now })
      return openEntries(app.db, now)
    },
  })
}
