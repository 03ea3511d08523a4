import { isAdministrator } from '@portal/domain/accounts/roles'
import { hourMs, minuteMs } from '@portal/domain/values/durations'

/** Session lifetimes (U-25): shorter for administrators; remembered sessions are extended while they are used. */
export const sessionLimits = {
  ordinary: { idleMs: 8 * hourMs, absoluteMs: 24 * hourMs },
  admin: { idleMs: 30 * minuteMs, absoluteMs: 8 * hourMs },
  remembered: { idleMs: 30 * 24 * hourMs, absoluteMs: Number.POSITIVE_INFINITY },
}
type Lifetime = { authorities: string[]; remembered: boolean; createdAt: Date; lastSeenAt: Date }

/** Whether the time of a session is over. */
export function isExpired(session: Lifetime, now: Date): boolean {
  const { idleMs, absoluteMs } = isAdministrator(session)
    ? sessionLimits.admin
    : session.remembered
      ? sessionLimits.remembered
      : sessionLimits.ordinary
  return (
    now.getTime() - session.lastSeenAt.getTime() > idleMs ||
    now.getTime() - session.createdAt.getTime() > absoluteMs
  )
}
