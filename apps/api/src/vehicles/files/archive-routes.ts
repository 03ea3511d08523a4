import { readPhotoArchive } from '@portal/contract/vehicles/photo-archive'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { asStoredFile } from '../../http/downloads.ts'
import { ProblemError } from '../../http/problem.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf } from '../../plugins/access.ts'
import { archiveOf, photosOfCar, readyPhotos } from './archive.ts'

const perAccount = { limit: 100, minutes: 60 }

export const photoArchiveRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readPhotoArchive,
    handler: async (request, reply) => {
      await limitBy(request, 'photo-archive', String(accountOf(request).id), perAccount)
      const { images } = app.files
      const logDamage = (error: unknown) => {
        app.damagedFiles.inc({ kind: 'photo' })
        request.log.error({ err: error }, 'stored photo missing')
      }
      const stored = await app.readRows((from) => photosOfCar(from, request.params.id))
      const photos = await readyPhotos(images, stored, logDamage)
      if (photos.length === 0) throw new ProblemError('file-unknown')
      const archive = archiveOf(images, photos, logDamage)
      return asStoredFile(reply, `fotos-${photos[0]?.gwnummer}.zip`, 'application/zip').send(archive)
    },
  })
}
