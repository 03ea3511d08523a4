import { mustUseProvider } from '@portal/domain/accounts/house-sign-in'
import { isAdministrator } from '@portal/domain/accounts/roles'
import { hourMs, minuteMs } from '@portal/domain/values/durations'
import type { Env } from '../env.ts'

/** Session lifetimes (U-25): shorter for administrators; remembered sessions are extended while they are used. */
export const sessionLimits = {
  ordinary: { idleMs: 8 * hourMs, absoluteMs: 24 * hourMs },
  admin: { idleMs: 30 * minuteMs, absoluteMs: 8 * hourMs },
  remembered: { idleMs: 30 * 24 * hourMs, absoluteMs: Number.POSITIVE_INFINITY },
}
type Lifetime = {
  authorities: readonly string[]
  remembered: boolean
  createdAt: Date
  lastSeenAt: Date
}

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

type Owned = Lifetime & {
  email: string
  isByProvider: boolean
  chosenCompanyId: number | null
  companyId: number | null
}

/**
 * A session also ends when its person leaves the company chosen in it, and one that was opened here when its person has
 * to sign in at the identity provider.
 */
export const hasEnded = (session: Owned, env: Env, now: Date): boolean =>
  (session.chosenCompanyId !== session.companyId && session.chosenCompanyId !== null) ||
  (!session.isByProvider && mustUseProvider(session, env)) ||
  isExpired(session, now)

/** The session at the identity provider that opened a session here. */
export type ProviderSession = { identityId: number; sid: string | null; idToken: string }
