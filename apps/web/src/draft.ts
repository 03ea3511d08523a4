import type { ProfileFields } from './accounts/account/form.ts'
import type { ChosenPaper } from './accounts/documents/form.ts'
import type { EnquiryForm, Mode } from './buyer/enquiries/form.ts'

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

const onEnd = new Set<(owner: number) => void>()
const forgets = new Set<() => void>()

/** Keeps the content of every open form: the session of this account has ended. */
export function keepDrafts(owner: number) {
  for (const keep of onEnd) keep(owner)
}

/** Discards all kept content: the user logs out. */
export function forgetDrafts() {
  for (const forget of forgets) forget()
}

/** Drafts of forms that are loaded later are created in their own modules, so that the first load does not contain them. */
export function aDraft<Value>(): Draft<Value> {
  let kept: { owner: number; value: Value } | null = null
  const keep = (owner: number, value: Value) => {
    kept = { owner, value }
  }
  const forget = () => {
    kept = null
  }
  forgets.add(forget)
  return {
    keep,
    of: (owner) => (kept && kept.owner === owner ? kept.value : null),
    forget,
    follow: (read) => {
      const keepOpen = (owner: number) => {
        const value = read()
        if (value !== null) keep(owner, value)
      }
      onEnd.add(keepOpen)
      return () => onEnd.delete(keepOpen)
    },
  }
}

export const profileDraft = aDraft<ProfileFields>()
export const submissionDraft = aDraft<{ chosen: ChosenPaper[]; consent: boolean }>()
export const enquiryDraft = aDraft<{ fahrzeugid: number; mode: Mode; form: EnquiryForm }>()
