import type {
  HousePurchase,
  HousePurchaseEntry,
  HousePurchaseFilter,
} from '@portal/contract/house/house-purchases'
import { HandOverState } from '@portal/contract/sale/hand-overs'
import { dayOfDate } from '@portal/domain/buyer/appointment'
import { approvalStates } from '@portal/domain/sale/approval'
import type { Prisma, Purchase } from '../../../generated/prisma/client.ts'
import { companiesByNumber, type NamedCompany, searchedWords } from '../../accounts/company/queries.ts'
import { vatStateOf } from '../../accounts/vat-checks/queries.ts'
import { soldTerms } from '../../buyer/sale-terms/view.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { unknownPurchase } from '../../sale/hand-overs/queries.ts'
import { shownPaper, stepsOf } from '../../sale/hand-overs/view.ts'
import { refusalsShown, refusalView } from '../../sale/pick-up/view.ts'
import { whoOf } from '../bank-entries/view.ts'
import { purchasesWhere } from './where.ts'

const entryOf = (row: Purchase, company: NamedCompany | undefined): HousePurchaseEntry => ({
  id: row.publicId,
  gwnummer: row.gwnummer,
  maker: row.maker,
  model: row.model,
  fin: row.fin,
  puchasesDate: dayOfDate(row.puchasesDate),
  partner_number: row.partner_number,
  company: company?.name ?? null,
  ...(row.price && { price: row.price.toNumber() }),
  state: HandOverState.parse(row.handOver),
  takenBackAt: row.takenBackAt?.toISOString() ?? null,
})

/** A page of the purchases of all companies, newest first, and their total number. */
export async function housePurchases(
  db: Db,
  { page, size, q = '', ...filter }: HousePurchaseFilter & { page: number; size: number },
) {
  const where = purchasesWhere(filter, await searchedWords(db, q))
  const orderBy: Prisma.PurchaseOrderByWithRelationInput[] = [{ puchasesDate: 'desc' }, { id: 'desc' }]
  const [total, rows] = await Promise.all([
    db.purchase.count({ where }),
    db.purchase.findMany({ where, orderBy, skip: page * size, take: size }),
  ])
  const companies = await companiesByNumber(
    db,
    rows.map(({ partner_number }) => partner_number),
  )
  return { total, entries: rows.map((row) => entryOf(row, companies.get(row.partner_number))) }
}

const person = { select: { firstName: true, lastName: true } } as const

/** A purchase with its history and papers. @throws ProblemError not-found */
export async function housePurchase(db: Db, publicId: string): Promise<HousePurchase> {
  const row = await db.purchase.findUnique({
    where: { publicId },
    include: {
      buyer: person,
      approval: { select: { state: true } },
      changes: { orderBy: { id: 'asc' }, include: { actor: person } },
      papers: { orderBy: { createdAt: 'asc' }, include: { uploadedBy: person } },
    },
  })
  if (!row) throw unknownPurchase()
  const refusals = await db.handOverRefusal.findMany({
    where: { pass: { purchaseId: row.id } },
    ...refusalsShown,
    select: { ...refusalsShown.select, actor: person },
  })
  const company = (await companiesByNumber(db, [row.partner_number])).get(row.partner_number)
  const entry = entryOf(row, company)
  return {
    ...entry,
    color: row.color,
    buyer: whoOf(row.buyer),
    approval: approvalStates.find((state) => state === row.approval?.state) ?? null,
    dealerId: company?.id ?? null,
    terms: soldTerms(row),
    companyVat: await vatStateOf(db, row.partner_number),
    isInStock: (await db.vehicle.count({ where: { gwnummer: row.gwnummer } })) > 0,
    steps: stepsOf(entry.state, row.changes).map(({ step, change }) => ({
      step,
      at: change?.at.toISOString() ?? null,
      who: change && whoOf(change.actor),
    })),
    history: row.changes.toReversed().map(({ at, actor, isImport, before, after }) => ({
      at: at.toISOString(),
      who: whoOf(actor),
      isImport,
      before: HandOverState.parse(before),
      after: HandOverState.parse(after),
    })),
    papers: row.papers.map((paper) => ({ ...shownPaper(paper), who: whoOf(paper.uploadedBy) })),
    refusals: refusals.map(({ actor, ...refusal }) => ({ ...refusalView(refusal), who: whoOf(actor) })),
  }
}

/** A paper of a purchase. @throws ProblemError file-unknown */
export async function paperOf(db: Db, publicId: string, id: string) {
  const paper = await db.purchasePaper.findFirst({ where: { id, purchase: { publicId } } })
  if (!paper) throw new ProblemError('file-unknown')
  return paper
}
