import {
  confirmSecondFactor,
  enrolSecondFactor,
  eraseAccount,
  exportOwnData,
  readAccount,
  readSecondFactor,
  removeSecondFactor,
  updateProfile,
} from '@portal/contract/account'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { limitBy } from '../../plugins/rate-limit.ts'
import { clearSessionCookie } from '../../plugins/session.ts'
import { ProblemError } from '../../problem.ts'
import { newSecondFactor, takeCode } from '../../second-factor.ts'
import { audit } from '../audit/commands.ts'
import { eraseOwnAccount, updateAccountProfile } from './commands.ts'
import { accountById, ownDataOf, secondFactorOf } from './queries.ts'

const wrongCode = new ProblemError('validation-failed', {
  errors: [{ path: 'code', message: 'Der Code ist falsch oder bereits benutzt.' }],
})

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...readAccount, handler: (request) => accountById(app.db, accountOf(request).id) })

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
    handler: async (request) => {
      const { id, login } = accountOf(request)
      const { sealed, secret, otpauthUrl } = newSecondFactor(app.env, login)
      const { count } = await app.db.account.updateMany({
        where: { id, totpConfirmedAt: null },
        data: { totpSecret: sealed, totpLastStep: null },
      })
      if (count === 0)
        throw new ProblemError('conflict', { title: 'Der zweite Faktor ist bereits eingerichtet.' })
      return { secret, otpauthUrl }
    },
  })

  app.route({
    ...confirmSecondFactor,
    handler: async (request) => {
      const { id } = accountOf(request)
      await limitBy(request, 'totp', String(id), { limit: 10, minutes: 30 })
      const now = app.clock.now()
      if (!(await takeCode(app.db, app.env, id, request.body.code, now))) throw wrongCode
      await app.db.account.update({ where: { id }, data: { totpConfirmedAt: now } })
      await audit(app.db, {
        actorId: id,
        action: 'second-factor-confirmed',
        subject: `account:${id}`,
        at: now,
      })
      return secondFactorOf(app.db, app.env, id)
    },
  })

  app.route({
    ...removeSecondFactor,
    handler: async (request) => {
      const { id } = accountOf(request)
      await limitBy(request, 'totp', String(id), { limit: 10, minutes: 30 })
      const now = app.clock.now()
      if (!(await takeCode(app.db, app.env, id, request.body.code, now))) throw wrongCode
      await app.db.account.update({
        where: { id },
        data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
      })
      await audit(app.db, { actorId: id, action: 'second-factor-removed', subject: `account:${id}`, at: now })
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
