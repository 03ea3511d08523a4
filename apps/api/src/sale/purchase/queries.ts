import { CompanyRole } from '@portal/contract/accounts/company'
import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { personName } from '@portal/domain/accounts/person-name'
import { dayOfDate } from '@portal/domain/buyer/appointment'
import { hasSaleRight, type SaleRight } from '@portal/domain/sale/sale-rights'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { partnerNumberOf, shownColumns } from '../../buyer/purchases/queries.ts'
import { purchasesOfAccount } from '../../buyer/purchases/where.ts'
import { ProblemError } from '../../http/problem.ts'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { unknownPurchase } from '../hand-overs/queries.ts'
import { handOverColumns, handOverView } from '../hand-overs/view.ts'

/** The condition of a purchase that belongs to the caller's company. */
export const ownPurchaseWhere = async (db: Db, account: SignedIn, publicId: string) =>
  ({
    AND: [{ publicId }, purchasesOfAccount(await partnerNumberOf(db, holderOf(account)))],
  }) satisfies Prisma.PurchaseWhereInput

/**
 * The id of a purchase of the caller's company.
 * @param right what the caller's role in the company must allow; left out for what everybody of it may read
 * @throws ProblemError not-found for an unknown purchase or one of another company, forbidden without the right
 */
export async function ownPurchaseId(
  db: Db,
  account: SignedIn,
  publicId: string,
  right?: SaleRight,
): Promise<number> {
  const row = await db.purchase.findFirst({
    where: await ownPurchaseWhere(db, account, publicId),
    select: { id: true },
  })
  if (!row) throw unknownPurchase()
  if (right && !hasSaleRight(account.company?.role, right)) throw new ProblemError('forbidden')
  return row.id
}

async function peopleOf(db: Db, accountId: number) {
  const members = await db.dealerMember.findMany({
    where: { dealerId: accountId },
    orderBy: [{ joinedAt: 'asc' }, { accountId: 'asc' }],
    select: { accountId: true, role: true, account: { select: { firstName: true, lastName: true } } },
  })
  return members.map(({ accountId: id, role, account }) => ({
    id,
    name: personName(account),
    role: CompanyRole.parse(role),
  }))
}

/** What the head of the page shows of the vehicle; null if it is no longer in the stock. */
export async function boughtVehicle(db: Db, { gwnummer, fin }: { gwnummer: string; fin: string }) {
  const found = await db.vehicle.findFirst({
    where: { gwnummer, fin },
    select: {
      ...{ erstzulassungvon: true, kilometerstandvon: true },
      files: {
        where: { eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD' },
        orderBy: [{ position: 'asc' }, { eaktedokumentid: 'asc' }],
        take: 1,
        select: { ordner: true, datei: true },
      },
    },
  })
  if (!found) return null
  const { erstzulassungvon, kilometerstandvon, files } = found
  return {
    erstzulassungvon: dayOfDate(erstzulassungvon),
    kilometerstandvon,
    photo: files[0] ?? null,
  }
}

/** A purchase of the caller's company. @throws ProblemError not-found */
export async function purchaseOf(db: Db, account: SignedIn, publicId: string): Promise<PurchaseDetails> {
  const row = await db.purchase.findFirst({
    where: await ownPurchaseWhere(db, account, publicId),
    select: { ...handOverColumns, ...shownColumns },
  })
  if (!row) throw unknownPurchase()
  const people = await peopleOf(db, holderOf(account))
  return {
    ...{ gwnummer: row.gwnummer, maker: row.maker, model: row.model, color: row.color },
    ...{ red: row.red, yellow: row.yellow, green: row.green },
    ...handOverView(row, new Map(people.map(({ id, name }) => [id, name]))),
    people: people.map(({ name, role }) => ({ name, role })),
    vehicle: await boughtVehicle(db, row),
  }
}
