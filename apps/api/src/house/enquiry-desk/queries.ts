import type {
  EnquiryDesk,
  EnquiryFilter,
  HouseEnquiry,
  HouseEnquiryEntry,
} from '@portal/contract/house/enquiry-desk'
import { personName } from '@portal/domain/accounts/person-name'
import { dayOfDate } from '@portal/domain/buyer/appointment'
import type { TemplateValues } from '@portal/domain/house/answer-templates'
import type { Language } from '@portal/domain/site/language'
import { dayMs } from '@portal/domain/values/durations'
import { euroText, momentText } from '@portal/domain/values/formats'
import { carName, groupOf } from '@portal/domain/vehicles/attributes/name'
import { allowsConsumerReport } from '@portal/domain/vehicles/consumer-report'
import { isForDealers } from '@portal/domain/vehicles/price-tier'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { carForEnquiry } from '../../buyer/enquiries/queries.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { storedTierOf } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { reportName } from '../../vehicles/files/view.ts'
import { type DeskRow, deskEnquiry, deskParts, entryParts, listEntry } from './view.ts'
import { enquiriesWhere, isColleague, isWaiting } from './where.ts'

/** The number of enquiries that wait for the house, and of those that have waited for more than a day. */
export async function waitingCounts(db: Db, now: Date) {
  const dayAgo = new Date(now.getTime() - dayMs)
  return {
    waiting: await db.enquiry.count({ where: isWaiting }),
    overDay: await db.enquiry.count({ where: { ...isWaiting, openSince: { lt: dayAgo } } }),
  }
}

const answerDays = 30

/**
 * Mean hours until the first reply of the house (an answer, or a confirmed, moved or cancelled appointment), among the
 * enquiries of the last 30 days; null if none has a reply.
 */
async function meanAnswerHours(db: Db, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - answerDays * dayMs)
  const [row] = await db.$queryRaw<{ hours: number | null }[]>`
    SELECT round(avg(extract(epoch FROM reply.at - enquiry.created_at)) / 3600, 1)::float AS hours
    FROM enquiry
    JOIN LATERAL (
      SELECT min(created_at) AS at FROM enquiry_message
      WHERE enquiry_id = enquiry.id AND kind IN ('house', 'system')
    ) reply ON reply.at IS NOT NULL
    WHERE enquiry.created_at >= ${since}`
  return row?.hours ?? null
}

/** The figures of the desk, and the colleagues who can hold an enquiry. */
export async function enquiryDesk(db: Db, now: Date): Promise<EnquiryDesk> {
  const colleagues = await db.account.findMany({
    where: isColleague,
    orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }],
    select: { id: true, firstName: true, lastName: true },
  })
  return {
    ...(await waitingCounts(db, now)),
    answerHours: await meanAnswerHours(db, now),
    colleagues: colleagues.map((account) => ({ id: account.id, name: personName(account) })),
  }
}

type Wanted = EnquiryFilter & { page: number; size: number }

/** A page of enquiries with their total number. */
export async function enquiryEntries(db: Db, { page, size, ...filter }: Wanted, now: Date) {
  const where = enquiriesWhere(filter)
  const orderBy: Prisma.EnquiryOrderByWithRelationInput[] =
    filter.state === 'waiting'
      ? [{ openSince: 'asc' }, { id: 'asc' }]
      : [{ createdAt: 'desc' }, { id: 'desc' }]
  const [total, rows] = await Promise.all([
    db.enquiry.count({ where }),
    db.enquiry.findMany({ where, orderBy, skip: page * size, take: size, include: entryParts }),
  ])
  return { total, entries: rows.map((row): HouseEnquiryEntry => listEntry(row, now)) }
}

const reportTitles: Record<string, string> = {
  GUTACHTEN_LIGHT: 'Gutachten',
  VERKAUFSEXPERTISE: 'Zustandsbericht',
}

/**
 * The reports of the vehicle the asker may see: dealer reports for activated accounts, consumer reports up to 170,000 km
 * (R-20, U-49).
 */
export async function attachableReports(db: Db, env: Env, row: DeskRow) {
  const { kilometerstandbis, ...vehicle } = await db.vehicle.findUniqueOrThrow({
    where: { fahrzeugid: row.fahrzeugid },
    select: { hersteller: true, modellgruppe: true, modell: true, kilometerstandbis: true },
  })
  const types = [
    ...(isForDealers(storedTierOf(row.account, env)) ? ['GUTACHTEN_LIGHT'] : []),
    ...(allowsConsumerReport(kilometerstandbis) ? ['VERKAUFSEXPERTISE'] : []),
  ]
  const files = await db.vehicleFile.findMany({
    where: { fahrzeugid: row.fahrzeugid, eaktedokumenttyp: { in: types } },
    orderBy: { eaktedokumentid: 'asc' },
    select: { eaktedokumentid: true, eaktedokumenttyp: true, storageKey: true, sha256: true },
  })
  return files.map(({ eaktedokumentid: id, eaktedokumenttyp: type, ...file }) => ({
    ...file,
    id,
    name: reportName([reportTitles[type] ?? type, row.gwnummer, vehicle.hersteller, groupOf(vehicle)]),
  }))
}

async function templateValues(db: Db, env: Env, row: DeskRow, now: Date): Promise<TemplateValues> {
  const tier = storedTierOf(row.account, env)
  const car = await carForEnquiry(db, row.gwnummer, { companyId: row.dealerId, tier, now })
  const salutation = row.account?.dealer?.salutation
  return {
    Anrede: `Guten Tag ${salutation ? `${salutation} ${row.lastName}` : personName(row)}`,
    Fahrzeug: carName(row.vehicle),
    'GW-Nummer': row.gwnummer,
    Preis: car && car.price > 0 ? euroText(car.price) : null,
    Termin: row.appointmentAt && row.appointmentState !== 'cancelled' ? momentText(row.appointmentAt) : null,
    Telefon: env.CONTACT_PHONE,
  }
}

async function purchasesOf(db: Db, row: DeskRow) {
  const partner_number = row.dealer?.partner_number
  if (!partner_number) return { count: 0, last: null }
  const { _count, _max } = await db.purchase.aggregate({
    where: { partner_number },
    _count: true,
    _max: { puchasesDate: true },
  })
  return { count: _count, last: _max.puchasesDate && dayOfDate(_max.puchasesDate) }
}

/** @throws ProblemError not-found */
export async function deskRow(db: Db, publicId: string): Promise<DeskRow> {
  const row = await db.enquiry.findUnique({ where: { publicId }, include: deskParts })
  if (!row) throw new ProblemError('not-found')
  return row
}

type Reading = { db: Db; env: Env; now: Date; language: Language }

/**
 * An enquiry with its thread, asker, reports and template values.
 * @throws ProblemError not-found
 */
export async function houseEnquiry(
  { db, env, now, language }: Reading,
  publicId: string,
): Promise<HouseEnquiry> {
  const row = await deskRow(db, publicId)
  const sameAsker = row.accountId === null ? { userEmail: row.userEmail } : { accountId: row.accountId }
  const reports = await attachableReports(db, env, row)
  return deskEnquiry(
    row,
    {
      otherEnquiries: await db.enquiry.count({ where: { ...sameAsker, id: { not: row.id } } }),
      purchases: await purchasesOf(db, row),
      reports: reports.map(({ id, name }) => ({ id, name })),
      fields: await templateValues(db, env, row, now),
    },
    { now, language },
  )
}
