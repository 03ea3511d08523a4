import {
  createAppointment,
  createEnquiry,
  createJointEnquiry,
  listOwnEnquiries,
  readEnquiryContext,
} from '@portal/contract/buyer/enquiries'
import { mayEnquire } from '@portal/domain/accounts/roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { languageOf } from '../../http/language.ts'
import { ProblemError } from '../../http/problem.ts'
import { limitByNetwork } from '../../http/rate-limit.ts'
import { browserOf } from '../../http/security.ts'
import { accountOf, tierOf } from '../../plugins/access.ts'
import { type Draft, type Sender, sendEnquiry } from './commands.ts'
import { enquiriesOf, enquiryContextOf } from './queries.ts'

const perNetwork = { limit: 30, minutes: 60 }

const callerOf = (request: FastifyRequest) =>
  request.account ? `account:${request.account.id}` : `browser:${browserOf(request)}`

/** Readers and accountants cannot send enquiries for their company; visitors and applicants can. */
function refuseReaders({ account }: FastifyRequest) {
  if (!mayEnquire(account)) throw new ProblemError('forbidden')
}

const senderOf = (request: FastifyRequest): Sender => ({
  accountId: request.account?.id ?? null,
  companyId: request.account?.company?.id ?? null,
  caller: callerOf(request),
  tier: tierOf(request),
  language: languageOf(request),
  idempotencyKey: idempotencyKeyOf(request),
  now: request.server.clock.now(),
})

export const enquiryRoutes: FastifyPluginAsyncZod = async (app) => {
  async function send(request: FastifyRequest, reply: FastifyReply, draft: Draft) {
    await limitByNetwork(request, 'enquiry', perNetwork)
    return reply.code(201).send(await sendEnquiry(app.db, draft, senderOf(request), app.env))
  }

  app.route({
    ...createEnquiry,
    handler: (request, reply) => {
      refuseReaders(request)
      return send(request, reply, { kind: 'enquiry', body: request.body })
    },
  })
  app.route({
    ...createJointEnquiry,
    handler: (request, reply) => send(request, reply, { kind: 'enquiry', body: request.body }),
  })
  app.route({
    ...createAppointment,
    handler: (request, reply) => {
      refuseReaders(request)
      return send(request, reply, { kind: 'appointment', body: request.body })
    },
  })
  app.route({
    ...listOwnEnquiries,
    handler: async (request, reply) => {
      const { total, rows } = await enquiriesOf(app.db, accountOf(request).id, request.query)
      return reply.header('x-total-count', total).send(rows)
    },
  })
  app.route({
    ...readEnquiryContext,
    handler: (request) => enquiryContextOf(app.db, accountOf(request).id, request.query.gwnummer),
  })
}
