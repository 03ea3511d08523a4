import type { NewValue } from '@portal/contract/house/settings'
import type { FieldError } from '@portal/contract/problem'
import {
  factsOf,
  type SettingKey,
  settings,
  settingText,
  shownSetting,
} from '@portal/domain/house/settings/settings'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { actedBy, audit } from '../../audit/audit.ts'
import { ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { type Context, newestChanges } from './queries.ts'

type SettingsContext = Context & CommandContext

/**
 * The values as texts in canonical form.
 * @throws ProblemError `validation-failed` naming each invalid setting
 */
export function checkedValues(changes: readonly NewValue[], { pinned }: Pick<Context, 'pinned'>) {
  const errors: FieldError[] = []
  const checked = changes.map(({ key, value, revision }) => {
    if (pinned.includes(key))
      errors.push({ path: key, message: t('Dieser Wert ist durch die Umgebung festgelegt.') })
    if (value === null) return { key, revision, text: null }
    const { data, error } = settings[key].safeParse(value)
    const message = error?.issues[0]?.message
    if (message) errors.push({ path: key, message })
    return { key, revision, text: data === undefined ? null : settingText(data) }
  })
  if (errors.length > 0) throw new ProblemError('validation-failed', { errors })
  return checked
}

type Newest = Awaited<ReturnType<typeof newestChanges>>

/** @throws ProblemError `setting-changed` naming who has changed a setting since it was read, and how */
function refuseOutdated(changes: readonly { key: SettingKey; revision: number }[], newest: Newest) {
  const errors = changes.flatMap(({ key, revision }) => {
    const change = newest.get(key)
    if (!change || change.revision === revision) return []
    const { before, after, at, by } = change
    const values = `„${shownSetting(key, before)}“ → „${shownSetting(key, after)}“`
    return {
      path: key,
      message: t`${by ?? t('Ein gelöschtes Konto')} hat „${factsOf(key).label}“ am ${momentText(at)} geändert: ${values}.`,
    }
  })
  if (errors.length > 0) throw new ProblemError('setting-changed', { errors })
}

type Saved = { key: SettingKey; text: string | null }

async function record(tx: Transaction, newest: Newest, { key, text }: Saved, context: SettingsContext) {
  const { defaults, actorId, now: at } = context
  const last = newest.get(key)
  const standard = settingText(defaults[key])
  const before = last?.value ?? standard
  const after = text ?? standard
  if ((last?.value ?? null) === text) return
  const revision = (last?.revision ?? 0) + 1
  await tx.settingChange.create({ data: { key, revision, value: text, before, after, at, actorId } })
  const details = { before, after }
  await audit(tx, { ...actedBy(context), action: 'setting-changed', subject: `setting:${key}`, details })
}

/** After the commit every instance and worker receives this and reads the settings. */
const announce = (tx: Transaction) => tx.$executeRaw`SELECT pg_notify('settings', '')`

/**
 * Saves new values, all or none.
 * @throws ProblemError `validation-failed`, or `setting-changed` when one was changed since it was read
 */
export async function saveSettings(db: PrismaClient, changes: readonly NewValue[], context: SettingsContext) {
  const checked = checkedValues(changes, context)
  await db.$transaction(async (tx) => {
    await lockByName(tx, 'settings')
    const newest = await newestChanges(tx)
    refuseOutdated(checked, newest)
    for (const change of checked) await record(tx, newest, change, context)
    await announce(tx)
  })
}

/**
 * Undoes the newest change of a setting.
 * @throws ProblemError `not-found` without a change, `setting-changed` when there is a newer one
 */
export async function undoChange(
  db: PrismaClient,
  { key, revision }: { key: SettingKey; revision: number },
  context: SettingsContext,
) {
  await db.$transaction(async (tx) => {
    await lockByName(tx, 'settings')
    const newest = await newestChanges(tx)
    if (!newest.has(key)) throw new ProblemError('not-found')
    refuseOutdated([{ key, revision }], newest)
    const previous = await tx.settingChange.findUnique({
      where: { key_revision: { key, revision: revision - 1 } },
    })
    const [checked] = checkedValues([{ key, value: previous?.value ?? null, revision }], context)
    if (checked) await record(tx, newest, checked, context)
    await announce(tx)
  })
}
