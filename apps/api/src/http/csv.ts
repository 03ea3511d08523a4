import { stringify } from 'csv-stringify/sync'

type Cell = string | number | boolean | null | undefined

/** A cell that a spreadsheet could take for a formula. */
const formula = /^[=+\-@\t\r]/

/** Text that would run as a formula, also behind blanks, is disarmed by an apostrophe. */
const disarmed = (text: string) => (formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text)

/**
 * Lines of a CSV file for German Excel: semicolons, decimal commas, CRLF, and the byte order mark that makes it read
 * UTF-8.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]) =>
  stringify([...rows], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: {
      string: disarmed,
      number: (value) => String(value).replace('.', ','),
      boolean: (value) => (value ? 'ja' : 'nein'),
    },
  })
