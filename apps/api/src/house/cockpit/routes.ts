import { Cockpit, readCockpit, readHouseCounts } from '@portal/contract/house/cockpit'
import { isAdministrator } from '@portal/domain/accounts/roles'
import { today } from '@portal/domain/buyer/appointment'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { resultCache, statementNames } from '../house-stock/cache.ts'
import { openWork, openWorkOf } from '../open-work/queries.ts'
import { houseCounts, stockFigures } from './queries.ts'

/** For back office and administrators, before and after a change. */
const keptAnswers = 8

const sendJson = (reply: FastifyReply, json: string) =>
  reply.type('application/json; charset=utf-8').send(json)

/**
 * The figures about all vehicles are those of the last change of the stock, and at most 20 s old; `at` says when they
 * were counted. The work that waits is counted with every call.
 */
export const cockpitRoutes: FastifyPluginAsyncZod = async (app) => {
  const totals = resultCache<number>(100)
  const figures = resultCache<Awaited<ReturnType<typeof stockFigures>>>(2)
  const written = resultCache<string>(keptAnswers)
  const statementName = statementNames()

  async function overview(request: FastifyRequest, reply: FastifyReply) {
    const now = app.clock.now()
    const { generation, work } = await openWork(app.pool, now, isAdministrator(accountOf(request)))
    const ofStock = await figures(`${generation} ${today(now)}`, () =>
      stockFigures(app.pool, now, statementName),
    )
    const write = async () => JSON.stringify(Cockpit.parse({ ...ofStock, ...openWorkOf(work) }))
    return sendJson(reply, await written(`${generation} ${ofStock.at} ${work}`, write))
  }

  app.route({ ...readCockpit, handler: overview })
  app.route({
    ...readHouseCounts,
    handler: (request) => houseCounts(app.pool, app.clock.now(), isAdministrator(accountOf(request)), totals),
  })
}
