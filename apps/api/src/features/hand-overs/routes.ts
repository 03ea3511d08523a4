import { downloadPurchasePaper, listHandOvers } from '@portal/contract/hand-overs'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, holderOf } from '../../plugins/access.ts'
import { downloadedPaper } from './commands.ts'
import { handOversOf, ownPaper } from './queries.ts'
import { sendPaper } from './view.ts'

export const handOverRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listHandOvers,
    handler: (request) => {
      const { status, ...page } = request.query
      return handOversOf(app.db, holderOf(accountOf(request)), page, status)
    },
  })

  app.route({
    ...downloadPurchasePaper,
    handler: async (request, reply) => {
      const account = accountOf(request)
      const { id: actorId } = account
      const paper = await ownPaper(app.db, holderOf(account), request.params.id)
      const { db, env, files, clock } = app
      const download = { db, env, disk: files.documents, now: clock.now(), actorId, requestId: request.id }
      return sendPaper(reply, paper, await downloadedPaper(download, paper))
    },
  })
}
