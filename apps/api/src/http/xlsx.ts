import type { Language } from '@portal/domain/site/language'
import { readerLanguage } from '@portal/domain/values/text'

export type SheetCell = string | number | boolean | Date | null

const dayFormats: Record<Language, string> = {
  de: 'dd.mm.yyyy',
  en: 'dd/mm/yyyy',
  pl: 'dd.mm.yyyy',
  fr: 'dd/mm/yyyy',
  nl: 'dd-mm-yyyy',
}

/** Texts are written as texts, so none of them runs as a formula. */
const cellOf = (value: SheetCell) =>
  value instanceof Date ? { value, format: dayFormats[readerLanguage()] } : value

const headCell = (value: string) => ({ value, fontWeight: 'bold' as const })

/**
 * An Excel workbook with one sheet, whose heading row is frozen. Days are written as the reader's language does.
 * @param widths of the columns in characters
 */
export async function xlsxOf(
  sheet: string,
  head: readonly string[],
  rows: readonly (readonly SheetCell[])[],
  widths: readonly number[],
): Promise<Buffer> {
  // Few instances ever write a workbook, so the library is loaded when it is first needed.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const file = writeExcelFile([head.map(headCell), ...rows.map((row) => row.map(cellOf))], {
    sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  })
  return file.toBuffer()
}
