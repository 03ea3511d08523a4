import type { EnquiryForm, Mode } from './buyer/enquiries/form.ts'
import { drafts } from './draft-moments.ts'
import { type KeptDraft, storedDraft } from './storage.ts'

/**
 * The content of a form when the session ended, kept until the same account has signed in again, and while the page
 * reloads.
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

/** A reload of the page cannot keep files. */
export const withoutFiles = () => null

/**
 * Drafts are created in the modules of their forms, so that the first load does not contain them.
 *
 * @param name names it in the storage of the tab, no other draft has it
 * @param storable what of the content can be stored as JSON; null = nothing
 */
export function aDraft<Value>(
  name: string,
  storable: (value: Value) => Value | null = (value) => value,
  stored: Pick<ReturnType<typeof storedDraft<Value>>, 'read' | 'write' | 'clear'> = storedDraft<Value>(name),
): Draft<Value> {
  const open = new Set<() => Value | null>()
  let kept = stored.read()
  stored.clear()
  const forget = () => {
    kept = null
  }
  /** That of the form opened last. */
  const contentFor = (owner: number): KeptDraft<Value> | null =>
    [...open].reduce<KeptDraft<Value> | null>((last, read) => {
      const value = read()
      return value === null ? last : { owner, value }
    }, null)
  drafts.add({
    end: (owner) => {
      kept = contentFor(owner) ?? kept
    },
    leave: (owner) => {
      const content = (owner === undefined ? null : contentFor(owner)) ?? kept
      const value = content && storable(content.value)
      // The browser can show the left page again, whose form may be empty when it is left next.
      if (content && value !== null) stored.write({ owner: content.owner, value })
      else stored.clear()
    },
    forget,
  })
  return {
    keep: (owner, value) => {
      kept = { owner, value }
    },
    of: (owner) => (kept && kept.owner === owner ? kept.value : null),
    forget,
    follow: (read) => {
      open.add(read)
      return () => open.delete(read)
    },
  }
}

/** Here, because the buttons of a vehicle load the form on the first click only. */
export const enquiryDraft = aDraft<{ fahrzeugid: number; mode: Mode; form: EnquiryForm }>('enquiry')
