import { clearStoredDrafts } from './storage.ts'

type Moments = {
  end: (owner: number) => void
  leave: (owner: number | undefined) => void
  forget: () => void
}
/** Every draft of the loaded forms; the first load has none of them. */
export const drafts = new Set<Moments>()

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
