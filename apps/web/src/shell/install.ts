/** When the note about installing the portal was put away, came back and was followed; milliseconds since 1970. */
export type InstallNotes = {
  dismissedAt?: number
  againAt?: number
  remindedAt?: number
  installedAt?: number
}

const dayMs = 86_400_000
const hiddenDays = 10
const reminderDays = 20

/**
 * Which note is due (U-42): until the first dismissal the plain one; then ten days none, after that one more at most
 * once, and from day 20 one reminder. Whoever has installed the portal sees none, in the browser too.
 */
export function dueNote({ dismissedAt, againAt, remindedAt, installedAt }: InstallNotes, now: number) {
  if (installedAt !== undefined) return null
  if (dismissedAt === undefined) return 'first'
  const days = (now - dismissedAt) / dayMs
  if (days >= reminderDays) return remindedAt === undefined ? 'reminder' : null
  return days >= hiddenDays && againAt === undefined ? 'again' : null
}

/** The notes after one of them was put away. */
export function withDismissal(notes: InstallNotes, now: number): InstallNotes {
  const due = dueNote(notes, now)
  if (due === 'first') return { dismissedAt: now }
  if (due === 'again') return { ...notes, againAt: now }
  return due === 'reminder' ? { ...notes, remindedAt: now } : notes
}

/** iPhones and iPads install through the share menu only; newer iPads call themselves Macs but take touches. */
export const isApple = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
