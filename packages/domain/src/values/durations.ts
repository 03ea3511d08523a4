export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
/** 24 hours. A calendar day of Europe/Berlin can be an hour shorter or longer: use `formats.ts` for those. */
export const dayMs = 24 * hourMs
