import {
  type SettingKey,
  type SettingValues,
  settingKeys,
  settings,
} from '@portal/domain/house/settings/settings'
import fp from 'fastify-plugin'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { isDatabaseUnavailable, type RowSource } from './db.ts'
import { follow } from './follow.ts'

declare module 'fastify' {
  interface FastifyInstance {
    settings: {
      /** The values of the environment, which are valid where nothing was saved. */
      defaults: SettingDefaults
      /** Incremented whenever `app.env` has received new values. */
      readonly version: number
      /** Resolves when this instance has the values that are saved now. */
      refresh: () => Promise<void>
    }
  }
}

/** The newest change of each setting; `value` null = the default of the environment. */
const latestChanges = `
  SELECT DISTINCT ON (key) key, revision, value FROM setting_change ORDER BY key, revision DESC`

/** Changes of settings that this version does not know are left out. */
const LatestChange = z.object({ key: z.string(), revision: z.int(), value: z.string().nullable() })

export type SettingDefaults = Readonly<Pick<Env, SettingKey>>

/** A value that is no longer valid, because its rule has changed, does not replace the default. */
function savedValues(rows: unknown[], pinned: readonly SettingKey[]): Partial<SettingValues> {
  const texts = new Map(rows.map((row) => LatestChange.parse(row)).map(({ key, value }) => [key, value]))
  const entries = settingKeys.flatMap((key) => {
    const saved = texts.get(key)
    if (typeof saved !== 'string' || pinned.includes(key)) return []
    const { success, data } = settings[key].safeParse(saved)
    return success ? [[key, data]] : []
  })
  return Object.fromEntries(entries)
}

/** Reads the saved values into `env`, once. */
export async function applySettings(source: RowSource, env: Env) {
  const { rows } = await source.query(latestChanges)
  Object.assign(env, savedValues(rows, env.SETTINGS_PINNED))
}

/**
 * Keeps the saved values of the settings in `env` until `end`. While the database is unavailable, the last known values
 * are valid.
 */
export async function followSettings(connectionString: string, env: Env, onError: (error: Error) => void) {
  const defaults: SettingDefaults = { ...env }
  let version = 0
  let known = ''
  const following = follow({
    connectionString,
    channel: 'settings',
    applicationName: 'settings',
    catchUp: async (client) => {
      const { rows } = await client.query(latestChanges)
      const read = JSON.stringify(rows)
      if (read === known) return
      Object.assign(env, defaults, savedValues(rows, env.SETTINGS_PINNED))
      known = read
      version += 1
    },
    onError: (error) => onError(error instanceof Error ? error : new Error(String(error))),
  })
  await following.first.catch(() => {})
  return {
    defaults,
    get version() {
      return version
    },
    refresh: following.refresh,
    end: following.end,
  }
}

/** Decorates `app.settings` and keeps the settings in `app.env` up to date. */
export const settingsPlugin = fp(async (app, { connectionString }: { connectionString: string }) => {
  const following = await followSettings(connectionString, app.env, (error) =>
    isDatabaseUnavailable(error)
      ? app.logDatabaseOutage(error)
      : app.log.warn({ err: error }, 'settings are not up to date'),
  )
  app.decorate('settings', following)
  app.addHook('onClose', () => following.end())
})
