import {
  listMails,
  readMail,
  readOutboxState,
  sendAllMailsAgain,
  sendMailAgain,
  sendTestMail,
} from '@portal/contract/house/mails'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { audit } from '../../audit/audit.ts'
import { keyFor } from '../../credentials/secrets.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { mailEntry, queueTestMail, sendAgain, sendAllAgain } from './commands.ts'
import { outboxOf, outboxStateOf, readableMail, shownMail } from './queries.ts'

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
    ...readMail,
    handler: async (request) => {
      const { id } = request.params
      const mail = await readableMail(app.db, keyFor(app.env.SECRET_KEY, 'mail'), id)
      await audit(app.db, mailEntry(commandContext(request), 'mail-read', id))
      return mail
    },
  })

  app.route({
    ...sendMailAgain,
    handler: async (request) => shownMail(await sendAgain(commandContext(request), request.params.id)),
  })

  app.route({ ...readOutboxState, handler: () => outboxStateOf(app.db, app.clock.now()) })

  app.route({
    ...sendTestMail,
    handler: async (request) => {
      const { id, email } = accountOf(request)
      await limitBy(request, 'test-mail', String(id), { limit: 10, minutes: 60 })
      return shownMail(await queueTestMail(commandContext(request), email))
    },
  })

  app.route({
    ...sendAllMailsAgain,
    handler: (request) => sendAllAgain(commandContext(request)),
  })
}
