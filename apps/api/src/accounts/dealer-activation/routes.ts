import {
  type ActivationRequest,
  decideOnApplication,
  listApplications,
  putDealerActivation,
  readApplication,
  recordTradeRegistration,
  reviewPaper,
  setDealerActivation,
  viewPaper,
} from '@portal/contract/accounts/dealer-activation'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actedBy, audit } from '../../audit/audit.ts'
import { asDownload, sandboxed } from '../../http/downloads.ts'
import { ProblemError } from '../../http/problem.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { commandContext } from '../../plugins/access.ts'
import { activateDealer, deactivateDealer, decide, judgePaper, setTradeRegistrationDate } from './commands.ts'
import { applicationById, applicationsOf, readerMark } from './queries.ts'
import { shownBytes } from './view.ts'

export const dealerActivationRoutes: FastifyPluginAsyncZod = async (app) => {
  async function activate(
    request: FastifyRequest,
    { username, partnernumber, aktivieren }: ActivationRequest,
  ) {
    const context = commandContext(request)
    await limitBy(request, 'activation', String(context.actorId), { limit: 120, minutes: 60 })
    const dealer = await app.db.dealer.findFirst({ where: { account: { login: username } } })
    if (!dealer) throw new ProblemError('dealer-unknown')
    if (aktivieren) await activateDealer(context, dealer.accountId, partnernumber)
    else await deactivateDealer(context, dealer.accountId)
    const { login, activated, partner_number } = await applicationById(app.db, dealer.accountId, context.now)
    return { login, activated, partner_number }
  }

  app.route({ ...setDealerActivation, handler: (request) => activate(request, request.query) })
  app.route({ ...putDealerActivation, handler: (request) => activate(request, request.query) })

  app.route({
    ...listApplications,
    handler: async (request, reply) => {
      const { total, entries } = await applicationsOf(app.db, request.query, app.clock.now())
      reply.header('x-total-count', total)
      return entries
    },
  })

  app.route({
    ...readApplication,
    handler: (request) => applicationById(app.db, request.params.id, app.clock.now()),
  })

  app.route({
    ...viewPaper,
    handler: async (request, reply) => {
      const context = commandContext(request)
      const { actorId, now } = context
      const { id: accountId, documentId: id } = request.params
      const paper = await app.db.dealerDocument.findFirst({ where: { id, accountId } })
      if (!paper) throw new ProblemError('not-found')
      await audit(app.db, { ...actedBy(context), action: 'paper-viewed', subject: `paper:${id}` })
      const mark = request.query.marked ? await readerMark(app.db, actorId, now) : undefined
      const { contentType, bytes } = await shownBytes(app.env, app.files.documents, paper, mark)
      return asDownload(sandboxed(reply), paper.name, contentType).send(bytes)
    },
  })

  app.route({
    ...reviewPaper,
    handler: async (request) => {
      const { id, documentId } = request.params
      await judgePaper(commandContext(request), id, documentId, request.body)
      return applicationById(app.db, id, app.clock.now())
    },
  })

  app.route({
    ...recordTradeRegistration,
    handler: async (request) => {
      const { id } = request.params
      await setTradeRegistrationDate(commandContext(request), id, request.body.tradeRegistrationDate)
      return applicationById(app.db, id, app.clock.now())
    },
  })

  app.route({
    ...decideOnApplication,
    handler: async (request) => {
      const { id } = request.params
      await decide(commandContext(request), id, request.body)
      return applicationById(app.db, id, app.clock.now())
    },
  })
}
