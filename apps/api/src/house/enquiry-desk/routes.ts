import {
  answerEnquiry as answer,
  changeEnquiry as change,
  listEnquiries,
  noteOnEnquiry as note,
  readEnquiry,
  readEnquiryDesk,
} from '@portal/contract/house/enquiry-desk'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { languageOf } from '../../http/language.ts'
import { commandContext } from '../../plugins/access.ts'
import { answerEnquiry, changeEnquiry, type EnquiryActor, noteOnEnquiry } from './commands.ts'
import { enquiryDesk, enquiryEntries, houseEnquiry } from './queries.ts'

export const enquiryDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  const acting = (request: FastifyRequest, publicId: string): EnquiryActor => ({
    publicId,
    ...commandContext(request),
  })
  const shown = (request: FastifyRequest, publicId: string) =>
    houseEnquiry({ db: app.db, env: app.env, now: app.clock.now(), language: languageOf(request) }, publicId)

  app.route({ ...readEnquiryDesk, handler: () => enquiryDesk(app.db, app.clock.now()) })

  app.route({
    ...listEnquiries,
    handler: async (request, reply) => {
      const { total, entries } = await enquiryEntries(app.db, request.query, app.clock.now())
      return reply.header('x-total-count', total).send(entries)
    },
  })

  app.route({ ...readEnquiry, handler: (request) => shown(request, request.params.id) })

  app.route({
    ...change,
    handler: async (request) => {
      const { id } = request.params
      await changeEnquiry(app.db, acting(request, id), request.body)
      return shown(request, id)
    },
  })

  app.route({
    ...answer,
    handler: async (request) => {
      const { id } = request.params
      const context = { db: app.db, disk: app.files.reports, env: app.env }
      const by = { ...acting(request, id), idempotencyKey: idempotencyKeyOf(request) }
      await answerEnquiry(context, by, request.body)
      return shown(request, id)
    },
  })

  app.route({
    ...note,
    handler: async (request) => {
      const { id } = request.params
      const by = { ...acting(request, id), idempotencyKey: idempotencyKeyOf(request) }
      await noteOnEnquiry(app.db, by, request.body.text)
      return shown(request, id)
    },
  })
}
