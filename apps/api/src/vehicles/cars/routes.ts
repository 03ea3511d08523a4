import {
  type CarOfPage,
  listNewestCars,
  listNewestFiftyCars,
  readCar,
  readCarByGwNumber,
} from '@portal/contract/vehicles/cars'
import { newestExpanded, newestShown } from '@portal/domain/values/constants'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { oncePerGeneration, shareAnswers } from '../../http/shared-answers.ts'
import { holderOf, tierOf } from '../../plugins/access.ts'
import type { RowSource } from '../../plugins/db.ts'
import { dismissedOf } from '../dismissed-cars/cache.ts'
import { dismissedTerms } from '../dismissed-cars/where.ts'
import { type Wanted, WrittenCars } from './cache.ts'
import { carByGwNumber, carById, carsByIds, idOf } from './queries.ts'

export const carRoutes: FastifyPluginAsyncZod = async (app) => {
  await shareAnswers(app)

  const written = new WrittenCars()
  async function send(reply: FastifyReply, wanted: Wanted, read: (from: RowSource) => Promise<CarOfPage>) {
    const { body, tag } = await app.readRows((from) => written.find(from, wanted, () => read(from)))
    return reply.header('etag', tag).type('application/json; charset=utf-8').send(body)
  }

  app.route({
    ...readCar,
    handler: (request, reply) => {
      const { id } = request.params
      const holderId = request.account && holderOf(request.account)
      const reader = { now: app.clock.now(), holderId, own: app.pool }
      const wanted = { key: 'fahrzeugid', value: idOf(id), tier: tierOf(request) } as const
      return send(reply, wanted, (from) => carById(from, id, wanted.tier, reader))
    },
  })
  app.route({
    ...readCarByGwNumber,
    handler: (request, reply) => {
      const wanted = { key: 'gwnummer', value: request.params.gw, tier: tierOf(request) } as const
      return send(reply, wanted, (from) => carByGwNumber(from, wanted.value, wanted.tier))
    },
  })
  for (const [endpoint, shown] of [
    [listNewestCars, newestShown],
    [listNewestFiftyCars, newestExpanded],
  ] as const) {
    const shared = oncePerGeneration(
      () => app.stock.index.generation,
      endpoint.schema.response[200],
      (tier) => app.readRows((from) => carsByIds(from, app.stock.index.newest.slice(0, shown), tier)),
    )
    app.route({
      ...endpoint,
      handler: async (request, reply) => {
        const own = await dismissedOf(request)
        if (own.length === 0) return shared(request, reply)
        const { index } = app.stock
        const tier = tierOf(request)
        const page = { page: 0, size: shown, sort: 'veroeffentlicht,desc' } as const
        const { ids } = index.pageOf(dismissedTerms(own, undefined, index), tier, page)
        return app.readRows((from) => carsByIds(from, ids, tier))
      },
    })
  }
}
