import * as calls from '@portal/contract/buyer/watchlist'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, holderOf } from '../../plugins/access.ts'
import { chooseImages, clearWatches, saveNote, unwatch, watchCar } from './commands.ts'
import { notesOf, watchedIdsOf, watchesOf, watchOf, watchReaderOf } from './queries.ts'

export const watchlistRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.addWatch,
    handler: async (request, reply) => {
      const { fahrzeugid } = request.body
      const { isNew, watch } = await watchCar(app.db, accountOf(request), fahrzeugid, app.clock.now())
      return reply.code(isNew ? 201 : 200).send(watch)
    },
  })
  app.route({
    ...calls.readWatchByGwNumber,
    handler: (request) => watchOf(app.db, watchReaderOf(accountOf(request)), { gwnummer: request.params.gw }),
  })
  app.route({
    ...calls.listWatches,
    handler: (request) => watchesOf(app.db, watchReaderOf(accountOf(request))),
  })
  app.route({
    ...calls.listWatchedIds,
    handler: (request) => watchedIdsOf(app.db, holderOf(accountOf(request))),
  })
  app.route({
    ...calls.readWatch,
    handler: (request) => watchOf(app.db, watchReaderOf(accountOf(request)), { id: request.params.id }),
  })
  app.route({
    ...calls.removeWatch,
    handler: (request) => unwatch(app.db, holderOf(accountOf(request)), request.params.id, app.clock.now()),
  })
  app.route({
    ...calls.clearWatches,
    handler: (request) => clearWatches(app.db, accountOf(request), request.body.login, app.clock.now()),
  })
  app.route({
    ...calls.saveWatchImages,
    handler: async (request, reply) => {
      const { id, mvpuserwatchcarimages } = request.body
      const reader = watchReaderOf(accountOf(request))
      const watch = await chooseImages(app.db, reader, id, mvpuserwatchcarimages, app.clock.now())
      return reply.code(201).send(watch)
    },
  })
  app.route({
    ...calls.listWatchNotes,
    handler: (request) => notesOf(app.db, holderOf(accountOf(request))),
  })
  app.route({
    ...calls.saveWatchNote,
    handler: (request) =>
      saveNote(app.db, accountOf(request), request.params.id, request.body, app.clock.now()),
  })
}
