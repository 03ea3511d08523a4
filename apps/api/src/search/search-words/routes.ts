import { listNames, searchInWords } from '@portal/contract/search/search-words'
import { languages } from '@portal/domain/site/language'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { shareAnswers } from '../../http/shared-answers.ts'
import { tierOf } from '../../plugins/access.ts'
import { dismissedOf, knownDismissed } from '../../vehicles/dismissed-cars/cache.ts'
import { namesOf, searchOfWords, type TypedPhrase } from './queries.ts'

export const searchWordsRoutes: FastifyPluginAsyncZod = async (app) => {
  await shareAnswers(app)

  app.route({ ...listNames, handler: async () => namesOf(app.stock.index.models()) })
  const read = (request: FastifyRequest, phrase: TypedPhrase, dismissed: readonly number[]) =>
    searchOfWords(app.stock.index, phrase, tierOf(request), app.clock.now(), dismissed)
  app.route({
    ...searchInWords,
    // Called for each typed letter, so a valid call is answered before validation, like a live count. `JSON.stringify` is
    // faster than the serializer of the schema, because an answer has few of sixty possible criteria.
    onRequest: (request, reply, done) => {
      const { q, language: asked = 'de', ...others } = request.query
      const language = languages.find((name) => name === asked)
      const dismissed = knownDismissed(request)
      const isValid = typeof q === 'string' && Object.keys(others).length === 0
      if (!isValid || language === undefined || dismissed === undefined) return done()
      reply.serializer(JSON.stringify).send(read(request, { text: q, language }, dismissed))
    },
    handler: async (request) => {
      const { q, language = 'de' } = request.query
      return read(request, { text: q, language }, await dismissedOf(request))
    },
  })
}
