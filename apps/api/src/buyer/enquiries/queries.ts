import type { Enquiry, EnquiryContext } from '@portal/contract/buyer/enquiries'
import { storedPriceOf } from '@portal/domain/vehicles/attributes/price'
import { isForDealers, type PriceTier } from '@portal/domain/vehicles/price-tier'
import { reservedFilter } from '@portal/domain/vehicles/reservation'
import { dealerPriceIn } from '@portal/domain/vehicles/vat'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Db, RowSource } from '../../plugins/db.ts'
import { energyLabelsOf } from '../../vehicles/cars/queries.ts'
import { partnerNumberOf } from '../purchases/queries.ts'
import { ownEnquiry, withVehicle } from './view.ts'

type Page = { page: number; size: number }

const latestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]

type Caller = { companyId: number | null; tier: PriceTier; now: Date }

/** Offered vehicles, and for dealers those that are reserved for their company. */
async function offeredTo(db: Db, { companyId, tier, now }: Caller): Promise<Prisma.VehicleWhereInput> {
  const partnerNumber = companyId !== null && isForDealers(tier) ? await partnerNumberOf(db, companyId) : null
  if (partnerNumber === null) return { available: true }
  const own = { reservedPartner: partnerNumber, publishedAt: { not: null } }
  return { OR: [{ available: true }, { ...own, ...reservedFilter(now) }] }
}

/** The car data for mails, with the price of the caller's tier only; null when the car is not offered to the caller. */
export async function carForEnquiry(db: Db, gwnummer: string, caller: Caller) {
  const { tier } = caller
  const car = await db.vehicle.findFirst({
    where: { gwnummer, ...(await offeredTo(db, caller)) },
    select: {
      fahrzeugid: true,
      gwnummer: true,
      hersteller: true,
      modellgruppe: true,
      modell: true,
      headlineinternet: true,
      psvon: true,
      erstzulassungvon: true,
      kilometerstandvon: true,
      farbe: true,
      vatMode: true,
      planverkaufspreisprivatkundengeschaeftbrutto: tier === 'consumer',
      haendlerpreisbrutto: isForDealers(tier),
    },
  })
  if (!car) return null
  const price = dealerPriceIn(tier, Number(car[storedPriceOf(tier)] ?? 0), car.vatMode)
  const labels = await energyLabelsOf(db, [car.fahrzeugid])
  return { ...car, price, tier, energyLabel: labels.get(car.fahrzeugid) }
}
export type CarForEnquiry = NonNullable<Awaited<ReturnType<typeof carForEnquiry>>>

/** The caller's enquiries, latest first, with their total number. */
export async function enquiriesOf(db: Db, accountId: number, { page, size }: Page) {
  const where = { accountId }
  const [total, rows] = await Promise.all([
    db.enquiry.count({ where }),
    db.enquiry.findMany({ where, orderBy: latestFirst, skip: page * size, take: size, include: withVehicle }),
  ])
  return { total, rows: rows.map((row): Enquiry => ownEnquiry(row)) }
}

type LastEnquiry = Pick<Enquiry, 'id' | 'kind' | 'state' | 'createdAt'>
type LastRow = Omit<LastEnquiry, 'createdAt'> & { fahrzeugid: number; createdAt: Date }

const lastEnquiriesStatement = {
  name: 'last-enquiries',
  text: `SELECT DISTINCT ON (fahrzeugid) fahrzeugid, public_id AS id, kind, state, created_at AS "createdAt"
    FROM enquiry WHERE account_id = $1 ORDER BY fahrzeugid, created_at DESC, id DESC`,
}

/** The last enquiry of an account about each vehicle, by fahrzeugid. */
export async function lastEnquiries(from: RowSource, accountId: number): Promise<Map<number, LastEnquiry>> {
  const { rows } = await from.query<LastRow>({ ...lastEnquiriesStatement, values: [accountId] })
  return new Map(
    rows.map(({ fahrzeugid, createdAt, ...row }) => [
      fahrzeugid,
      { ...row, createdAt: createdAt.toISOString() },
    ]),
  )
}

/** The defaults of an account's form: the phone number, and the last enquiry about the vehicle. */
export async function enquiryContextOf(
  db: Db,
  accountId: number,
  gwnummer: string | undefined,
): Promise<EnquiryContext> {
  const [latest, about, dealer] = await Promise.all([
    db.enquiry.findFirst({ where: { accountId }, orderBy: latestFirst, select: { telephone: true } }),
    gwnummer === undefined
      ? null
      : db.enquiry.findFirst({
          where: { accountId, gwnummer },
          orderBy: latestFirst,
          include: withVehicle,
        }),
    db.dealer.findUnique({ where: { accountId }, select: { telephone: true } }),
  ])
  return {
    telephone: latest?.telephone ?? dealer?.telephone ?? null,
    last: about && ownEnquiry(about),
  }
}
