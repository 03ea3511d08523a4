import * as calls from '@portal/contract/accounts/provider-sign-in'
import type { SignInRefusal } from '@portal/domain/accounts/house-sign-in'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { newToken, tokenPattern } from '../../credentials/secrets.ts'
import { limitByNetwork } from '../../http/rate-limit.ts'
import { pageUrl } from '../../mail/letter.ts'
import { visitorContext } from '../../plugins/access.ts'
import { cookieName, cookieOptions, deviceOf } from '../../plugins/session.ts'
import { startSession } from '../devices/commands.ts'
import { admitPerson } from '../provider-accounts/commands.ts'
import { attemptMinutes, readAnswer, recordRefusal, startAttempt } from './commands.ts'

export const providerSignInRoutes: FastifyPluginAsyncZod = async (app) => {
  const cookie = cookieName(app.env, 'oidc')
  const refuse = (reply: FastifyReply, refusal: SignInRefusal) =>
    reply.redirect(pageUrl(app.env, `/login/house?refusal=${refusal}`), 303)

  app.route({
    ...calls.readProviderOffer,
    handler: async () => ({ isOffered: app.env.OIDC_ISSUER !== undefined }),
  })

  app.route({
    ...calls.startProviderSignIn,
    handler: async (request, reply) => {
      await limitByNetwork(request, 'provider-start', { limit: 300, minutes: 10 })
      // Several tabs of a browser share its cookie.
      const known = request.cookies[cookie] ?? ''
      const browser = tokenPattern.test(known) ? known : newToken()
      const url = await startAttempt(visitorContext(request), browser)
      reply.setCookie(cookie, browser, { ...cookieOptions(app.env), maxAge: attemptMinutes * 60 })
      return { url }
    },
  })

  app.route({
    ...calls.finishProviderSignIn,
    handler: async (request, reply) => {
      await limitByNetwork(request, 'provider-finish', { limit: 100, minutes: 30 })
      const answer = await readAnswer(
        visitorContext(request),
        {
          query: request.url.split('?')[1] ?? '',
          ...{ state: request.query.state, browser: request.cookies[cookie] },
        },
        (err) => request.log.warn({ err }, 'sign-in at the identity provider failed'),
      )
      if ('refusal' in answer) {
        await recordRefusal(visitorContext(request), answer.refusal, null)
        return refuse(reply, answer.refusal)
      }
      const { person, idToken } = answer
      const admitted = await admitPerson(visitorContext(request), person)
      if ('refusal' in admitted) {
        await recordRefusal(visitorContext(request), admitted.refusal, admitted.accountId)
        return refuse(reply, admitted.refusal)
      }
      const { account, identityId } = admitted
      const tokenHash = deviceOf(request)
      const isKnownDevice =
        tokenHash !== null &&
        (await app.db.knownDevice.count({ where: { tokenHash, accountId: account.id } })) > 0
      const provider = { identityId, sid: person.sid, idToken }
      await startSession(request, reply, { account, isKnownDevice, rememberMe: false, provider })
      return reply.redirect(pageUrl(app.env, '/login/house'), 303)
    },
  })
}
