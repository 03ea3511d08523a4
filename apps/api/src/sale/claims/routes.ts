import * as calls from '@portal/contract/sale/claims'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { accountOf, fileContext } from '../../plugins/access.ts'
import { answerOffer, type CreditClaim, withdrawClaim, writeToClaim } from './commands.ts'
import { claimsOf } from './queries.ts'

export const claimRoutes: FastifyPluginAsyncZod<{ creditClaim: CreditClaim }> = async (
  app,
  { creditClaim },
) => {
  const contextOf = (request: FastifyRequest) => ({
    ...fileContext(request),
    account: accountOf(request),
  })
  const rules = () => ({ env: app.env, now: app.clock.now() })
  const shown = (request: FastifyRequest, id: string) =>
    inLanguage(languageOf(request), () => claimsOf(app.db, accountOf(request), id, rules()))
  const named = ({ id, claimId }: { id: string; claimId: string }) => ({ publicId: id, claimId })

  app.route({ ...calls.listClaims, handler: (request) => shown(request, request.params.id) })

  app.route({
    ...calls.writeToClaim,
    handler: async (request) => {
      const message = { ...request.body, idempotencyKey: idempotencyKeyOf(request) }
      await writeToClaim(contextOf(request), named(request.params), message)
      return shown(request, request.params.id)
    },
  })

  app.route({
    ...calls.answerOffer,
    handler: async (request) => {
      await answerOffer(contextOf(request), named(request.params), request.body, creditClaim)
      return shown(request, request.params.id)
    },
  })

  app.route({
    ...calls.withdrawClaim,
    handler: async (request) => {
      await withdrawClaim(contextOf(request), named(request.params), request.body.version)
      return shown(request, request.params.id)
    },
  })
}
