import type { Enquiry, EnquiryState, SalesEnquiry } from '@portal/contract/enquiries'
import type { PriceTier } from '@portal/domain/price-tier'
import type { Db } from '../../plugins/db.ts'
import { energyLabelsOf } from '../cars/queries.ts'
import { ownEnquiry, salesEnquiry, withVehicle } from './view.ts'

type Page = { page: number; size: number }

const latestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]

/** The car data for mails, with the price of the sender's tier only; null when the car is unavailable. */
export async function carForEnquiry(db: Db, gwnummer: string, tier: PriceTier) {
  const car = await db.vehicle.findFirst({
    where: { gwnummer, available: true },
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
      haendlerpreisbrutto: tier === 'dealer',
    },
  })
  if (!car) return null
  const price = tier === 'dealer' ? car.haendlerpreisbrutto : car.planverkaufspreisprivatkundengeschaeftbrutto
  const labels = await energyLabelsOf(db, [car.fahrzeugid])
  return { ...car, price: Number(price ?? 0), energyLabel: labels.get(car.fahrzeugid) }
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

/** All enquiries for the sales office, latest first. */
export async function allEnquiries(
  db: Db,
  { page, size, state }: Page & { state?: EnquiryState | undefined },
) {
  const where = state ? { state } : {}
  const [total, rows] = await Promise.all([
    db.enquiry.count({ where }),
    db.enquiry.findMany({ where, orderBy: latestFirst, skip: page * size, take: size, include: withVehicle }),
  ])
  return { total, rows: rows.map((row): SalesEnquiry => salesEnquiry(row)) }
}
