import {
  type CarSort,
  countCars,
  countOptions,
  detailSearchCars,
  listCars,
  listCarsOfMake,
  searchCars,
} from '@portal/contract/cars'
import type { Criteria } from '@portal/domain/criteria'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { announcePages } from '../../paging.ts'
import { tierOf } from '../../plugins/access.ts'
import { shareAnswers } from '../../shared-answers.ts'
import { Questions } from './questions.ts'
import { WrittenCars } from './written-cars.ts'

type Page = { page: number; size: number; sort: CarSort }

/** Lists, counts and option counts by criteria; prices are those of the caller's tier. */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  await shareAnswers(app)

  const written = new WrittenCars()
  const cars = async (request: FastifyRequest, reply: FastifyReply, criteria: Criteria, page: Page) => {
    const tier = tierOf(request)
    const { total, ids } = app.stock.index.page(criteria, tier, page)
    announcePages(request, reply, page, total)
    const text = await written.list(app.pool, ids, tier, app.stock.index.generation)
    return reply.type('application/json; charset=utf-8').send(text)
  }

  app.route({
    ...listCars,
    handler: (request, reply) => cars(request, reply, {}, request.query),
  })
  app.route({
    ...searchCars,
    handler: (request, reply) => {
      const { page, size, sort, ...criteria } = request.query
      return cars(request, reply, criteria, { page, size, sort })
    },
  })
  app.route({
    ...listCarsOfMake,
    handler: (request, reply) => cars(request, reply, { maker: request.params.make }, request.query),
  })
  app.route({
    ...detailSearchCars,
    handler: async (request, reply) => {
      const { countOnly, ...page } = request.query
      return countOnly
        ? app.stock.index.count(request.body, tierOf(request))
        : cars(request, reply, request.body, page)
    },
  })
  const questions = new Questions()
  app.route({
    ...countCars,
    onRequest: async (request, reply) => {
      const count = questions.count(app.stock.index, request.url, tierOf(request))
      if (count !== null) return reply.header('etag', `"${count}"`).send(count)
    },
    handler: async (request, reply) => {
      const { index } = app.stock
      questions.learn(index, request.url, request.query)
      const count = index.count(request.query, tierOf(request))
      reply.header('etag', `"${count}"`)
      return count
    },
  })
  app.route({
    ...countOptions,
    handler: (request) => app.stock.optionCounts(request.query, tierOf(request)),
  })
}
