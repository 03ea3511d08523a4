import * as calls from '@portal/contract/sale/claims'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { claimsOf } from '../claims/queries.ts'
import { fileClaim } from './commands.ts'
import { claimForm } from './queries.ts'

export const claimFilingRoutes: FastifyPluginAsyncZod = async (app) => {
  const rules = () => ({ env: app.env, now: app.clock.now() })

  app.route({
    ...calls.readClaimForm,
    handler: (request) =>
      claimForm({ db: app.db, pool: app.pool, ...rules() }, accountOf(request), request.params.id),
  })

  app.route({
    ...calls.fileClaim,
    handler: async (request) => {
      const { id } = request.params
      const account = accountOf(request)
      const context = { ...commandContext(request), account }
      await fileClaim(context, id, request.body, idempotencyKeyOf(request))
      return claimsOf(app.db, account, id, rules())
    },
  })
}
