/** Criteria take at most nine digits; this is the year 3871. */
export const latestMinute = 999_999_999

const msPerMinute = 60_000

/** The minute of a moment, counted since 1970; begun minutes count from their start. */
export const minuteOf = (moment: Date) => Math.floor(moment.getTime() / msPerMinute)

/** The start of a minute counted since 1970. */
export const momentOf = (minute: number) => new Date(minute * msPerMinute)
