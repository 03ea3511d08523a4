/** A cell that a spreadsheet could take for a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * One CSV cell for German Excel: quoted where it must be, decimal comma, and text that would run as a formula
 * disarmed by an apostrophe.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  const safe = formula.test(value.trimStart()) || formula.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of a CSV file for German Excel: semicolons, CRLF, and the byte order mark that makes it read UTF-8. */
export const csvOf = (rows: readonly (readonly Parameters<typeof csvCell>[0][])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`
