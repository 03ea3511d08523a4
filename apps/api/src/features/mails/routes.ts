import { listMails, readOutboxState, sendAllMailsAgain, sendMailAgain } from '@portal/contract/mails'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { sendAgain, sendAllAgain } from './commands.ts'
import { outboxOf, outboxStateOf, shownMail } from './queries.ts'

export const mailRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listMails,
    handler: async (request, reply) => {
      const { total, mails } = await outboxOf(app.db, request.query)
      reply.header('x-total-count', total)
      return mails
    },
  })

  app.route({
    ...sendMailAgain,
    handler: async (request) =>
      shownMail(await sendAgain(app.db, request.params.id, accountOf(request).id, app.clock.now())),
  })

  app.route({ ...readOutboxState, handler: () => outboxStateOf(app.db, app.clock.now()) })

  app.route({
    ...sendAllMailsAgain,
    handler: (request) => sendAllAgain(app.db, accountOf(request).id, app.clock.now()),
  })
}
