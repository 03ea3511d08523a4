import {
  cancelAppointment as cancel,
  readHouseCalendar,
  setAppointment as set,
} from '@portal/contract/house/appointment-desk'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { languageOf } from '../../http/language.ts'
import { commandContext } from '../../plugins/access.ts'
import type { EnquiryActor } from '../enquiry-desk/commands.ts'
import { houseEnquiry } from '../enquiry-desk/queries.ts'
import { cancelAppointment, setAppointment } from './commands.ts'
import { houseCalendar } from './queries.ts'

export const appointmentDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  const context = { db: app.db, env: app.env }
  const actingOn = (request: FastifyRequest, publicId: string): EnquiryActor => ({
    publicId,
    ...commandContext(request),
  })

  const shown = (request: FastifyRequest, { publicId, now }: EnquiryActor) =>
    houseEnquiry({ ...context, now, language: languageOf(request) }, publicId)

  app.route({
    ...readHouseCalendar,
    handler: (request) =>
      houseCalendar(app.db, request.query, app.clock.now(), app.env.APPOINTMENT_SLOT_CAPACITY),
  })

  app.route({
    ...set,
    handler: async (request) => {
      const acting = actingOn(request, request.params.id)
      await setAppointment(context, acting, request.body)
      return shown(request, acting)
    },
  })

  app.route({
    ...cancel,
    handler: async (request) => {
      const acting = actingOn(request, request.params.id)
      await cancelAppointment(context, acting, request.body)
      return shown(request, acting)
    },
  })
}
