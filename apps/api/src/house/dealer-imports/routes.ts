import * as calls from '@portal/contract/house/dealer-imports'
import { dealerImportMaxBytes } from '@portal/domain/house/dealer-imports'
import { t } from '@portal/domain/values/text'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { findingsIn, languageOf } from '../../http/language.ts'
import { fileContext } from '../../plugins/access.ts'
import { registerUploads, uploadedBytes } from '../../uploads/multipart-files.ts'
import { scanForViruses } from '../../uploads/virus-scan.ts'
import { discardImport, mapColumns, receiveFile, takeOver } from './commands.ts'
import { dealerImport, dealerImportsOf } from './queries.ts'
import { undoImport } from './undo.ts'

const tooLarge = t('Die Datei darf höchstens 5 MB groß sein. Bitte teilen Sie sie auf.')

export const dealerImportRoutes: FastifyPluginAsyncZod = async (app) => {
  await registerUploads(app, dealerImportMaxBytes)

  const shown = async (request: FastifyRequest, id: string) => {
    const found = await dealerImport(app.db, id)
    const { check } = found
    const findings = findingsIn(languageOf(request), check?.findings ?? [])
    return { ...found, check: check && { ...check, findings } }
  }

  app.route({ ...calls.listDealerImports, handler: () => dealerImportsOf(app.db) })

  app.route({
    ...calls.uploadDealerImport,
    handler: async (request, reply) => {
      const { kind, filename: fileName } = request.query
      const bytes = await uploadedBytes(request, tooLarge)
      await scanForViruses(app.env, bytes)
      const id = await receiveFile(fileContext(request), { kind, fileName, bytes })
      return reply.code(201).send(await shown(request, id))
    },
  })

  app.route({ ...calls.readDealerImport, handler: (request) => shown(request, request.params.id) })

  app.route({
    ...calls.mapDealerImport,
    handler: async (request) => {
      const { id } = request.params
      await mapColumns(fileContext(request), id, request.body.mapping)
      return shown(request, id)
    },
  })

  app.route({
    ...calls.takeDealerImport,
    handler: async (request) => {
      const { id } = request.params
      await takeOver(fileContext(request), id)
      return shown(request, id)
    },
  })

  app.route({
    ...calls.undoDealerImport,
    handler: async (request) => {
      const { id } = request.params
      await undoImport(fileContext(request), id)
      return shown(request, id)
    },
  })
  app.route({
    ...calls.discardDealerImport,
    handler: (request) => discardImport(fileContext(request), request.params.id),
  })
}
