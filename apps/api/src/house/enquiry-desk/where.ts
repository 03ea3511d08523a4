import type { EnquiryFilter } from '@portal/contract/house/enquiry-desk'
import { waitingStates } from '@portal/domain/buyer/enquiry-state'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { containing, wordsOf } from '../../plugins/db.ts'

export const isWaiting = { state: { in: [...waitingStates] } } satisfies Prisma.EnquiryWhereInput

/** SQL: the same for enquiry `e`. */
export const isWaitingSql = `e.state IN (${waitingStates.map((state) => `'${state}'`).join(', ')})`

/** Activated accounts that work with enquiries. */
export const isColleague = {
  activated: true,
  authorities: { hasSome: ['ROLE_AE_BACKOFFICE', 'ROLE_AE_ADMIN'] },
} satisfies Prisma.AccountWhereInput

function wordCondition(word: string): Prisma.EnquiryWhereInput {
  const part = containing(word)
  return {
    OR: [
      { firstName: part },
      { lastName: part },
      { userEmail: part },
      { telephone: part },
      { gwnummer: part },
      { bemerkungen: part },
      { vehicle: { hersteller: part } },
      { vehicle: { modellgruppe: part } },
      { dealer: { company_name: part } },
    ],
  }
}

export function enquiriesWhere({ state, kind, holder, q = '' }: EnquiryFilter): Prisma.EnquiryWhereInput {
  return {
    ...(state === undefined ? {} : state === 'waiting' ? isWaiting : { state }),
    ...(kind && { kind }),
    ...(holder && { holderId: holder === 'none' ? null : Number(holder) }),
    AND: wordsOf(q).map(wordCondition),
  }
}
