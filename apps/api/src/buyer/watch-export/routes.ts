import { exportWatchDesk } from '@portal/contract/buyer/watch-desk'
import { today } from '@portal/domain/buyer/appointment'
import { t } from '@portal/domain/values/text'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountEntry, audit } from '../../audit/audit.ts'
import { asDownload } from '../../http/downloads.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { exportedEntries } from './queries.ts'
import { csvFile, xlsxFile } from './view.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const watchExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...exportWatchDesk,
    handler: async (request, reply) => {
      const { format, ids } = request.body
      const account = accountOf(request)
      const context = commandContext(request)
      const { now } = context
      const entries = await exportedEntries(app, account, ids, now)
      await audit(app.db, {
        ...accountEntry(context, 'watchlist-exported', account.id),
        details: { format, exported: entries.length },
      })
      const reader = { portal: app.env.PUBLIC_URL, isNet: account.buysNet }
      const [name, file] = await inLanguage(languageOf(request), async () => [
        t`merkliste-${today(now)}.${format}`,
        format === 'csv' ? csvFile(entries, reader) : await xlsxFile(entries, reader),
      ])
      return asDownload(reply, name, types[format]).send(file)
    },
  })
}
