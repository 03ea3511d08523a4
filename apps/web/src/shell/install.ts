import { dayMs } from '@portal/domain/values/durations'

/** When the install note was dismissed, shown again and followed, in milliseconds since 1970. */
export type InstallNotes = {
  dismissedAt?: number
  againAt?: number
  remindedAt?: number
  installedAt?: number
}

const hiddenDays = 10
const reminderDays = 20

/**
 * Which note to show (U-42).
 * - Until the first dismissal: the plain note.
 * - For ten days after it: none.
 * - Up to day 20: one more at most.
 * - From day 20: one reminder.
 * - After an installation: none, also not in the browser.
 */
export function dueNote({ dismissedAt, againAt, remindedAt, installedAt }: InstallNotes, now: number) {
  if (installedAt !== undefined) return null
  if (dismissedAt === undefined) return 'first'
  const days = (now - dismissedAt) / dayMs
  if (days >= reminderDays) return remindedAt === undefined ? 'reminder' : null
  return days >= hiddenDays && againAt === undefined ? 'again' : null
}

/** The times after a note was dismissed. */
export function withDismissal(notes: InstallNotes, now: number): InstallNotes {
  const due = dueNote(notes, now)
  if (due === 'first') return { dismissedAt: now }
  if (due === 'again') return { ...notes, againAt: now }
  return due === 'reminder' ? { ...notes, remindedAt: now } : notes
}

/** iPhones and iPads can only install through the share menu. Newer iPads identify as Macs but have a touch screen. */
export const isApple = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
