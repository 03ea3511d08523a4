import { minuteMs } from '../values/durations.ts'

type Told = {
  /** When something happened, by the clock of a device. */
  recordedAt: Date
  /** When it was sent, by the same clock; null for a device that does not tell. */
  sentAt: Date | null
  now: Date
}

/** What a sending takes; a smaller difference is no wrong clock. */
const tolerance = 5 * minuteMs

/** When something happened, without the error of the clock of the device; never later than now. */
export function momentOnDevice({ recordedAt, sentAt, now }: Told): Date {
  const error = sentAt ? sentAt.getTime() - now.getTime() : 0
  const at = Math.abs(error) > tolerance ? recordedAt.getTime() - error : recordedAt.getTime()
  return new Date(Math.min(at, now.getTime()))
}
