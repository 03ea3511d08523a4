import * as calls from '@portal/contract/house/claim-desk'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { commandContext, fileContext } from '../../plugins/access.ts'
import { sendPhoto } from '../../sale/claim-photos/view.ts'
import { servedBytes } from '../../uploads/sealed-files.ts'
import { moveHouseClaim, noteOnClaim } from './commands.ts'
import { claimDesk, claimEntries, claimPhoto, houseClaim } from './queries.ts'

export const claimDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  const shown = (request: FastifyRequest, publicId: string) => {
    const reading = { db: app.db, pool: app.pool, env: app.env, now: app.clock.now() }
    return inLanguage(languageOf(request), () => houseClaim(reading, publicId))
  }

  app.route({ ...calls.readClaimDesk, handler: () => claimDesk(app.db, app.clock.now()) })

  app.route({
    ...calls.listHouseClaims,
    handler: async (request, reply) => {
      const { total, entries } = await inLanguage(languageOf(request), () =>
        claimEntries(app.db, request.query, app.clock.now()),
      )
      return reply.header('x-total-count', total).send(entries)
    },
  })

  app.route({ ...calls.readHouseClaim, handler: (request) => shown(request, request.params.id) })

  app.route({
    ...calls.moveClaim,
    handler: async (request) => {
      const { id } = request.params
      await moveHouseClaim({ ...fileContext(request), images: app.files.images }, id, request.body)
      return shown(request, id)
    },
  })

  app.route({
    ...calls.noteOnClaim,
    handler: async (request) => {
      const { id } = request.params
      await noteOnClaim(commandContext(request), id, request.body.text, idempotencyKeyOf(request))
      return shown(request, id)
    },
  })

  app.route({
    ...calls.readHouseClaimPhoto,
    handler: async (request, reply) => {
      const { id, photoId } = request.params
      const { storageKey } = await claimPhoto(app.db, id, photoId)
      return sendPhoto(reply, await servedBytes(fileContext(request), storageKey))
    },
  })
}
