import type { PurchaseOverview } from '@portal/contract/house/purchase-overview'
import { ClaimState } from '@portal/contract/sale/claims'
import { countryOf } from '@portal/domain/accounts/countries'
import { personName } from '@portal/domain/accounts/person-name'
import { claimNumber } from '@portal/domain/sale/claim-items'
import { isOpenClaim, openClaims } from '@portal/domain/sale/claim-states'
import { dayMs } from '@portal/domain/values/durations'
import { purchasesOfAccount } from '../../buyer/purchases/where.ts'
import { languageNamed } from '../../http/language.ts'
import type { Db } from '../../plugins/db.ts'
import { unknownPurchase } from '../../sale/hand-overs/queries.ts'
import { paymentOf } from '../../sale/payments/queries.ts'
import { passStateOf } from '../../sale/pick-up/view.ts'
import { boughtVehicle } from '../../sale/purchase/queries.ts'

const yearMs = 365 * dayMs

const person = { firstName: true, lastName: true, email: true, langKey: true } as const

async function countsOf(db: Db, partner_number: string, now: Date) {
  const bought = purchasesOfAccount(partner_number)
  const [purchasesOfYear, unpaid, claims, openOnes] = await Promise.all([
    db.purchase.count({ where: { ...bought, puchasesDate: { gte: new Date(now.getTime() - yearMs) } } }),
    db.purchase.count({
      where: {
        ...bought,
        ...{ handOver: 'open', takenBackAt: null },
        invoices: { some: { kind: 'invoice', followers: { none: { kind: 'cancellation' } } } },
      },
    }),
    db.claim.count({ where: { purchase: bought } }),
    db.claim.count({ where: { purchase: bought, state: { in: [...openClaims] } } }),
  ])
  return { purchasesOfYear, unpaid, claims, openClaims: openOnes }
}

type Bought = { partner_number: string; buyerId: number | null }

async function customerOf(
  db: Db,
  { partner_number, buyerId }: Bought,
  now: Date,
): Promise<PurchaseOverview['customer']> {
  const dealer = await db.dealer.findUnique({
    where: { partner_number },
    select: {
      ...{ telephone: true, city: true, country: true, account: { select: person } },
      members: { where: { accountId: buyerId ?? 0 }, select: { account: { select: person } } },
    },
  })
  if (!dealer) return null
  const account = dealer.members[0]?.account ?? dealer.account
  return {
    ...{ person: personName(account), email: account.email, telephone: dealer.telephone },
    ...{ city: dealer.city, country: countryOf(dealer.country) },
    language: languageNamed(account.langKey) ?? 'de',
    ...(await countsOf(db, partner_number, now)),
  }
}

/** What surrounds a purchase on its page of the house. @throws ProblemError not-found */
export async function purchaseOverview(db: Db, publicId: string, now: Date): Promise<PurchaseOverview> {
  const row = await db.purchase.findUnique({
    where: { publicId },
    select: {
      ...{ id: true, gwnummer: true, fin: true, partner_number: true, buyerId: true, handOver: true },
      conditionVersion: true,
      claims: {
        orderBy: { id: 'desc' },
        select: { id: true, publicId: true, state: true, createdAt: true, decidedAt: true },
      },
      passes: { orderBy: { id: 'desc' }, take: 1, select: { state: true, appointmentAt: true } },
    },
  })
  if (!row) throw unknownPurchase()
  const { transfer, ...payment } = await paymentOf(db, row.id, now)
  const [pass] = row.passes
  return {
    photo: (await boughtVehicle(db, row))?.photo ?? null,
    payment: { ...payment, hasTransferData: transfer !== null },
    customer: await customerOf(db, row, now),
    claims: row.claims.map(({ id, publicId, createdAt, ...claim }) => {
      const state = ClaimState.parse(claim.state)
      const decidedAt = isOpenClaim(state) ? null : claim.decidedAt
      return {
        ...{ id: publicId, number: claimNumber(id), state, createdAt: createdAt.toISOString() },
        decidedAt: decidedAt?.toISOString() ?? null,
      }
    }),
    pickUp: pass
      ? {
          state: passStateOf(pass, row.handOver, now),
          appointmentAt: pass.appointmentAt?.toISOString() ?? null,
        }
      : null,
  }
}
