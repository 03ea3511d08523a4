import type { NewValue, Setting } from '@portal/contract/house/settings'
import type { FieldError } from '@portal/contract/problem'
import { factsOf, type SettingKey, settings } from '@portal/domain/house/settings/settings'
import { fieldMessage } from '@portal/domain/values/field-messages'
import { numberFieldText, typedNumber } from '@portal/domain/values/typed-number'
import { aDraft } from '../../draft.ts'

/** What was typed; `revision` is that of the value it replaces. Null = the default. */
type Draft = { value: string | null; revision: number }
export type Drafts = ReadonlyMap<SettingKey, Draft>
export const noDrafts: Drafts = new Map()

export const changesDraft = aDraft<(readonly [SettingKey, Draft])[]>('settings')

/** The text of a value in its control. */
export const shownInControl = (key: SettingKey, text: string) =>
  factsOf(key).kind === 'number' && text !== '' ? numberFieldText(Number(text)) : text

/**
 * What was typed, in the spelling of the environment variable: a number as the reader's language writes it becomes one
 * with a decimal point. 'NaN', which the rules refuse, for what is not clearly one number.
 */
function asStored(key: SettingKey, typed: string): string {
  const { kind, decimals } = factsOf(key)
  return kind === 'number' ? String(typedNumber(typed, decimals)) : typed
}

/** The drafts with one more; a draft equal to the saved value is none. */
export function withDraft(drafts: Drafts, setting: Setting, value: string | null): Drafts {
  const { key, revision } = setting
  const next = new Map(drafts)
  const isSame = value !== null && asStored(key, value) === setting.value
  if (isSame) next.delete(key)
  else next.set(key, { value, revision: drafts.get(key)?.revision ?? revision })
  return next
}

export const changesOf = (drafts: Drafts): NewValue[] =>
  [...drafts].map(([key, { value, revision }]) => ({
    key,
    value: value === null ? null : asStored(key, value),
    revision,
  }))

/** The message about an invalid value, by the same rule as in the API. */
export function faultOf(key: SettingKey, value: string | null): string | undefined {
  if (value === null) return undefined
  return settings[key].safeParse(asStored(key, value), { error: fieldMessage }).error?.issues[0]?.message
}

/** Drafts that were refused because of a change by another administrator; saving them again replaces that change. */
export function onNewestRevision(
  drafts: Drafts,
  errors: readonly Pick<FieldError, 'path'>[],
  saved: readonly Setting[],
) {
  const next = new Map(drafts)
  for (const { path } of errors) {
    const setting = saved.find(({ key }) => key === path)
    const draft = setting && next.get(setting.key)
    if (draft) next.set(setting.key, { ...draft, revision: setting.revision })
  }
  return next
}

/** The drafts once others have been saved: what was typed while the request was running stays. */
export function afterSaving(drafts: Drafts, sent: Drafts, saved: readonly Setting[]): Drafts {
  const typed = new Map([...drafts].filter(([key, draft]) => sent.get(key) !== draft))
  return onNewestRevision(
    typed,
    [...sent.keys()].map((path) => ({ path })),
    saved,
  )
}
