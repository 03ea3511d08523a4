const day = '(?:Mo|Di|Mi|Do|Fr|Sa|So)'
const dash = '\\s*(?:-|–|—|bis)\\s*'
const clock = '([01]?\\d|2[0-3])(?:[:.]([0-5]\\d))?'
const span = `${clock}${dash}${clock}`
const entryPattern = new RegExp(`^(${day})\\.?(?:${dash}(${day})\\.?)?:?\\s+(.+?)(?:\\s*Uhr)?$`)
const spanPattern = new RegExp(`^${span}$`)
const closed = /^(?:geschlossen|nach Vereinbarung)$/

const minutesOf = (hour = '', minute = '0') => Number(hour) * 60 + Number(minute)
const clockText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

function spanText(text: string): string | null {
  const found = spanPattern.exec(text.trim())
  if (!found) return null
  const [from, to] = [minutesOf(found[1], found[2]), minutesOf(found[3], found[4])]
  return from < to ? `${clockText(from)}–${clockText(to)}` : null
}

function entryText(text: string): string | null {
  const found = entryPattern.exec(text.trim())
  if (!found) return null
  const [, first = '', last, times = ''] = found
  const days = last === undefined || last === first ? first : `${first}–${last}`
  if (closed.test(times)) return `${days} ${times}`
  const spans = times.split('und').map(spanText)
  return spans.includes(null) ? null : `${days} ${spans.join(' und ')}`
}

/**
 * Opening hours as people write them ("Mo-Fr 8-17 Uhr, Sa 9.00 bis 12.00") as 'Mo–Fr 08:00–17:00, Sa 09:00–12:00'.
 * @returns null for any other text, and for hours that end before they begin
 */
export function openingHours(text: string): string | null {
  const entries = text.split(/[,;]/).map(entryText)
  return entries.includes(null) ? null : entries.join(', ')
}
