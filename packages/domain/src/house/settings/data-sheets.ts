import { t } from '../../values/text.ts'

/** A line of the setting: a maker and the address of its data sheet. */
const linePattern = /^([^:]{1,40}): (https:\/\/[^\s<>"@]{1,400})$/

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** @returns the first line that is none, as a sentence; undefined if there is none */
export function dataSheetFault(text: string): string | undefined {
  const wrong = linesOf(text).find((line) => !linePattern.test(line))
  return wrong && t`„${wrong.slice(0, 60)}“ hat nicht die Form „Audi: https://…“.`
}

/** The address of the data sheet of each maker with one. */
export const dataSheetsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    linesOf(text).flatMap((line) => {
      const [, maker, address] = linePattern.exec(line) ?? []
      return maker && address ? [[maker, address]] : []
    }),
  )

/**
 * The data sheet to be shown before a contract (Regulation (EU) 2023/2854, article 3 (2)); null = the maker has none. The
 * setting is typed by hand, so upper and lower case are equal.
 */
export function dataSheetOf(sheets: Readonly<Record<string, string>>, maker: string): string | null {
  const wanted = maker.trim().toLowerCase()
  return Object.entries(sheets).find(([name]) => name.trim().toLowerCase() === wanted)?.[1] ?? null
}
