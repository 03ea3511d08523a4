import { minuteMs } from './durations.ts'

/** Criteria take at most nine digits; this is the year 3871. */
export const latestMinute = 999_999_999

/** The minute of a moment, counted since 1970; begun minutes count from their start. */
export const minuteOf = (moment: Date) => Math.floor(moment.getTime() / minuteMs)

/** The start of a minute counted since 1970. */
export const momentOf = (minute: number) => new Date(minute * minuteMs)
