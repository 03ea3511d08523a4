import {
  readConditionVersion,
  readHouseCondition,
  recordCondition,
} from '@portal/contract/house/house-condition'
import { readReleasedCondition, readVehicleCondition } from '@portal/contract/vehicles/condition'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inLanguage, languageOf } from '../../http/language.ts'
import { accountOf, holderOf } from '../../plugins/access.ts'
import { ownReservation } from '../cars/queries.ts'
import { addRecord } from './commands.ts'
import { conditionVersion, houseCondition, releasedCondition, vehicleCondition } from './queries.ts'

export const conditionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readVehicleCondition,
    handler: async (request) => {
      const { id } = request.params
      const reader = { now: app.clock.now(), holderId: holderOf(accountOf(request)), own: app.pool }
      const isReservedForCaller = (await ownReservation(reader, id)) !== null
      const offer = { brand: app.env.BRAND_NAME, isReservedForCaller }
      const condition = await inLanguage(languageOf(request), () =>
        app.readRows((from) => vehicleCondition(from, id, offer)),
      )
      return { condition }
    },
  })
  app.route({
    ...readReleasedCondition,
    handler: async (request) => ({
      condition: await app.readRows((from) =>
        releasedCondition(from, request.params.id, app.env.CONDITION_RELEASED),
      ),
    }),
  })
  app.route({
    ...readHouseCondition,
    handler: (request) => houseCondition(app.pool, request.params.gwnummer, app.env.BRAND_NAME),
  })
  app.route({
    ...readConditionVersion,
    handler: (request) => conditionVersion(app.pool, request.params, app.env.BRAND_NAME),
  })
  app.route({
    ...recordCondition,
    // A hundred damages with notes.
    bodyLimit: 512 * 1024,
    handler: async (request) => {
      const { gwnummer } = request.params
      const actor = { accountId: accountOf(request).id, company: null }
      await addRecord(app.pool, { gwnummer, record: request.body, actor, now: app.clock.now() })
      return houseCondition(app.pool, gwnummer, app.env.BRAND_NAME)
    },
  })
}
