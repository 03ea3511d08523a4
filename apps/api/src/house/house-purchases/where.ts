import type { HousePurchaseFilter } from '@portal/contract/house/house-purchases'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { containing } from '../../plugins/db.ts'
import { withoutArrivalProof } from '../../sale/hand-overs/where.ts'

type Word = { word: string; numbers: string[] }

function wordCondition({ word, numbers }: Word): Prisma.PurchaseWhereInput {
  const part = containing(word)
  return {
    OR: [
      ...[{ gwnummer: part }, { fin: part }, { maker: part }, { model: part }, { partner_number: part }],
      { partner_number: { in: numbers } },
    ],
  }
}

/** @param words each with the partner numbers of companies whose name contains it */
export const purchasesWhere = (
  { state, arrival, partner_number, gwnummer }: HousePurchaseFilter,
  words: readonly Word[],
): Prisma.PurchaseWhereInput => ({
  ...(state && { handOver: state }),
  ...(partner_number && { partner_number }),
  ...(gwnummer && { gwnummer }),
  AND: [
    ...words.map(wordCondition),
    ...(arrival === 'missing' ? [withoutArrivalProof, { handOver: 'collected' }] : []),
  ],
})
