import {
  CarPage,
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
import { announcePages } from '../../http/paging.ts'
import { shareAnswers } from '../../http/shared-answers.ts'
import { tierOf } from '../../plugins/access.ts'
import type { Term } from '../../stock/query/plan.ts'
import { QueryTerms } from './query-terms.ts'
import { SerializedCars } from './serialized-cars.ts'

type Page = { page: number; size: number; sort: CarSort }

const pageNames = new Set(Object.keys(CarPage.shape))

/** Lists, counts and option counts by criteria; prices are those of the caller's tier. */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  await shareAnswers(app)

  const queryTerms = new QueryTerms()
  const written = new SerializedCars()
  const answer = async (request: FastifyRequest, reply: FastifyReply, terms: readonly Term[], page: Page) => {
    const { index } = app.stock
    const tier = tierOf(request)
    const { total, ids } = index.pageOf(terms, tier, page)
    announcePages(request, reply, page, total)
    const { body, etag } = await written.list(app.readRows, ids, tier, index.generation)
    return reply.type('application/json; charset=utf-8').header('etag', etag).send(body)
  }

  const cars = (request: FastifyRequest, reply: FastifyReply, criteria: Criteria, page: Page) =>
    answer(request, reply, app.stock.index.plan(criteria, tierOf(request)), page)

  app.route({
    ...listCars,
    handler: (request, reply) => cars(request, reply, {}, request.query),
  })
  app.route({
    ...searchCars,
    onRequest: async (request, reply) => {
      const { page, size, sort } = request.query
      const asked = CarPage.safeParse({ page, size, sort })
      const terms = queryTerms.termsOf(app.stock.index, request.query, tierOf(request), pageNames)
      if (asked.success && terms !== null) return answer(request, reply, terms, asked.data)
    },
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
  const count = (reply: FastifyReply, terms: readonly Term[]) => {
    const total = app.stock.index.countOf(terms)
    reply.header('etag', `"${total}"`)
    return total
  }
  app.route({
    ...countCars,
    // A promise of the reply would wait for its last byte.
    onRequest: (request, reply, done) => {
      const terms = queryTerms.termsOf(app.stock.index, request.query, tierOf(request))
      if (terms === null) done()
      else reply.send(count(reply, terms))
    },
    handler: async (request, reply) => count(reply, app.stock.index.plan(request.query, tierOf(request))),
  })
  app.route({
    ...countOptions,
    handler: (request) => app.stock.optionCounts(request.query, tierOf(request)),
  })
}
