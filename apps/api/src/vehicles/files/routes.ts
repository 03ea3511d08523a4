import {
  readConsumerReport,
  readDamagePhoto,
  readDealerReport,
  readImage,
} from '@portal/contract/vehicles/files'
import { isOffice } from '@portal/domain/accounts/roles'
import { groupOf } from '@portal/domain/vehicles/attributes/name'
import { isForDealers } from '@portal/domain/vehicles/price-tier'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actedBy, audit } from '../../audit/audit.ts'
import { asStoredFile, sandboxed } from '../../http/downloads.ts'
import { ProblemError } from '../../http/problem.ts'
import { holderOf, tierOf, visitorContext } from '../../plugins/access.ts'
import { ownReservation } from '../cars/queries.ts'
import { openedPhoto, reportKey } from './commands.ts'
import {
  consumerReportNamed,
  type DamageViewer,
  damagePhoto,
  dealerReportNamed,
  type Photo,
  photoNamed,
  type Report,
} from './queries.ts'
import { logMissingPhoto, reportName, verifiedStream } from './view.ts'

/** A changed photo has another path. */
const cachedForAYear = 'public, max-age=31536000, immutable'

type ShownPhoto = Pick<Photo, 'storageKey' | 'width' | 'format' | 'etag'>

function viewerOf(request: FastifyRequest): DamageViewer {
  if (!isForDealers(tierOf(request))) return 'visitor'
  return isOffice(request.account) ? 'house' : 'dealer'
}

export const fileRoutes: FastifyPluginAsyncZod = async (app) => {
  /** Missing bytes of a known file are a server fault: logged, and answered like an unknown name. */
  async function photoStream(request: FastifyRequest, { storageKey, width, format }: ShownPhoto) {
    try {
      return await openedPhoto(app.files.images, storageKey, width, format)
    } catch (error) {
      logMissingPhoto(request, error, storageKey)
      throw new ProblemError('file-unknown', { cause: error })
    }
  }

  async function sendReport(request: FastifyRequest, reply: FastifyReply, title: string, report: Report) {
    const { vehicle, sha256, storageKey } = report
    const { stream, bytes } = await verifiedStream(app.files.reports, reportKey(storageKey), sha256).catch(
      (error: unknown) => {
        app.damagedFiles.inc({ kind: 'report' })
        request.log.error({ err: error, sha256 }, 'stored report missing or damaged')
        throw error
      },
    )
    await audit(app.db, {
      ...actedBy({ ...visitorContext(request), actorId: request.account?.id ?? null }),
      ...{ action: 'report-downloaded', subject: `vehicle:${vehicle.fahrzeugid}` },
      details: { title, gwnummer: vehicle.gwnummer, sha256, bytes },
    })
    const name = reportName([title, vehicle.gwnummer, vehicle.hersteller, groupOf(vehicle)])
    return asStoredFile(reply, name, 'application/pdf').header('content-length', bytes).send(stream)
  }

  async function sendPhoto(request: FastifyRequest, reply: FastifyReply, named: ShownPhoto, caching: string) {
    const { etag } = named
    const isKnown = request.headers['if-none-match']?.includes(etag) === true
    const photo = isKnown ? null : await photoStream(request, named)
    sandboxed(reply).header('etag', etag).header('cache-control', caching)
    if (photo === null) return reply.code(304).send()
    return reply.type(photo.type).header('content-length', photo.bytes).send(photo.stream)
  }

  app.route({
    ...readImage,
    handler: async (request, reply) => {
      const { path, img_name } = request.query
      const named = await app.readRows((from) => photoNamed(from, path, img_name))
      return sendPhoto(request, reply, named, cachedForAYear)
    },
  })

  app.route({
    ...readDamagePhoto,
    handler: async (request, reply) => {
      const wanted = { ...request.params, ...request.query }
      const holderId = request.account && holderOf(request.account)
      const reader = { now: app.clock.now(), holderId, own: app.pool }
      const caller = {
        viewer: viewerOf(request),
        released: app.env.CONDITION_RELEASED,
        isReservedFor: async (id: number) => (await ownReservation(reader, String(id))) !== null,
      }
      const photo = await app.readRows((from) => damagePhoto(from, wanted, caller))
      return sendPhoto(request, reply, photo, 'private, no-cache')
    },
  })

  app.route({
    ...readDealerReport,
    handler: async (request, reply) => {
      const report = await dealerReportNamed(app.db, request.query.path, request.query.file_name)
      return sendReport(request, reply, 'Gutachten', report)
    },
  })

  app.route({
    ...readConsumerReport,
    handler: async (request, reply) => {
      const report = await consumerReportNamed(app.db, request.query.path, request.query.file_name)
      return sendReport(request, reply, 'Zustandsbericht', report)
    },
  })
}
