import {
  CarPage,
  countCars,
  countOptions,
  detailSearchCars,
  listCars,
  listCarsOfMake,
  searchCars,
} from '@portal/contract/vehicles/cars'
import { type DismissedChoice, withDismissed } from '@portal/contract/vehicles/dismissed-cars'
import type { Criteria } from '@portal/domain/search/criteria'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { announceNext, idOfCursor } from '../../http/cursors.ts'
import { announcePages } from '../../http/paging.ts'
import { shareAnswers } from '../../http/shared-answers.ts'
import { tierOf } from '../../plugins/access.ts'
import type { Term } from '../../stock/query/plan.ts'
import { offeredAfter } from '../../vehicles/cars/queries.ts'
import { dismissedOf, knownDismissed } from '../../vehicles/dismissed-cars/cache.ts'
import { dismissedTerms } from '../../vehicles/dismissed-cars/where.ts'
import { QueryTerms } from './query-terms.ts'
import { SerializedCars } from './serialized-cars.ts'

const pageNames = new Set(Object.keys(CarPage.shape))
const countNames = new Set(Object.keys(withDismissed))
/** Sends JSON that is already serialized. */
const sendJson = (reply: FastifyReply, json: string | Buffer) =>
  reply.type('application/json; charset=utf-8').send(json)

/**
 * Lists, counts and option counts by criteria; prices are those of the caller's tier. Dismissed cars are read before the
 * terms of a search are made, because terms are valid until the next change of the stock.
 */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  await shareAnswers(app)

  const queryTerms = new QueryTerms()
  const written = new SerializedCars()
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    terms: readonly Term[],
    page: CarPage,
  ) => {
    const { index } = app.stock
    const tier = tierOf(request)
    const { total, ids } = index.pageOf(terms, tier, page)
    announcePages(request, reply, page, total)
    const { body, etag } = await written.list(app.readRows, ids, tier, index.generation)
    return sendJson(reply.header('etag', etag), body)
  }

  const cars = async (request: FastifyRequest, reply: FastifyReply, criteria: Criteria, page: CarPage) => {
    const ids = await dismissedOf(request)
    const { index } = app.stock
    const own = dismissedTerms(ids, page.dismissed, index)
    return answer(request, reply, [...index.plan(criteria, tierOf(request)), ...own], page)
  }

  const countFor = async (request: FastifyRequest, criteria: Criteria, choice?: DismissedChoice) => {
    const ids = await dismissedOf(request)
    const { index } = app.stock
    return index.countOf([...index.plan(criteria, tierOf(request)), ...dismissedTerms(ids, choice, index)])
  }

  app.route({
    ...listCars,
    handler: async (request, reply) => {
      const { cursor, ...page } = request.query
      if (cursor === undefined) return cars(request, reply, {}, page)
      const { size } = page
      const id = idOfCursor(app.env, 'stock', cursor)
      const { index } = app.stock
      const ids = await app.readRows((from) => offeredAfter(from, id, size))
      announceNext(request, reply, 'stock', { ids, size })
      const { body, etag } = await written.list(app.readRows, ids, tierOf(request), index.generation)
      return sendJson(reply.header('etag', etag), body)
    },
  })
  app.route({
    ...searchCars,
    onRequest: async (request, reply) => {
      const { page, size, sort, dismissed } = request.query
      const asked = CarPage.safeParse({ page, size, sort, dismissed })
      if (!asked.success) return
      const ids = await dismissedOf(request)
      const { index } = app.stock
      const terms = queryTerms.termsOf(index, request.query, tierOf(request), pageNames)
      const own = dismissedTerms(ids, asked.data.dismissed, index)
      if (terms !== null) return answer(request, reply, [...terms, ...own], asked.data)
    },
    handler: (request, reply) => {
      const { page, size, sort, dismissed, ...criteria } = request.query
      return cars(request, reply, criteria, { page, size, sort, dismissed })
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
        ? countFor(request, request.body, page.dismissed)
        : cars(request, reply, request.body, page)
    },
  })
  const tagged = (reply: FastifyReply, total: number) => {
    reply.header('etag', `"${total}"`)
    return total
  }
  app.route({
    ...countCars,
    // Awaiting the reply would wait until its last byte is sent.
    onRequest: (request, reply, done) => {
      const ids = request.query.dismissed === undefined ? knownDismissed(request) : undefined
      const { index } = app.stock
      const terms = queryTerms.termsOf(index, request.query, tierOf(request), countNames)
      if (ids === undefined || terms === null) done()
      else reply.send(tagged(reply, index.countOf([...terms, ...dismissedTerms(ids, undefined, index)])))
    },
    handler: async (request, reply) => {
      const { dismissed, ...criteria } = request.query
      return tagged(reply, await countFor(request, criteria, dismissed))
    },
  })
  app.route({
    ...countOptions,
    handler: async (request, reply) => {
      const { dismissed, ...criteria } = request.query
      const own = dismissedTerms(await dismissedOf(request), dismissed, app.stock.index)
      return sendJson(reply, await app.stock.optionCounts(criteria, tierOf(request), own))
    },
  })
}
