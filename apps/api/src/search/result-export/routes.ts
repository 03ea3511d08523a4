import { Readable } from 'node:stream'
import { exportResults } from '@portal/contract/search/result-export'
import { today } from '@portal/domain/buyer/appointment'
import { exportMaximum } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountEntry, audit } from '../../audit/audit.ts'
import { csvType } from '../../http/csv.ts'
import { asDownload } from '../../http/downloads.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { commandContext, tierOf } from '../../plugins/access.ts'
import { carsByIds } from '../../vehicles/cars/queries.ts'
import { dismissedOf } from '../../vehicles/dismissed-cars/cache.ts'
import { dismissedTerms } from '../../vehicles/dismissed-cars/where.ts'
import { resultFile } from './view.ts'

export const resultExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...exportResults,
    handler: async (request, reply) => {
      const { sort, dismissed, ...criteria } = request.query
      const tier = tierOf(request)
      const own = await dismissedOf(request)
      const { index } = app.stock
      const terms = [...index.plan(criteria, tier), ...dismissedTerms(own, dismissed, index)]
      const { ids, total } = index.pageOf(terms, tier, { page: 0, size: exportMaximum, sort })
      const cars = await app.readRows((from) => carsByIds(from, ids, tier))
      const context = commandContext(request)
      await audit(app.db, {
        ...accountEntry(context, 'results-exported', context.actorId),
        details: { criteria, sort, total, exported: cars.length },
      })
      const language = languageOf(request)
      const name = inLanguage(language, () => t`suchergebnis-${today(context.now)}.csv`)
      return asDownload(reply, name, csvType).send(Readable.from(resultFile(cars, { tier, language })))
    },
  })
}
