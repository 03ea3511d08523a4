import type { ClaimDesk, ClaimFilter, HouseClaim } from '@portal/contract/house/claim-desk'
import { personName } from '@portal/domain/accounts/person-name'
import { dayOfDate, today } from '@portal/domain/buyer/appointment'
import { claimWarnings, type KnownKm } from '@portal/domain/sale/claim-warnings'
import { invoiceInForceOf } from '@portal/domain/sale/due'
import { dayMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { companiesByNumber, searchedWords } from '../../accounts/company/queries.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Db, RowSource } from '../../plugins/db.ts'
import { collectedOnOf, kmAtSale, knownKm } from '../../sale/claims/queries.ts'
import { claimView } from '../../sale/claims/view.ts'
import { storedInvoices } from '../../sale/invoices/queries.ts'
import { dueOfPurchase } from '../../sale/payments/queries.ts'
import { recordedVersion } from '../../vehicles/condition/queries.ts'
import { type DeskRow, deskColumns, deskEvent, entryColumns, entryView } from './view.ts'
import { claimsWhere, isOpen, isOverdueAt } from './where.ts'

const answerDays = 90
const historyDays = 365
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** Mean hours until the house has first written, among the claims of the last 90 days; null if none has an answer. */
async function meanAnswerHours(db: Db, now: Date): Promise<number | null> {
  const [row] = await db.$queryRaw<{ hours: number | null }[]>`
    SELECT round(avg(extract(epoch FROM reply.at - claim.created_at)) / 3600, 1)::float AS hours
    FROM claim JOIN LATERAL (
      SELECT min(created_at) AS at FROM claim_event WHERE claim_id = claim.id AND kind = 'house'
    ) reply ON reply.at IS NOT NULL
    WHERE claim.created_at >= ${daysBefore(now, answerDays)}`
  return row?.hours ?? null
}

/** The figures of the desk. */
export async function claimDesk(db: Db, now: Date): Promise<ClaimDesk> {
  return {
    open: await db.claim.count({ where: isOpen }),
    overdue: await db.claim.count({ where: isOverdueAt(now) }),
    answerHours: await meanAnswerHours(db, now),
  }
}

type Wanted = ClaimFilter & { page: number; size: number }

const isByDeadline = ({ state }: ClaimFilter) => state !== undefined && state !== 'decided'

/** A page of claims with their total number. */
export async function claimEntries(db: Db, { page, size, q = '', ...filter }: Wanted, now: Date) {
  const where = claimsWhere(filter, await searchedWords(db, q), now)
  const orderBy: Prisma.ClaimOrderByWithRelationInput[] = isByDeadline(filter)
    ? [{ dueAt: 'asc' }, { id: 'asc' }]
    : [{ id: 'desc' }]
  const [total, rows] = await Promise.all([
    db.claim.count({ where }),
    db.claim.findMany({ where, orderBy, skip: page * size, take: size, select: entryColumns }),
  ])
  const companies = await companiesByNumber(
    db,
    rows.map(({ purchase }) => purchase.partner_number),
  )
  return {
    total,
    entries: rows.map((row) => entryView(row, companies.get(row.purchase.partner_number)?.name ?? null, now)),
  }
}

/** The company's purchases and claims of the last twelve months. */
async function historyOf(db: Db, partner_number: string, now: Date): Promise<HouseClaim['history']> {
  const since = daysBefore(now, historyDays)
  const ofCompany = { purchase: { partner_number }, createdAt: { gte: since } }
  return {
    purchases: await db.purchase.count({ where: { partner_number, puchasesDate: { gte: since } } }),
    claims: await db.claim.count({ where: ofCompany }),
    rejected: await db.claim.count({ where: { ...ofCompany, state: 'rejected' } }),
  }
}

/** What the house should look at before it decides. */
async function warningsOf(db: Db, { purchase, ...row }: DeskRow, known: KnownKm | null) {
  const vehicle = await db.vehicle.findUnique({
    where: { gwnummer: purchase.gwnummer },
    select: { erstzulassungvon: true },
  })
  const { km, wanted, items } = claimView(row)
  return claimWarnings({
    ...{ km, wanted, known, areas: items.map(({ area }) => area) },
    firstRegistration: vehicle ? dayOfDate(vehicle.erstzulassungvon) : null,
    filedOn: today(row.createdAt),
    price: purchase.price?.toNumber() ?? null,
  })
}

/** What a decision does to the invoice, and where the vehicle is. */
async function settlementOf(db: Db, { purchase, purchaseId, invoice }: DeskRow, now: Date) {
  const invoices = await storedInvoices(db, purchaseId)
  const shown = invoiceInForceOf(invoices) ?? invoices.findLast(({ kind }) => kind === 'invoice')
  const { gwnummer, fin } = purchase
  return {
    invoice: shown ? { number: shown.number, isDelivered: shown.file?.isDelivered ?? true } : null,
    madeNumber: invoice?.number ?? null,
    paidCents: (await dueOfPurchase(db, purchaseId, now)).paidCents,
    isInStock: (await db.vehicle.count({ where: { gwnummer, fin, soldAt: null } })) > 0,
  }
}

type Reading = { db: Db; pool: RowSource; env: Env; now: Date }

/** A claim with its comparison, history and warnings. @throws ProblemError not-found */
export async function houseClaim({ db, pool, env, now }: Reading, publicId: string): Promise<HouseClaim> {
  const row = await db.claim.findUnique({ where: { publicId }, select: deskColumns })
  if (!row) throw new ProblemError('not-found', { title: t('Diese Reklamation gibt es nicht.') })
  const { purchase, filedBy } = row
  const { gwnummer, partner_number, fin, maker, model, conditionVersion: version } = purchase
  const companies = await companiesByNumber(db, [partner_number])
  const known = await knownKm(db, purchase)
  return {
    ...entryView(row, companies.get(partner_number)?.name ?? null, now),
    ...claimView(row),
    filedBy: filedBy && personName(filedBy),
    purchase: {
      ...{ id: purchase.publicId, fin, maker, model },
      puchasesDate: dayOfDate(purchase.puchasesDate),
      collectedOn: collectedOnOf(purchase),
      price: purchase.price?.toNumber() ?? null,
    },
    condition: await recordedVersion(pool, { gwnummer, version }, env.BRAND_NAME),
    conditionVersion: version,
    kmAtSale: await kmAtSale(db, gwnummer),
    known,
    warnings: await warningsOf(db, row, known),
    history: await historyOf(db, partner_number, now),
    settlement: await settlementOf(db, row, now),
    events: row.events.map(deskEvent),
  }
}

/** @throws ProblemError file-unknown */
export async function claimPhoto(db: Db, publicId: string, id: string) {
  const photo = await db.claimPhoto.findFirst({ where: { id, claim: { publicId } } })
  if (!photo) throw new ProblemError('file-unknown')
  return photo
}
