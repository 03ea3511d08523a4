import type { ReviewState } from '@portal/contract/accounts/documents'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { containing, wordsOf } from '../../plugins/db.ts'

function wordCondition(word: string): Prisma.DealerWhereInput {
  const part = containing(word)
  const person = { OR: [{ firstName: part }, { lastName: part }, { email: part }] }
  return {
    OR: [
      { company_name: part },
      { city: part },
      { partner_number: part },
      { members: { some: { account: person } } },
    ],
  }
}

export const dealersWhere = (state: ReviewState | undefined, q: string): Prisma.DealerWhereInput => ({
  ...(state && { reviewState: state }),
  AND: wordsOf(q).map(wordCondition),
})
