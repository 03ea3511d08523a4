import type { Clock } from '../plugins/clock.ts'

let offset = 0

/** The time in a test: the real one plus an offset, which `passTime` and `setTime` change and `useApi` resets. */
export const testClock: Clock = { now: () => new Date(Date.now() + offset) }

/** Advances the clock, for expiry rules. */
export function passTime(span: { days?: number; hours?: number; minutes?: number; seconds?: number }) {
  const { days = 0, hours = 0, minutes = 0, seconds = 0 } = span
  offset += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}

/** Sets the clock to an instant; it continues from there. */
export function setTime(moment: string) {
  offset = Date.parse(moment) - Date.now()
}

/** Back to the real time. */
export function resetTime() {
  offset = 0
}
