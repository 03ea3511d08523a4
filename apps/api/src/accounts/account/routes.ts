import {
  confirmSecondFactor,
  endOwnSession,
  enrolSecondFactor,
  eraseAccount,
  exportOwnData,
  exportOwnDataPage,
  listOwnSessions,
  readAccount,
  readLastVisit,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  updateProfile,
} from '@portal/contract/accounts/account'
import { t } from '@portal/domain/values/text'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { asDownload } from '../../http/downloads.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { clearSessionCookie } from '../../plugins/session.ts'
import { lastVisitOf } from '../../vehicles/last-visit/queries.ts'
import {
  changeSecondFactor,
  endSessionOn,
  enrol,
  eraseOwnAccount,
  type FactorChange,
  updateAccountProfile,
} from './commands.ts'
import { ownDataOf, secondFactorOf, sessionsOf, signedInAccount } from './queries.ts'
import { ownDataPage } from './view.ts'

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...readAccount, handler: (request) => signedInAccount(app.db, accountOf(request)) })

  app.route({ ...readLastVisit, handler: (request) => lastVisitOf(app.db, accountOf(request).id) })

  app.route({
    ...updateProfile,
    handler: async (request) => {
      const account = accountOf(request)
      await updateAccountProfile(app.db, account.id, request.body)
      return signedInAccount(app.db, account)
    },
  })

  app.route({
    ...readSecondFactor,
    handler: (request) => secondFactorOf(app.db, app.env, accountOf(request)),
  })

  app.route({
    ...enrolSecondFactor,
    handler: (request) => enrol(app.db, app.env, accountOf(request)),
  })

  const changeFactor = async (request: FastifyRequest, action: FactorChange, code: string) => {
    const account = accountOf(request)
    const { id } = account
    await limitBy(request, 'totp', String(id), { limit: 10, minutes: 30 })
    const recoveryCodes = await changeSecondFactor(commandContext(request), action, code)
    return { ...(await secondFactorOf(app.db, app.env, account)), recoveryCodes }
  }

  app.route({
    ...confirmSecondFactor,
    handler: (request) => changeFactor(request, 'second-factor-confirmed', request.body.code),
  })

  app.route({
    ...renewRecoveryCodes,
    handler: (request) => changeFactor(request, 'recovery-codes-renewed', request.body.code),
  })

  app.route({
    ...removeSecondFactor,
    handler: (request) => changeFactor(request, 'second-factor-removed', request.body.code),
  })

  app.route({
    ...listOwnSessions,
    handler: (request) => sessionsOf(app.db, accountOf(request), request.session?.tokenHash, app.clock.now()),
  })

  app.route({
    ...endOwnSession,
    handler: (request) => endSessionOn(app.db, accountOf(request).id, request.params.id),
  })

  app.route({
    ...exportOwnData,
    handler: (request, reply) => {
      const name = inLanguage(languageOf(request), () => t('meine-daten.json'))
      asDownload(reply, name, 'application/json; charset=utf-8')
      return ownDataOf(app.db, app.env, accountOf(request).id)
    },
  })

  app.route({
    ...exportOwnDataPage,
    handler: async (request, reply) => {
      const data = await ownDataOf(app.db, app.env, accountOf(request).id)
      const [name, page] = inLanguage(languageOf(request), () => [
        t('meine-daten.html'),
        ownDataPage(app.env.BRAND_NAME, data, app.clock.now()),
      ])
      return asDownload(reply, name, 'text/html; charset=utf-8').send(page)
    },
  })

  app.route({
    ...eraseAccount,
    handler: async (request, reply) => {
      const { id } = accountOf(request)
      await limitBy(request, 'current-password', String(id), { limit: 5, minutes: 30 })
      const papers = await eraseOwnAccount(commandContext(request), request.body.password)
      for (const storageKey of papers) await app.files.documents.delete(storageKey)
      clearSessionCookie(request, reply)
    },
  })
}
