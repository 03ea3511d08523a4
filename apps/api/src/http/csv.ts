import { stringify } from 'csv-stringify/sync'

/** The type of a CSV file. */
export const csvType = 'text/csv; charset=utf-8'

export type Cell = string | number | boolean | null | undefined

/** A cell that a spreadsheet would interpret as a formula. */
const formula = /^[=+\-@\t\r]/

/** Prefixes texts that would run as a formula, also after blanks, with an apostrophe. */
const disarmed = (text: string) => (formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text)

/** The first character of a file that German Excel is to read as UTF-8. */
export const byteOrderMark = '\ufeff'

/** Lines of a CSV file for German Excel: semicolons, decimal commas, CRLF. */
export const csvLines = (rows: readonly (readonly Cell[])[]) =>
  stringify([...rows], {
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: {
      string: disarmed,
      number: (value) => String(value).replace('.', ','),
      boolean: (value) => (value ? 'ja' : 'nein'),
    },
  })

/** A whole CSV file for German Excel. */
export const csvOf = (rows: readonly (readonly Cell[])[]) => byteOrderMark + csvLines(rows)
