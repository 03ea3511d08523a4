import { CompanyRole } from '@portal/contract/accounts/company'
import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { Papers } from '@portal/contract/vehicles/condition-parts'
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

/** What a row of `purchase` says about its vehicle. */
type Bought = { gwnummer: string; fin: string; conditionVersion: number | null }

/** The vehicle of a purchase, with what the house recorded at the sale; null if it is no longer in the stock. */
export async function boughtVehicle(db: Db, { gwnummer, fin, conditionVersion }: Bought) {
  const found = await db.vehicle.findFirst({
    where: { gwnummer, fin },
    select: {
      ...{ fahrzeugid: true, erstzulassungvon: true, kilometerstandvon: true, keys: true },
      files: {
        where: { eaktedokumenttyp: { in: ['GUTACHTEN_INTERNETBILD', 'GUTACHTEN_LIGHT'] } },
        orderBy: [{ position: 'asc' }, { eaktedokumentid: 'asc' }],
        select: { ordner: true, datei: true, eaktedokumenttyp: true },
      },
    },
  })
  if (!found) return null
  const { fahrzeugid, erstzulassungvon, kilometerstandvon, keys, files } = found
  const fileOf = (kind: string) => {
    const file = files.find(({ eaktedokumenttyp }) => eaktedokumenttyp === kind)
    return file ? { ordner: file.ordner, datei: file.datei } : null
  }
  const condition =
    conditionVersion === null
      ? null
      : await db.conditionVersion.findFirst({
          where: { fahrzeugid, version: conditionVersion },
          select: { papers: true },
        })
  const papers = Papers.nullable().parse(condition?.papers ?? null)
  return {
    ...{ kilometerstandvon, keys, erstzulassungvon: dayOfDate(erstzulassungvon) },
    ...{ photo: fileOf('GUTACHTEN_INTERNETBILD'), report: fileOf('GUTACHTEN_LIGHT') },
    papers: papers && {
      ...{ registrationPart1: papers.registrationPart1, registrationPart2: papers.registrationPart2 },
      coc: papers.coc,
    },
  }
}

/** A purchase of the caller's company. @throws ProblemError not-found */
export async function purchaseOf(db: Db, account: SignedIn, publicId: string): Promise<PurchaseDetails> {
  const row = await db.purchase.findFirst({
    where: await ownPurchaseWhere(db, account, publicId),
    select: { ...handOverColumns, ...shownColumns, conditionVersion: true },
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
