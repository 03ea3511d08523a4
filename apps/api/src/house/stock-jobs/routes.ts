import { Readable } from 'node:stream'
import { exportStockJob } from '@portal/contract/house/stock-job-export'
import {
  changeStockRule,
  createStockJob,
  discardStockJob,
  findBuyers,
  jobVehiclesMaximum,
  listStockJobRows,
  listStockJobs,
  readStockJob,
  readStockJobDefaults,
  startStockJob,
  undoStockJob,
} from '@portal/contract/house/stock-jobs'
import { today } from '@portal/domain/buyer/appointment'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actedBy, audit } from '../../audit/audit.ts'
import { csvType } from '../../http/csv.ts'
import { asDownload } from '../../http/downloads.ts'
import { inLanguage, languageOf } from '../../http/language.ts'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { changeRule, createJob, discardJob, requestUndo, startJob } from './commands.ts'
import { jobFile } from './export.ts'
import { buyersOf, jobById, jobRowsOf, jobsOf } from './queries.ts'

/** A GW number with quotes and comma. */
const bytesPerNumber = 9

export const stockJobRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...createStockJob,
    bodyLimit: jobVehiclesMaximum * bytesPerNumber + 4096,
    handler: async (request) => {
      const { id: actorId } = accountOf(request)
      return jobById(app.pool, await createJob(app.pool, { ...request.body, actorId, now: app.clock.now() }))
    },
  })

  app.route({
    ...readStockJobDefaults,
    handler: () => ({ reservationDays: app.env.RESERVATION_DAYS }),
  })

  app.route({ ...findBuyers, handler: (request) => buyersOf(app.db, request.query.q) })

  app.route({
    ...changeStockRule,
    handler: async (request) => {
      const { id } = request.params
      await changeRule(app.pool, id, request.body, app.clock.now())
      return jobById(app.pool, id)
    },
  })

  app.route({
    ...startStockJob,
    handler: async (request) => {
      const { id: jobId } = request.params
      const started = { jobId, actorId: accountOf(request).id, now: app.clock.now() }
      await startJob(app.db, started, request.body?.rule)
      return jobById(app.pool, jobId)
    },
  })

  app.route({
    ...undoStockJob,
    handler: async (request) => {
      const { id: jobId } = request.params
      await requestUndo(app.db, { jobId, actorId: accountOf(request).id, now: app.clock.now() })
      return jobById(app.pool, jobId)
    },
  })

  app.route({
    ...discardStockJob,
    handler: (request) => discardJob(app.db, request.params.id),
  })

  app.route({
    ...listStockJobs,
    handler: async (request, reply) => {
      const { jobs, total } = await jobsOf(app.pool, request.query)
      reply.header('x-total-count', total)
      return jobs
    },
  })

  app.route({ ...readStockJob, handler: (request) => jobById(app.pool, request.params.id) })

  app.route({
    ...exportStockJob,
    handler: async (request, reply) => {
      const context = commandContext(request)
      const { now } = context
      const job = await jobById(app.pool, request.params.id)
      await audit(app.db, {
        ...actedBy(context),
        action: 'stock-job-exported',
        subject: `stock-job:${job.id}`,
      })
      return asDownload(reply, `auftrag-${today(now)}.csv`, csvType).send(
        Readable.from(jobFile(app.pool, job, now)),
      )
    },
  })

  app.route({
    ...listStockJobRows,
    handler: async (request, reply) => {
      const { rows, total } = await inLanguage(languageOf(request), () =>
        jobRowsOf(app.pool, request.params.id, { ...request.query, now: app.clock.now() }),
      )
      reply.header('x-total-count', total)
      return rows
    },
  })
}
