import {
  blurPlate,
  deleteVehicleFile,
  orderPhotos,
  readVehiclePhotos,
  restoreVehicleFile,
} from '@portal/contract/house/photos'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { languageOf } from '../../http/language.ts'
import { accountOf } from '../../plugins/access.ts'
import { blurArea, deleteFile, orderPhotosOf, restoreFile } from './photo-changes.ts'
import { messageIn } from './upload-tasks.ts'
import { photosOf } from './vehicle-photos.ts'

/** Every change is answered with the photos after it. */
export const photoRoutes: FastifyPluginAsyncZod = async (app) => {
  const photosNow = async (request: FastifyRequest, gwnummer: string) => {
    const photos = await photosOf(app.db, gwnummer, app.clock.now())
    return { ...photos, tasks: photos.tasks.map((task) => messageIn(languageOf(request), task)) }
  }
  const changeBy = (request: FastifyRequest, gwnummer: string) => ({
    pool: app.pool,
    gwnummer,
    actorId: accountOf(request).id,
    now: app.clock.now(),
  })

  app.route({ ...readVehiclePhotos, handler: (request) => photosNow(request, request.params.gwnummer) })

  app.route({
    ...orderPhotos,
    handler: async (request) => {
      const { gwnummer } = request.params
      await orderPhotosOf(changeBy(request, gwnummer), request.body.order)
      return photosNow(request, gwnummer)
    },
  })

  app.route({
    ...deleteVehicleFile,
    handler: async (request) => {
      const { gwnummer, id } = request.params
      await deleteFile(changeBy(request, gwnummer), id)
      return photosNow(request, gwnummer)
    },
  })

  app.route({
    ...restoreVehicleFile,
    handler: async (request) => {
      const { gwnummer, id } = request.params
      await restoreFile(changeBy(request, gwnummer), id)
      return photosNow(request, gwnummer)
    },
  })

  app.route({
    ...blurPlate,
    handler: async (request) => {
      const { gwnummer, id } = request.params
      const accountId = accountOf(request).id
      await blurArea(app.db, { gwnummer, id, accountId, area: request.body, now: app.clock.now() })
      return photosNow(request, gwnummer)
    },
  })
}
