import {
  cancelNotification,
  confirmNotification,
  createNotification,
  deleteNotification,
  listNotifications,
  openUnsubscribePage,
  unsubscribeByMail,
  updateNotification,
} from '@portal/contract/search/notifications'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { languageOf } from '../../http/language.ts'
import { limitByNetwork } from '../../http/rate-limit.ts'
import { pageUrl } from '../../mail/letter.ts'
import { accountOf } from '../../plugins/access.ts'
import { cancel, change, confirm, remove, subscribe } from './commands.ts'
import { notificationsOf } from './queries.ts'

const perNetwork = { limit: 20, minutes: 60 }

/** RFC 8058: a mail program posts a form without cookies. Only this call accepts a form, and it ignores the content. */
const mailProgramRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.route({
    ...unsubscribeByMail,
    handler: async (request, reply) => {
      await cancel(app.db, request.params.id, app.clock.now())
      return reply.code(204).send()
    },
  })
}

export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...createNotification,
    handler: async (request, reply) => {
      await limitByNetwork(request, 'notification', perNetwork)
      const made = await subscribe(
        app.db,
        request.body,
        { account: request.account, language: languageOf(request) },
        app.clock.now(),
        app.env,
      )
      return reply.code(201).send(made)
    },
  })
  app.route({
    ...cancelNotification,
    handler: (request) => cancel(app.db, request.params.id, app.clock.now()),
  })
  app.route({
    ...confirmNotification,
    handler: (request) => confirm(app.db, request.params.id, app.clock.now(), app.env),
  })
  app.route({
    ...openUnsubscribePage,
    handler: (request, reply) =>
      reply.redirect(pageUrl(app.env, `/delete-notification/${encodeURIComponent(request.params.id)}`)),
  })
  app.route({ ...listNotifications, handler: (request) => notificationsOf(app.db, accountOf(request).id) })
  app.route({
    ...updateNotification,
    handler: (request) => change(app.db, accountOf(request).id, request.params.id, request.body),
  })
  app.route({
    ...deleteNotification,
    handler: (request) => remove(app.db, accountOf(request).id, request.params.id, app.clock.now()),
  })

  await app.register(mailProgramRoutes)
}
