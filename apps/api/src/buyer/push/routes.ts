import * as calls from '@portal/contract/buyer/push'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf } from '../../plugins/access.ts'
import { deviceOf } from '../../plugins/session.ts'
import { addDevice, chooseNoticeBy, removeDevice } from './commands.ts'
import { devicesOf, noticeByOf } from './queries.ts'

export const pushRoutes: FastifyPluginAsyncZod = async (app) => {
  const publicKey = app.env.VAPID_PUBLIC_KEY ?? null
  const stateFor = async (request: FastifyRequest) => ({
    publicKey,
    noticeBy: await noticeByOf(app.db, accountOf(request).id),
    devices: await devicesOf(app.db, accountOf(request).id, deviceOf(request)),
  })
  app.route({ ...calls.readPushState, handler: stateFor })
  app.route({
    ...calls.addPushDevice,
    handler: async (request) => {
      await addDevice(app.db, {
        ...{ subscription: request.body, isOffered: publicKey !== null, accountId: accountOf(request).id },
        ...{ deviceHash: deviceOf(request), userAgent: request.headers['user-agent'] ?? '' },
        now: app.clock.now(),
      })
      return stateFor(request)
    },
  })
  app.route({
    ...calls.chooseNoticeBy,
    handler: async (request) => {
      await chooseNoticeBy(app.db, accountOf(request).id, request.body.noticeBy)
      return stateFor(request)
    },
  })
  app.route({
    ...calls.removePushDevice,
    handler: async (request) => {
      await removeDevice(app.db, accountOf(request).id, request.params.id)
      return stateFor(request)
    },
  })
}
