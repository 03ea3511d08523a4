import {
  confirmSecondFactor,
  enrolSecondFactor,
  eraseAccount,
  exportOwnData,
  readAccount,
  readLastVisit,
  readSecondFactor,
  removeSecondFactor,
  updateProfile,
} from '@portal/contract/account'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf } from '../../plugins/access.ts'
import { clearSessionCookie } from '../../plugins/session.ts'
import { changeSecondFactor, enrol, eraseOwnAccount, updateAccountProfile } from './commands.ts'
import { accountById, lastVisitOf, ownDataOf, secondFactorOf } from './queries.ts'

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...readAccount, handler: (request) => accountById(app.db, accountOf(request).id) })

  app.route({ ...readLastVisit, handler: (request) => lastVisitOf(app.db, accountOf(request).id) })

  app.route({
    ...updateProfile,
    handler: async (request) => {
      const { id } = accountOf(request)
      await updateAccountProfile(app.db, id, request.body)
      return accountById(app.db, id)
    },
  })

  app.route({
    ...readSecondFactor,
    handler: (request) => secondFactorOf(app.db, app.env, accountOf(request).id),
  })

  app.route({
    ...enrolSecondFactor,
    handler: (request) => enrol(app.db, app.env, accountOf(request)),
  })

  for (const [endpoint, action] of [
    [confirmSecondFactor, 'second-factor-confirmed'],
    [removeSecondFactor, 'second-factor-removed'],
  ] as const)
    app.route({
      ...endpoint,
      handler: async (request) => {
        const { id } = accountOf(request)
        await limitBy(request, 'totp', String(id), { limit: 10, minutes: 30 })
        const change = { action, code: request.body.code, now: app.clock.now() }
        await changeSecondFactor(app.db, app.env, id, change)
        return secondFactorOf(app.db, app.env, id)
      },
    })

  app.route({
    ...exportOwnData,
    handler: (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="meine-daten.json"')
      return ownDataOf(app.db, accountOf(request).id)
    },
  })

  app.route({
    ...eraseAccount,
    handler: async (request, reply) => {
      const { id } = accountOf(request)
      await limitBy(request, 'current-password', String(id), { limit: 5, minutes: 30 })
      const papers = await eraseOwnAccount(app.db, app.env, id, request.body.password, app.clock.now())
      for (const storageKey of papers) await app.files.documents.delete(storageKey)
      clearSessionCookie(request, reply)
      reply.code(204)
    },
  })
}
