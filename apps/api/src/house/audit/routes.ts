import { exportAuditEntries, listAuditActions, listAuditEntries } from '@portal/contract/house/audit'
import { today } from '@portal/domain/buyer/appointment'
import { auditActionText, auditDetailsText, auditSubjectText } from '@portal/domain/house/audit-texts'
import { momentText } from '@portal/domain/values/formats'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountEntry, audit } from '../../audit/audit.ts'
import { csvOf, csvType } from '../../http/csv.ts'
import { asDownload } from '../../http/downloads.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { commandContext } from '../../plugins/access.ts'
import { auditActions, auditEntries, countAuditEntries } from './queries.ts'

const exportLimit = 50_000
const columns = ['Zeit', 'Name', 'Konto', 'Vorgang', 'Gegenstand', 'Einzelheiten', 'Anfrage-ID']

export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listAuditEntries,
    handler: async (request, reply) => {
      const { page, size, ...filter } = request.query
      reply.header('x-total-count', await countAuditEntries(app.db, filter))
      return inLanguage(languageOf(request), () => auditEntries(app.db, filter, size, page * size))
    },
  })

  app.route({ ...listAuditActions, handler: () => auditActions(app.db) })

  app.route({
    ...exportAuditEntries,
    handler: async (request, reply) => {
      const context = commandContext(request)
      const entries = await auditEntries(app.db, request.body, exportLimit)
      await audit(app.db, {
        ...accountEntry(context, 'audit-exported', context.actorId),
        details: { exported: entries.length },
      })
      const rows = entries.map((entry) => [
        ...[momentText(entry.at), entry.actorName, entry.actor, auditActionText(entry.action)],
        ...[auditSubjectText(entry), auditDetailsText(entry), entry.requestId],
      ])
      return asDownload(reply, `protokoll-${today(context.now)}.csv`, csvType).send(csvOf([columns, ...rows]))
    },
  })
}
