import {
  changeSettings,
  listSettingChanges,
  listSettings,
  previewSettings,
  undoSettingChange,
} from '@portal/contract/house/settings'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { languageOf } from '../../http/language.ts'
import { commandContext } from '../../plugins/access.ts'
import { saveSettings, undoChange } from './commands.ts'
import { settingChanges, settingsNow } from './queries.ts'
import { previewOf } from './view.ts'

export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const context = { defaults: app.settings.defaults, pinned: app.env.SETTINGS_PINNED }
  const acting = (request: FastifyRequest) => ({ ...context, ...commandContext(request) })
  /** Applies the new values in this instance before its answer; the others follow the announcement. */
  async function saved() {
    await app.settings.refresh().catch(app.logDatabaseOutage)
    return settingsNow(app.db, context)
  }

  app.route({ ...listSettings, handler: () => settingsNow(app.db, context) })

  app.route({
    ...changeSettings,
    bodyLimit: 512 * 1024,
    handler: async (request) => {
      await saveSettings(app.db, request.body.changes, acting(request))
      return saved()
    },
  })

  app.route({
    ...previewSettings,
    bodyLimit: 512 * 1024,
    handler: (request) =>
      previewOf(app.db, request.body.changes, {
        ...context,
        env: app.env,
        now: app.clock.now(),
        language: languageOf(request),
      }),
  })

  app.route({
    ...listSettingChanges,
    handler: async ({ query: { page, size } }, reply) => {
      const { changes, total } = await settingChanges(app.db, size, page * size)
      reply.header('x-total-count', total)
      return changes
    },
  })

  app.route({
    ...undoSettingChange,
    handler: async (request) => {
      await undoChange(app.db, request.body, acting(request))
      return saved()
    },
  })
}
