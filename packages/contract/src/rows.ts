import { z } from 'zod'

/** The largest value of an integer column of PostgreSQL. */
export const integerMax = 2_147_483_647

/** The number of a row. */
export const rowId = z.int().min(1).max(integerMax)
/** The number of a row in an address. */
export const rowIdText = z.coerce.number().int().min(1).max(integerMax)
/** The parameters of an address that names one row. */
export const ofRow = z.strictObject({ id: rowIdText })

/** The page of a list, from 0. */
export const pageNumber = z.coerce.number().int().min(0).max(100_000).default(0)

/**
 * The page of a list and its number of rows, at most 100.
 * @param size rows of a page where the address names no number
 */
export const pages = (size: number) => ({
  page: pageNumber,
  size: z.coerce.number().int().min(1).max(100).default(size),
})

/**
 * For programs that walk a list which changes meanwhile: empty to begin, then the value of the header `X-Next-Cursor`,
 * which the last page does not have. Rows come in the order of their entry, and neither `page` nor `sort` counts.
 */
export const cursor = z.string().max(200).optional()
