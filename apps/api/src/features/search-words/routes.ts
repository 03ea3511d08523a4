import { listNames, searchInWords } from '@portal/contract/search-words'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { shareAnswers } from '../../http/shared-answers.ts'
import { tierOf } from '../../plugins/access.ts'
import { dismissedOf } from '../dismissed-cars/cache.ts'
import { namesOf, searchOfWords } from './queries.ts'

export const searchWordsRoutes: FastifyPluginAsyncZod = async (app) => {
  await shareAnswers(app)

  app.route({ ...listNames, handler: async () => namesOf(app.stock.index.models()) })
  app.route({
    ...searchInWords,
    handler: async (request) => {
      const dismissed = await dismissedOf(request)
      return searchOfWords(app.stock.index, request.query.q, tierOf(request), app.clock.now(), dismissed)
    },
  })
}
