import { timeZone } from '@portal/domain/values/constants'
import type { Prisma } from '../../../generated/prisma/client.ts'

/** The status rule of `purchase-status.ts` as conditions: yellow before green before red (U-34). */
const withStatus = {
  yellow: { yellow: true },
  green: { green: true, yellow: false },
  red: { red: true, yellow: false, green: false },
  noGreen: { OR: [{ yellow: true }, { red: true, green: false }] },
} satisfies Record<string, Prisma.PurchaseWhereInput>
export type PurchaseFilter = keyof typeof withStatus

/** Purchases belong to the partner number of a company; an account without one has none. */
export const purchasesOfAccount = (partnerNumber: string | null, filter?: PurchaseFilter) =>
  ({
    AND: [
      { partner_number: partnerNumber ?? '' },
      { partner_number: { not: '' } },
      filter ? withStatus[filter] : {},
    ],
  }) satisfies Prisma.PurchaseWhereInput

/** SQL: the calendar month of a purchase `p`, which is dated in German time, is that of the moment `$2`. */
export const isThisMonth = `date_trunc('month', p.purchases_date) =
  date_trunc('month', ($2::timestamptz AT TIME ZONE '${timeZone}')::date)`
