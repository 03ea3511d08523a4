import { stringify } from 'csv-stringify/sync'

type Cell = string | number | boolean | null | undefined

/** A cell that a spreadsheet would interpret as a formula. */
const formula = /^[=+\-@\t\r]/

/** Prefixes texts that would run as a formula, also after blanks, with an apostrophe. */
const disarmed = (text: string) => (formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text)

/**
 * The lines of a CSV file for German Excel: semicolons, decimal commas, CRLF, and a byte order mark so that Excel reads
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
