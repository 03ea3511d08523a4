import * as calls from '@portal/contract/house/colleagues'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { endAccess, invite, sendNewLink, setRole, unlockColleague } from './commands.ts'
import { colleaguesOf } from './queries.ts'

const mailsPerActor = { limit: 30, minutes: 60 }

export const colleagueRoutes: FastifyPluginAsyncZod = async (app) => {
  const limit = (request: FastifyRequest) =>
    limitBy(request, 'colleague-mail', String(accountOf(request).id), mailsPerActor)

  app.route({ ...calls.listColleagues, handler: () => colleaguesOf(app.db, app.clock.now()) })
  app.route({
    ...calls.inviteColleague,
    handler: async (request, reply) => {
      await limit(request)
      return reply.code(201).send(await invite(commandContext(request), request.body))
    },
  })
  app.route({
    ...calls.setColleagueRole,
    handler: (request) => setRole(commandContext(request), request.params.id, request.body.role),
  })
  app.route({
    ...calls.endColleague,
    handler: (request) => endAccess(commandContext(request), request.params.id),
  })
  app.route({
    ...calls.sendColleagueLink,
    handler: async (request) => {
      await limit(request)
      await sendNewLink(commandContext(request), request.params.id)
    },
  })
  app.route({
    ...calls.endColleagueLockout,
    handler: (request) => unlockColleague(commandContext(request), request.params.id),
  })
}
