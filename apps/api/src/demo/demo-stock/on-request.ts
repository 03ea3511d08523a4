import { readImage } from '@portal/contract/vehicles/files'
import { readPhotoArchive } from '@portal/contract/vehicles/photo-archive'
import fp from 'fastify-plugin'
import { photosOfCar } from '../../vehicles/files/archive.ts'
import { photoNamed } from '../../vehicles/files/queries.ts'
import { picturesFor } from './drawing.ts'

/** Draws a demo picture that is requested before the worker has drawn it; registered with DEMO_DATA only. */
export const demoPicturesPlugin = fp(async (app) => {
  const pictures = picturesFor(app.files, app.env)
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.url === readPhotoArchive.url) {
      const { id } = readPhotoArchive.schema.params.parse(request.params)
      for (const photo of await photosOfCar(app.pool, id)) await pictures.provide(photo)
    }
    if (request.routeOptions.url !== readImage.url) return
    const { path, img_name } = readImage.schema.querystring.parse(request.query)
    const { datei, storageKey } = await photoNamed(app.pool, path, img_name)
    await pictures.provide({ ordner: path, datei, storageKey })
  })
})
