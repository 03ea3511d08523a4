import * as calls from '@portal/contract/buyer/watch-desk'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, holderOf } from '../../plugins/access.ts'
import { removeWatches, restoreWatches } from '../watchlist/commands.ts'
import { changeEntries, createGroup, removeGroup, renameGroup, saveCalculation } from './commands.ts'
import { calculationFor, watchDeskOf } from './queries.ts'

export const watchDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.readWatchDesk,
    handler: (request) => watchDeskOf(app.db, accountOf(request), request.query, app.clock.now()),
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
