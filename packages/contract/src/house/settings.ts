import { settingKeys } from '@portal/domain/house/settings/settings'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { pages } from '../rows.ts'

const Key = z.enum(settingKeys)

/** A setting as it is valid now; values are texts in the spelling of the environment variable. */
export const Setting = z.object({
  key: Key,
  value: z.string(),
  /** The value of the environment, valid until another one is saved. */
  standard: z.string(),
  /** Set by the environment for good. */
  isPinned: z.boolean(),
  /** 0 = never changed. */
  revision: z.int(),
})
export type Setting = z.infer<typeof Setting>

/** A new value for a setting as it was read; `value` null = the default of the environment. */
export const NewValue = z.strictObject({
  key: Key,
  value: z.string().max(20_000).nullable(),
  revision: z.int().min(0).max(1_000_000_000),
})
export type NewValue = z.infer<typeof NewValue>

const NewValues = z.strictObject({
  changes: z
    .array(NewValue)
    .min(1)
    .max(settingKeys.length)
    .refine((changes) => new Set(changes.map(({ key }) => key)).size === changes.length, {
      error: t('Jede Einstellung darf nur einmal vorkommen.'),
    }),
})

/** A change of the past; `by` is the name of the person, null for an erased account. */
export const SettingChange = z.object({
  key: Key,
  revision: z.int(),
  before: z.string(),
  after: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  /** Only the newest change of a setting can be undone. */
  isLatest: z.boolean(),
})
export type SettingChange = z.infer<typeof SettingChange>

/** What saving would cause: facts about the stored data, and a mail with the new values. */
export const SettingsPreview = z.object({
  effects: z.array(z.object({ key: Key, text: z.string() })),
  mail: z.object({ sender: z.string(), subject: z.string(), text: z.string() }),
})
export type SettingsPreview = z.infer<typeof SettingsPreview>

const url = '/uaa/api/settings'

export const listSettings = {
  method: 'GET',
  url,
  config: { access: 'admin', summary: 'Einstellungen mit ihren Werten' },
  schema: { response: { 200: z.array(Setting) } },
} satisfies Endpoint

/** All or none are saved. A setting that another administrator has changed meanwhile is answered by `setting-changed`. */
export const changeSettings = {
  method: 'PUT',
  url,
  config: { access: 'admin', summary: 'Einstellungen ändern' },
  schema: { body: NewValues, response: { 200: z.array(Setting) } },
} satisfies Endpoint

export const previewSettings = {
  method: 'POST',
  url: `${url}/preview`,
  config: { access: 'admin', summary: 'Wirkung neuer Werte vor dem Speichern', changesState: false },
  schema: { body: NewValues, response: { 200: SettingsPreview } },
} satisfies Endpoint

export const listSettingChanges = {
  method: 'GET',
  url: `${url}/changes`,
  config: { access: 'admin', summary: 'Änderungen der Einstellungen, neueste zuerst' },
  schema: {
    querystring: z.strictObject({
      ...pages(20),
    }),
    response: { 200: z.array(SettingChange) },
  },
} satisfies Endpoint

/** Sets the value from before the newest change of a setting. */
export const undoSettingChange = {
  method: 'POST',
  url: `${url}/undo`,
  config: { access: 'admin', summary: 'Die letzte Änderung einer Einstellung zurücknehmen' },
  schema: {
    body: z.strictObject({ key: Key, revision: z.int().min(1).max(1_000_000_000) }),
    response: { 200: z.array(Setting) },
  },
} satisfies Endpoint
