import type { ClaimFilter } from '@portal/contract/house/claim-desk'
import { buyersTurn, housesTurn, openClaims } from '@portal/domain/sale/claim-states'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { SearchedWord } from '../../accounts/company/queries.ts'
import { containing } from '../../plugins/db.ts'

export const isOpen = { state: { in: [...openClaims] } } satisfies Prisma.ClaimWhereInput

export const isForHouse = { state: { in: [...housesTurn] } } satisfies Prisma.ClaimWhereInput

/** SQL: the same for a row of `claim`. */
export const isForHouseSql = `state IN (${housesTurn.map((state) => `'${state}'`).join(', ')})`

/** The house has not answered in time. */
export const isOverdueAt = (now: Date) =>
  ({ ...isForHouse, dueAt: { lt: now } }) satisfies Prisma.ClaimWhereInput

const claimIdOf = (word: string) => /^r-?0*(\d{1,9})$/i.exec(word)?.[1]

function wordCondition({ word, numbers }: SearchedWord): Prisma.ClaimWhereInput {
  const part = containing(word)
  const id = claimIdOf(word)
  return {
    OR: [
      { purchase: { gwnummer: part } },
      { purchase: { fin: part } },
      { purchase: { maker: part } },
      { purchase: { model: part } },
      { purchase: { partner_number: { in: numbers } } },
      ...(id ? [{ id: Number(id) }] : []),
    ],
  }
}

const states = (state: NonNullable<ClaimFilter['state']>, now: Date): Prisma.ClaimWhereInput =>
  ({
    open: isOpen,
    house: isForHouse,
    waiting: { state: { in: [...buyersTurn] } },
    overdue: isOverdueAt(now),
    decided: { state: { notIn: [...openClaims] } },
  })[state]

export const claimsWhere = (
  { state, holder }: Omit<ClaimFilter, 'q'>,
  words: SearchedWord[],
  now: Date,
): Prisma.ClaimWhereInput => ({
  ...(state && states(state, now)),
  ...(holder && { holderId: holder === 'none' ? null : Number(holder) }),
  AND: words.map(wordCondition),
})
