import { readerLanguage, t } from '@portal/domain/values/text'
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

/**
 * Lines of a CSV file for Excel as it is set up in Germany and its neighbours: semicolons, decimal commas, CRLF. The
 * separators are the same in all languages, because Excel follows the settings of the computer and not the text.
 */
export const csvLines = (rows: readonly (readonly Cell[])[]) =>
  stringify([...rows], {
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: {
      string: disarmed,
      number: (value) => String(value).replace('.', ','),
      boolean: (value) => (value ? t('ja') : t('nein')),
    },
  })

/** A day as spreadsheets read it: '17.06.2025', in other languages '2025-06-17', which all of them know. @param day ISO date */
export const csvDay = (day: string) =>
  readerLanguage() === 'de' ? day.slice(0, 10).split('-').toReversed().join('.') : day.slice(0, 10)

/** A whole CSV file, as `csvLines` with a byte order mark. */
export const csvOf = (rows: readonly (readonly Cell[])[]) => byteOrderMark + csvLines(rows)
