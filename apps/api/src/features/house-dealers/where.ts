import type { ReviewState } from '@portal/contract/documents'
import type { Prisma } from '../../../generated/prisma/client.ts'

/** Wildcards of LIKE are ordinary characters in what a person types. */
const partOf = (word: string) => ({
  contains: word.replace(/[\\%_]/g, '\\$&'),
  mode: 'insensitive' as const,
})

function wordCondition(word: string): Prisma.DealerWhereInput {
  const part = partOf(word)
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
  AND: q
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(wordCondition),
})
