import { downloadPurchasePaper, listHandOvers } from '@portal/contract/sale/hand-overs'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, fileContext, holderOf } from '../../plugins/access.ts'
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
      const paper = await ownPaper(app.db, app.env, holderOf(accountOf(request)), request.params.id)
      return sendPaper(reply, paper, await downloadedPaper(fileContext(request), paper))
    },
  })
}
