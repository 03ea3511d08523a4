import { dayMs } from '../values/durations.ts'

/**
 * Whole days until the password expires; negative after that.
 * @param lifetimeDays 0 = passwords do not expire
 */
export function passwordDaysLeft(lastPasswordChange: Date, now: Date, lifetimeDays: number): number {
  if (lifetimeDays === 0) return Number.POSITIVE_INFINITY
  return lifetimeDays - Math.floor((now.getTime() - lastPasswordChange.getTime()) / dayMs)
}

/** Whether more than the lifetime has passed (G-16). */
export const isPasswordExpired = (lastPasswordChange: Date, now: Date, lifetimeDays: number) =>
  lifetimeDays > 0 && now.getTime() - lastPasswordChange.getTime() > lifetimeDays * dayMs
