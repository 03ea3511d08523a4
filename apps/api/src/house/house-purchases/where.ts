import type { HousePurchaseFilter } from '@portal/contract/house/house-purchases'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { SearchedWord } from '../../accounts/company/queries.ts'
import { containing } from '../../plugins/db.ts'
import { withoutArrivalProof } from '../../sale/hand-overs/where.ts'

function wordCondition({ word, numbers }: SearchedWord): Prisma.PurchaseWhereInput {
  const part = containing(word)
  return {
    OR: [
      ...[{ gwnummer: part }, { fin: part }, { maker: part }, { model: part }, { partner_number: part }],
      { partner_number: { in: numbers } },
    ],
  }
}

export const purchasesWhere = (
  { state, arrival, partner_number, gwnummer }: HousePurchaseFilter,
  words: readonly SearchedWord[],
): Prisma.PurchaseWhereInput => ({
  ...(state && { handOver: state }),
  ...(partner_number && { partner_number }),
  ...(gwnummer && { gwnummer }),
  AND: [
    ...words.map(wordCondition),
    ...(arrival === 'missing' ? [withoutArrivalProof, { handOver: 'collected' }] : []),
  ],
})
