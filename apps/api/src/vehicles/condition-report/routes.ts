import type { VehicleCondition } from '@portal/contract/vehicles/condition'
import { readConditionReport } from '@portal/contract/vehicles/condition-report'
import { t } from '@portal/domain/values/text'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { asStoredFile } from '../../http/downloads.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { ProblemError } from '../../http/problem.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf, holderOf } from '../../plugins/access.ts'
import { ownReservation } from '../cars/queries.ts'
import { vehicleCondition } from '../condition/queries.ts'
import { ensureJpeg, jpegKey } from '../files/commands.ts'
import { logMissingPhoto } from '../files/view.ts'
import { type DamagePicture, damagePictures, reportedVehicle } from './queries.ts'
import { conditionReport } from './view.ts'

const perAccount = { limit: 200, minutes: 60 }

export const conditionReportRoutes: FastifyPluginAsyncZod = async (app) => {
  /** A photo whose bytes are missing is logged as an error and left out of the document. */
  async function photosOf(request: FastifyRequest, condition: VehicleCondition) {
    const { images } = app.files
    const photos: DamagePicture[] = []
    for (const { alt, storageKey } of await app.readRows((from) => damagePictures(from, condition)))
      try {
        await ensureJpeg(images, storageKey)
        photos.push({ alt, jpeg: Buffer.from(await images.getBytes(jpegKey(storageKey))) })
      } catch (error) {
        logMissingPhoto(request, error, storageKey)
      }
    return photos
  }

  /** The name and the bytes of the document, in the language of the request. */
  async function documentFor(request: FastifyRequest, id: string) {
    const { BRAND_NAME: brand } = app.env
    const reader = { now: app.clock.now(), holderId: holderOf(accountOf(request)), own: app.pool }
    const isReservedForCaller = (await ownReservation(reader, id)) !== null
    const condition = await app.readRows((from) => vehicleCondition(from, id, { brand, isReservedForCaller }))
    if (!condition) throw new ProblemError('file-unknown')
    const vehicle = await app.readRows((from) => reportedVehicle(from, id))
    const bytes = await conditionReport(vehicle, condition, await photosOf(request, condition), brand)
    return { name: t`zustand-${vehicle.gwnummer}.pdf`, bytes }
  }

  app.route({
    ...readConditionReport,
    handler: async (request, reply) => {
      await limitBy(request, 'condition-report', String(accountOf(request).id), perAccount)
      const { name, bytes } = await inLanguage(languageOf(request), () =>
        documentFor(request, request.params.id),
      )
      return asStoredFile(reply, name, 'application/pdf').send(bytes)
    },
  })
}
