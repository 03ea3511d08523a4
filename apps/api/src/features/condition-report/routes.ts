import { readConditionReport } from '@portal/contract/condition-report'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProblemError } from '../../http/problem.ts'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf } from '../../plugins/access.ts'
import { vehicleCondition } from '../condition/queries.ts'
import { harmless } from '../files/view.ts'
import { reportedVehicle } from './queries.ts'
import { conditionReport } from './view.ts'

const perAccount = { limit: 200, minutes: 60 }

export const conditionReportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...readConditionReport,
    handler: async (request, reply) => {
      await limitBy(request, 'condition-report', String(accountOf(request).id), perAccount)
      const { BRAND_NAME: brand } = app.env
      const { id } = request.params
      const condition = await app.readRows((from) => vehicleCondition(from, id, brand))
      if (!condition) throw new ProblemError('file-unknown')
      const vehicle = await app.readRows((from) => reportedVehicle(from, id))
      return harmless(reply)
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="zustand-${vehicle.gwnummer}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(await conditionReport(vehicle, condition, brand))
    },
  })
}
