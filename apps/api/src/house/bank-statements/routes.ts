import * as calls from '@portal/contract/house/bank-statements'
import { t } from '@portal/domain/values/text'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { statementMaxBytes } from '../../delivery/camt-reader.ts'
import { commandContext } from '../../plugins/access.ts'
import { registerUploads, uploadedBytes } from '../../uploads/multipart-files.ts'
import { takeStatements } from './commands.ts'
import { filedStatements } from './parse.ts'
import { bankStatements } from './queries.ts'

export const bankStatementRoutes: FastifyPluginAsyncZod = async (app) => {
  await registerUploads(app, statementMaxBytes)

  app.route({
    ...calls.listBankStatements,
    handler: async ({ query: { page, size } }, reply) => {
      const { total, entries } = await bankStatements(app.db, size, page * size)
      return reply.header('x-total-count', total).send(entries)
    },
  })

  app.route({
    ...calls.uploadBankStatement,
    handler: async (request) => {
      const bytes = await uploadedBytes(request, t('Ein Auszug darf höchstens 20 MB groß sein.'))
      return takeStatements(commandContext(request), await filedStatements(request.query.filename, bytes))
    },
  })
}
