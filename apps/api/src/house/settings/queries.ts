import type { Setting, SettingChange } from '@portal/contract/house/settings'
import { personNameSql } from '@portal/domain/accounts/person-name'
import { type SettingKey, settingKeys, settingText } from '@portal/domain/house/settings/settings'
import { z } from 'zod'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'
import type { SettingDefaults } from '../../plugins/settings.ts'

const Row = z.object({
  key: z.enum(settingKeys),
  revision: z.int(),
  value: z.string().nullable(),
  before: z.string(),
  after: z.string(),
  at: z.date(),
  by: z.string().nullable(),
})
type Row = z.infer<typeof Row>

const name = Prisma.raw(`nullif(${personNameSql('a')}, '')`)

/** The newest change of each setting. Settings that this version does not know are left out. */
export async function newestChanges(db: Db): Promise<Map<SettingKey, Row>> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT DISTINCT ON (c.key) c.*, ${name} AS by
    FROM setting_change c LEFT JOIN account a ON a.id = c.actor_id
    WHERE c.key = ANY(${settingKeys}) ORDER BY c.key, c.revision DESC`
  return new Map(rows.map((row) => Row.parse(row)).map((row) => [row.key, row]))
}

export type Context = { defaults: SettingDefaults; pinned: readonly SettingKey[] }

/** The settings as they are saved now, in the order of their table. */
export async function settingsNow(db: Db, { defaults, pinned }: Context): Promise<Setting[]> {
  const newest = await newestChanges(db)
  return settingKeys.map((key) => {
    const standard = settingText(defaults[key])
    const isPinned = pinned.includes(key)
    const change = newest.get(key)
    const value = isPinned ? standard : (change?.value ?? standard)
    return { key, value, standard, isPinned, revision: change?.revision ?? 0 }
  })
}

/** @returns `size` changes from `offset` on, newest first, and the number of all */
export async function settingChanges(db: Db, size: number, offset: number) {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT c.*, ${name} AS by,
      NOT EXISTS (SELECT 1 FROM setting_change n WHERE n.key = c.key AND n.revision > c.revision) AS "isLatest"
    FROM setting_change c LEFT JOIN account a ON a.id = c.actor_id
    WHERE c.key = ANY(${settingKeys}) ORDER BY c.at DESC, c.key LIMIT ${size} OFFSET ${offset}`
  const Listed = Row.extend({ isLatest: z.boolean() })
  const changes: SettingChange[] = rows.map((row) => {
    const { value, at, ...change } = Listed.parse(row)
    return { ...change, at: at.toISOString() }
  })
  return { changes, total: await db.settingChange.count({ where: { key: { in: settingKeys } } }) }
}
