import type { HousePurchaseFilter } from '@portal/contract/house-purchases'
import type { Prisma } from '../../../generated/prisma/client.ts'

/** Wildcards of LIKE are ordinary characters in what a person types. */
const partOf = (word: string) => ({
  contains: word.replace(/[\\%_]/g, '\\$&'),
  mode: 'insensitive' as const,
})

/** @param numbers the partner numbers of companies whose name contains the word */
const wordCondition = (word: string, numbers: string[]): Prisma.PurchaseWhereInput => ({
  OR: [
    { gwnummer: partOf(word) },
    { fin: partOf(word) },
    { maker: partOf(word) },
    { model: partOf(word) },
    { partner_number: partOf(word) },
    { partner_number: { in: numbers } },
  ],
})

/** @param words each with the partner numbers of companies whose name contains it */
export const purchasesWhere = (
  { state, partner_number, gwnummer }: HousePurchaseFilter,
  words: readonly { word: string; numbers: string[] }[],
): Prisma.PurchaseWhereInput => ({
  ...(state && { handOver: state }),
  ...(partner_number && { partner_number }),
  ...(gwnummer && { gwnummer }),
  AND: words.map(({ word, numbers }) => wordCondition(word, numbers)),
})
