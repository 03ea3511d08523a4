const dayMs = 86_400_000

/**
 * Whole days until the password ends; negative once it has ended.
 * @param lifetimeDays 0 = passwords do not end
 */
export function passwordDaysLeft(lastPasswordChange: Date, now: Date, lifetimeDays: number): number {
  if (lifetimeDays === 0) return Number.POSITIVE_INFINITY
  return lifetimeDays - Math.floor((now.getTime() - lastPasswordChange.getTime()) / dayMs)
}

/** More than the lifetime has passed (G-16). */
export const isPasswordExpired = (lastPasswordChange: Date, now: Date, lifetimeDays: number) =>
  lifetimeDays > 0 && now.getTime() - lastPasswordChange.getTime() > lifetimeDays * dayMs
