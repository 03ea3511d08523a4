import * as calls from '@portal/contract/watch-desk'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import {
  changeEntries,
  createGroup,
  removeEntries,
  removeGroup,
  renameGroup,
  saveCalculation,
} from './commands.ts'
import { calculationFor, watchDeskOf } from './queries.ts'

export const watchDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calls.readWatchDesk,
    handler: (request) => watchDeskOf(app.db, accountOf(request).id, app.clock.now()),
  })
  app.route({
    ...calls.changeEntries,
    handler: async (request, reply) => {
      await changeEntries(app.db, accountOf(request).id, request.body, app.clock.now())
      return reply.code(204).send()
    },
  })
  app.route({
    ...calls.removeEntries,
    handler: async (request, reply) => {
      await removeEntries(app.db, accountOf(request).id, request.body.ids)
      return reply.code(204).send()
    },
  })
  app.route({
    ...calls.readCalculation,
    handler: (request) => calculationFor(app.db, accountOf(request).id, request.params.fahrzeugid),
  })
  app.route({
    ...calls.saveCalculation,
    handler: (request) => {
      const { fahrzeugid } = request.params
      return saveCalculation(app.db, accountOf(request).id, fahrzeugid, request.body, app.clock.now())
    },
  })
  app.route({
    ...calls.createWatchGroup,
    handler: async (request, reply) => {
      const { id } = accountOf(request)
      return reply.code(201).send(await createGroup(app.db, id, request.body.name, app.clock.now()))
    },
  })
  app.route({
    ...calls.renameWatchGroup,
    handler: (request) => renameGroup(app.db, accountOf(request).id, request.params.id, request.body.name),
  })
  app.route({
    ...calls.removeWatchGroup,
    handler: async (request, reply) => {
      await removeGroup(app.db, accountOf(request).id, request.params.id)
      return reply.code(204).send()
    },
  })
}
