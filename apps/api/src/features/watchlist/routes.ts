import * as calls from '@portal/contract/watchlist'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { chooseImages, clearWatches, saveNote, unwatch, watchCar } from './commands.ts'
import { notesOf, watchesOf, watchOf } from './queries.ts'

export const watchlistRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.addWatch,
    handler: async (request, reply) => {
      const { id } = accountOf(request)
      const { isNew, watch } = await watchCar(app.db, id, request.body.fahrzeugid, app.clock.now())
      return reply.code(isNew ? 201 : 200).send(watch)
    },
  })
  app.route({
    ...calls.readWatchByGwNumber,
    handler: (request) => watchOf(app.db, accountOf(request).id, { gwnummer: request.params.gw }),
  })
  app.route({
    ...calls.listWatches,
    handler: (request) => watchesOf(app.db, accountOf(request).id),
  })
  app.route({
    ...calls.readWatch,
    handler: (request) => watchOf(app.db, accountOf(request).id, { id: request.params.id }),
  })
  app.route({
    ...calls.removeWatch,
    handler: async (request, reply) => {
      await unwatch(app.db, accountOf(request).id, request.params.id)
      return reply.code(204).send()
    },
  })
  app.route({
    ...calls.clearWatches,
    handler: async (request, reply) => {
      await clearWatches(app.db, accountOf(request), request.body.login)
      return reply.code(204).send()
    },
  })
  app.route({
    ...calls.saveWatchImages,
    handler: async (request, reply) => {
      const { id, mvpuserwatchcarimages } = request.body
      const account = accountOf(request)
      const watch = await chooseImages(app.db, account.id, id, mvpuserwatchcarimages, app.clock.now())
      return reply.code(201).send(watch)
    },
  })
  app.route({
    ...calls.listWatchNotes,
    handler: (request) => notesOf(app.db, accountOf(request).id),
  })
  app.route({
    ...calls.saveWatchNote,
    handler: (request) =>
      saveNote(app.db, accountOf(request).id, request.params.id, request.body, app.clock.now()),
  })
}
