import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import {
  announceImport,
  checkImport,
  deliverStock,
  discardImport,
  exportImportFindings,
  followImport,
  listImportChanges,
  listImports,
  readImport,
  sendImportPiece,
  takeImport,
} from '@portal/contract/house/stock-imports'
import { ImportState, importPieceBytes, isImportBusy } from '@portal/domain/house/stock-imports'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { tokenPattern } from '../../credentials/secrets.ts'
import { csvType } from '../../http/csv.ts'
import { asDownload } from '../../http/downloads.ts'
import { languageOf } from '../../http/language.ts'
import { ProblemError } from '../../http/problem.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { pieceIn, registerPieces } from '../../uploads/pieces.ts'
import { sourceByKey } from '../stock-sources/queries.ts'
import {
  announce,
  checkAgain,
  discardForPerson,
  queueTakeover,
  receiveDelivery,
  storePiece,
} from './commands.ts'
import { changesOfImport, importById, importsOf, progressOf } from './queries.ts'
import { findingsFile, importIn } from './view.ts'

const pollMs = 500
/** About ten minutes; afterwards the browser connects again. */
const followedPolls = 1200
const deliveryTypes = ['text/csv', 'application/gzip', 'application/x-ndjson', 'application/zip']

export const importDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  const context = () => ({ db: app.db, files: app.files, now: app.clock.now() })
  registerPieces(app, importPieceBytes)

  app.route({ ...listImports, handler: () => importsOf(app.db) })

  app.route({
    ...announceImport,
    handler: async (request, reply) => {
      const { sourceId, name: fileName, bytes } = request.body
      const { id: accountId } = accountOf(request)
      reply.code(201)
      return announce(app.db, { sourceId, accountId, fileName, bytes }, app.clock.now())
    },
  })

  app.route({
    ...sendImportPiece,
    handler: async ({ params, query, body }) => ({
      received: await storePiece(context(), params.id, query.offset, pieceIn(body)),
    }),
  })

  app.route({
    ...readImport,
    handler: async (request) => importIn(languageOf(request), await importById(app.db, request.params.id)),
  })

  app.route({
    ...followImport,
    handler: async ({ params: { id }, raw }, reply) => {
      await progressOf(app.db, id)
      const closed = new AbortController()
      raw.on('close', () => closed.abort())
      async function* events() {
        let last = ''
        for (let polls = 0; polls < followedPolls && !closed.signal.aborted; polls++) {
          const progress = await progressOf(app.db, id)
          const data = JSON.stringify(progress)
          if (data !== last) yield `data: ${data}\n\n`
          last = data
          if (!isImportBusy(ImportState.parse(progress.state))) return
          await pause(pollMs, undefined, { signal: closed.signal }).catch(() => undefined)
        }
      }
      reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no')
      return reply.send(Readable.from(events()))
    },
  })

  app.route({
    ...checkImport,
    handler: ({ params, body }) => checkAgain(app.db, params.id, body, app.clock.now()),
  })

  app.route({
    ...takeImport,
    handler: (request) =>
      queueTakeover(app.db, request.params.id, {
        accountId: accountOf(request).id,
        ...request.body,
        now: app.clock.now(),
      }),
  })

  app.route({
    ...discardImport,
    handler: (request) =>
      discardForPerson({ ...commandContext(request), files: app.files }, request.params.id),
  })

  app.route({
    ...exportImportFindings,
    handler: async ({ params }, reply) => {
      const { check } = await importById(app.db, params.id)
      if (!check) throw new ProblemError('import-state')
      return asDownload(reply, 'befunde.csv', csvType).send(findingsFile(check))
    },
  })

  app.route({
    ...listImportChanges,
    handler: ({ params, query }) => changesOfImport(app.db, app.pool, params.id, query.page),
  })

  await app.register(async (programs) => {
    programs.removeContentTypeParser('application/octet-stream')
    // The body is stored while it arrives.
    programs.addContentTypeParser([...deliveryTypes, 'application/octet-stream'], (_request, body, done) =>
      done(null, body),
    )
    programs.route({
      ...deliverStock,
      handler: async (request, reply) => {
        const [scheme, key = ''] = (request.headers.authorization ?? '').split(' ')
        const source = scheme === 'Bearer' && tokenPattern.test(key) ? await sourceByKey(app.db, key) : null
        if (!source) throw new ProblemError('source-key-invalid')
        await limitBy(request, 'delivery', String(source.id), { limit: 60, minutes: 60 })
        if (!(request.body instanceof Readable)) throw new ProblemError('media-type-not-supported')
        reply.code(202)
        const { name: fileName } = deliverStock.schema.querystring.parse(request.query)
        return receiveDelivery(context(), { sourceId: source.id, fileName }, request.body)
      },
    })
  })
}
