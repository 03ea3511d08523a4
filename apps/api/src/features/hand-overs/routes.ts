import { downloadPurchasePaper, listHandOvers } from '@portal/contract/hand-overs'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { downloadedPaper } from './commands.ts'
import { handOversOf, ownPaper } from './queries.ts'
import { sendPaper } from './view.ts'

export const handOverRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listHandOvers,
    handler: (request) => {
      const { status, ...page } = request.query
      return handOversOf(app.db, accountOf(request).id, page, status)
    },
  })

  app.route({
    ...downloadPurchasePaper,
    handler: async (request, reply) => {
      const { id: actorId } = accountOf(request)
      const paper = await ownPaper(app.db, actorId, request.params.id)
      const { db, env, files, clock } = app
      const reading = { db, env, disk: files.documents, now: clock.now(), actorId, requestId: request.id }
      return sendPaper(reply, paper, await downloadedPaper(reading, paper))
    },
  })
}
