import * as calls from '@portal/contract/buyer/watch-desk'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { fastSerializerCompiler } from '../../http/fast-json.ts'
import { accountOf, holderOf } from '../../plugins/access.ts'
import { removeWatches, restoreWatches } from '../watchlist/commands.ts'
import { watchReaderOf } from '../watchlist/queries.ts'
import { DeskAnswers } from './cache.ts'
import { changeEntries, createGroup, removeGroup, renameGroup, saveCalculation } from './commands.ts'
import { calculationFor, deskVersion, watchDeskOf } from './queries.ts'

const serialize = fastSerializerCompiler({ schema: calls.WatchDesk })

const sendJson = (reply: FastifyReply, json: Buffer) =>
  reply.type('application/json; charset=utf-8').send(json)

export const watchDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  const answers = new DeskAnswers()

  app.route({
    ...calls.readWatchDesk,
    handler: async (request, reply) => {
      const account = accountOf(request)
      const { sort, group, page } = request.query
      const now = app.clock.now()
      // The rights of the caller were checked above; the key has what else decides what is shown.
      const key = [holderOf(account), account.id, watchReaderOf(account).tier, sort, group, page].join(' ')
      const { body } = await answers.read(key, await deskVersion(app.pool, account), now, async () => {
        const { desk, validUntil } = await watchDeskOf(app, account, request.query, now)
        return { body: Buffer.from(serialize(desk)), validUntil }
      })
      return sendJson(reply, body)
    },
  })
  app.route({
    ...calls.changeEntries,
    handler: (request) => changeEntries(app.db, holderOf(accountOf(request)), request.body, app.clock.now()),
  })
  app.route({
    ...calls.removeEntries,
    handler: (request) =>
      removeWatches(app.db, holderOf(accountOf(request)), request.body.ids, app.clock.now()),
  })
  app.route({
    ...calls.restoreEntries,
    handler: async (request) => {
      const holderId = holderOf(accountOf(request))
      return { restored: await restoreWatches(app.db, holderId, request.body.ids, app.clock.now()) }
    },
  })
  app.route({
    ...calls.readCalculation,
    handler: (request) => calculationFor(app.db, holderOf(accountOf(request)), request.params.fahrzeugid),
  })
  app.route({
    ...calls.saveCalculation,
    handler: (request) => {
      const { fahrzeugid } = request.params
      return saveCalculation(app.db, accountOf(request), fahrzeugid, request.body, app.clock.now())
    },
  })
  app.route({
    ...calls.createWatchGroup,
    handler: async (request, reply) => {
      const holderId = holderOf(accountOf(request))
      return reply.code(201).send(await createGroup(app.db, holderId, request.body.name, app.clock.now()))
    },
  })
  app.route({
    ...calls.renameWatchGroup,
    handler: (request) =>
      renameGroup(app.db, holderOf(accountOf(request)), request.params.id, request.body.name),
  })
  app.route({
    ...calls.removeWatchGroup,
    handler: (request) => removeGroup(app.db, holderOf(accountOf(request)), request.params.id),
  })
}
