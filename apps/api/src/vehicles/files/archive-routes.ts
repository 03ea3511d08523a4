import { readPhotoArchive } from '@portal/contract/vehicles/photo-archive'
import { t } from '@portal/domain/values/text'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { asStoredFile } from '../../http/downloads.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { ProblemError } from '../../http/problem.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf } from '../../plugins/access.ts'
import { archiveOf, photosOfCar, readyPhotos } from './archive.ts'
import { logMissingPhoto } from './view.ts'

const perAccount = { limit: 100, minutes: 60 }

export const photoArchiveRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readPhotoArchive,
    handler: async (request, reply) => {
      await limitBy(request, 'photo-archive', String(accountOf(request).id), perAccount)
      const { images } = app.files
      const logDamage = (error: unknown) => logMissingPhoto(request, error)
      const stored = await app.readRows((from) => photosOfCar(from, request.params.id))
      const photos = await readyPhotos(images, stored, logDamage)
      if (!photos[0]) throw new ProblemError('file-unknown')
      const archive = archiveOf(images, photos, logDamage)
      const { gwnummer } = photos[0]
      const name = inLanguage(languageOf(request), () => t`fotos-${gwnummer}.zip`)
      return asStoredFile(reply, name, 'application/zip').send(archive)
    },
  })
}
