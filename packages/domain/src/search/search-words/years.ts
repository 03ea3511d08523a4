import type { Dimension } from './units.ts'

/** "Bj. 15" is 2015, "Bj. 98" is 1998. */
export const fullYear = (value: number, thisYear: number) =>
  value > 99 ? value : value + (value <= (thisYear % 100) + 1 ? 2000 : 1900)

const earliestYear = 1950

/** Whether a number can be a year of registration; next year's models are registered this year. */
export const isYear = (value: number, thisYear: number) =>
  Number.isInteger(value) && value >= earliestYear && value <= thisYear + 1

/** Years below are of this century where a month stands before them: "07/15". */
const centuryEnd = 50

/** A month in six digits, as the criteria have it. @param year of two or four digits */
export const monthIn = (year: number, month: number) =>
  (year > 99 ? year : year + (year < centuryEnd ? 2000 : 1900)) * 100 + month

const isMonth = (value: number) => value >= 10_000

/** A month, or the first or last one of a year: "06/2012 bis 2014" ends in December. */
export const asMonth = (value: number, isEnd: boolean) =>
  isMonth(value) ? value : value * 100 + (isEnd ? 12 : 1)

/** The month before or after one. @param step -1 or 1 */
export function besideMonth(month: number, step: number): number {
  const months = Math.floor(month / 100) * 12 + (month % 100) - 1 + step
  return Math.floor(months / 12) * 100 + (months % 12) + 1
}

/** What ten years from 1950 to 1999 are called, folded: "90er", "80ern", "70erjahre". */
export const decadeNames = (firstYear: number) =>
  ['er', 'ern'].flatMap((ending) =>
    ['', 'jahre', 'jahren'].map((years) => `${firstYear % 100}${ending}${years}`),
  )

/** Whether a number is a point in time. */
export const isOfTime = (dimension: Dimension | null) => dimension === 'year' || dimension === 'month'
