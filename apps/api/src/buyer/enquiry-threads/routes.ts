import { readOwnEnquiry, replyToEnquiry as reply } from '@portal/contract/buyer/enquiry-threads'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { limitByNetwork } from '../../http/rate-limit.ts'
import { accountOf } from '../../plugins/access.ts'
import { replyToEnquiry } from './commands.ts'
import { ownThreadOf } from './queries.ts'

const perNetwork = { limit: 60, minutes: 60 }

export const enquiryThreadRoutes: FastifyPluginAsyncZod = async (app) => {
  const shown = (request: FastifyRequest, id: string) =>
    inLanguage(languageOf(request), () => ownThreadOf(app.db, accountOf(request).id, id))

  app.route({
    ...readOwnEnquiry,
    handler: (request) => shown(request, request.params.id),
  })

  app.route({
    ...reply,
    handler: async (request) => {
      await limitByNetwork(request, 'enquiry-reply', perNetwork)
      const { id: authorId } = accountOf(request)
      await replyToEnquiry(app.db, app.env, {
        ...{ publicId: request.params.id, authorId, text: request.body.text, now: app.clock.now() },
        idempotencyKey: idempotencyKeyOf(request),
      })
      return shown(request, request.params.id)
    },
  })
}
