import * as calls from '@portal/contract/buyer/watch-desk'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { fastSerializerCompiler } from '../../http/fast-json.ts'
import { accountOf, holderOf } from '../../plugins/access.ts'
import { activityVersion } from '../../plugins/activity-version.ts'
import { VersionedCache } from '../../plugins/versioned-cache.ts'
import { removeWatches, restoreWatches } from '../watchlist/commands.ts'
import { watchReaderOf } from '../watchlist/queries.ts'
import { changeEntries, createGroup, removeGroup, renameGroup, saveCalculation } from './commands.ts'
import { calculationFor, watchDeskOf } from './queries.ts'

/** Of all kept answers; one with 100 entries has about 130 KB. */
const keptBytes = 8 * 2 ** 20
const serialize = fastSerializerCompiler({ schema: calls.WatchDesk })

const sendJson = (reply: FastifyReply, json: Buffer) =>
  reply.type('application/json; charset=utf-8').send(json)

export const watchDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  const answers = new VersionedCache<Buffer>(keptBytes)

  app.route({
    ...calls.readWatchDesk,
    handler: async (request, reply) => {
      const account = accountOf(request)
      const { sort, group, page } = request.query
      const now = app.clock.now()
      // The rights of the caller were checked above; the key has what else decides what is shown.
      const key = [holderOf(account), account.id, watchReaderOf(account).tier, sort, group, page].join(' ')
      const version = await activityVersion(app.pool, account)
      const body = await answers.read(key, version, now, async () => {
        const { desk, validUntil } = await watchDeskOf(app, account, request.query, now)
        const value = Buffer.from(serialize(desk))
        return { value, validUntil, bytes: value.length }
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
