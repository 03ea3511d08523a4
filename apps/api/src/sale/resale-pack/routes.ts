import { readResalePack } from '@portal/contract/sale/resale-pack'
import { t } from '@portal/domain/values/text'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { asStoredFile } from '../../http/downloads.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf } from '../../plugins/access.ts'
import { archiveOf, photosOfVehicle, readyPhotos } from '../../vehicles/files/archive.ts'
import { logMissingPhoto } from '../../vehicles/files/view.ts'
import { resalePack } from './queries.ts'

const perAccount = { limit: 100, minutes: 60 }

export const resalePackRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readResalePack,
    handler: async (request, reply) => {
      const account = accountOf(request)
      await limitBy(request, 'photo-archive', String(account.id), perAccount)
      const { images } = app.files
      const logDamage = (error: unknown) => logMissingPhoto(request, error)
      const { BRAND_NAME } = app.env
      const pack = await resalePack(app.db, app.pool, account, request.params.id, BRAND_NAME)
      const photos = await readyPhotos(images, await photosOfVehicle(app.pool, pack.fahrzeugid), logDamage)
      const archive = archiveOf(images, photos, logDamage, pack.files)
      const name = inLanguage(languageOf(request), () => t`weiterverkauf-${pack.gwnummer}.zip`)
      return asStoredFile(reply, name, 'application/zip').send(archive)
    },
  })
}
