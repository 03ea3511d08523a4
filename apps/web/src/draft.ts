import type { ProfileFields } from './accounts/account/form.ts'
import type { ChosenPaper } from './accounts/documents/form.ts'
import type { EnquiryForm, Mode } from './buyer/enquiries/form.ts'
import { clearStoredDrafts, type storedDraft } from './storage.ts'

type Kept<Value> = { owner: number; value: Value }

/**
 * The content of a form when the session ended, kept in memory until the same account has signed in again. Files cannot
 * be kept anywhere else.
 */
export type Draft<Value> = {
  /** Keeps the content of a form. */
  keep: (owner: number, value: Value) => void
  /** The content kept for this account; null if there is none. */
  of: (owner: number | undefined) => Value | null
  forget: () => void
  /** Reads the open form when the session ends; returns the function that stops it. */
  follow: (read: () => Value | null) => () => void
}

type Moments = {
  end: (owner: number) => void
  leave: (owner: number | undefined) => void
  forget: () => void
}
const drafts = new Set<Moments>()

/** Keeps the content of every open form: the session of this account has ended. */
export function keepDrafts(owner: number) {
  for (const { end } of drafts) end(owner)
}

/** Stores what must survive a reload of the page, which begins now. */
export function storeDrafts(owner: number | undefined) {
  for (const { leave } of drafts) leave(owner)
}

/** Discards all kept content: the user logs out. */
export function forgetDrafts() {
  for (const { forget } of drafts) forget()
  clearStoredDrafts()
}

/**
 * Drafts of forms that are loaded later are created in their own modules, so that the first load does not contain them.
 *
 * @param stored where the content is while the page reloads; without it, a reload discards the content
 */
export function aDraft<Value>(stored?: ReturnType<typeof storedDraft<Value>>): Draft<Value> {
  const open = new Set<() => Value | null>()
  let kept = stored?.read() ?? null
  stored?.clear()
  const keep = (owner: number, value: Value) => {
    kept = { owner, value }
  }
  const forget = () => {
    kept = null
  }
  /** That of the form opened last. */
  const contentFor = (owner: number): Kept<Value> | null =>
    [...open].reduce<Kept<Value> | null>((last, read) => {
      const value = read()
      return value === null ? last : { owner, value }
    }, null)
  drafts.add({
    end: (owner) => {
      kept = contentFor(owner) ?? kept
    },
    leave: (owner) => {
      const content = (owner === undefined ? null : contentFor(owner)) ?? kept
      if (content) stored?.write(content)
    },
    forget,
  })
  return {
    keep,
    of: (owner) => (kept && kept.owner === owner ? kept.value : null),
    forget,
    follow: (read) => {
      open.add(read)
      return () => open.delete(read)
    },
  }
}

export const profileDraft = aDraft<ProfileFields>()
export const submissionDraft = aDraft<{ chosen: ChosenPaper[]; consent: boolean }>()
export const enquiryDraft = aDraft<{ fahrzeugid: number; mode: Mode; form: EnquiryForm }>()
