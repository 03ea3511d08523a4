import type { Arrival, ArrivalProof } from '@portal/contract/sale/arrival'
import { countries, countryOf } from '@portal/domain/accounts/countries'
import { addDays, today } from '@portal/domain/buyer/appointment'
import {
  arrivalNeedOf,
  arrivalProofs,
  arrivalStateOf,
  depositStateOf,
  holdsPapers,
  isArrivalProof,
  isCheckedProof,
} from '@portal/domain/sale/arrival'
import { hasSaleRight } from '@portal/domain/sale/sale-rights'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { invoiceInForce } from '../../buyer/sale-terms/view.ts'
import type { Env } from '../../env.ts'
import type { SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import type { ConfirmationFacts } from './view.ts'

const proofKinds = [...arrivalProofs.eu, ...arrivalProofs.export]

const columns = {
  ...{ id: true, publicId: true, gwnummer: true, maker: true, model: true, fin: true, handOver: true },
  ...{ partner_number: true, buyerId: true },
  invoices: {
    where: invoiceInForce,
    orderBy: [{ issuedOn: 'desc' }, { createdAt: 'desc' }],
    take: 1,
    select: { number: true, file: { select: { taxCase: true } } },
  },
  changes: { where: { after: 'collected' }, orderBy: { id: 'desc' }, take: 1, select: { at: true } },
  papers: {
    where: { kind: { in: proofKinds } },
    orderBy: { createdAt: 'asc' },
    select: { id: true, kind: true, createdAt: true, acceptedAt: true },
  },
  vatDeposit: true,
} as const satisfies Prisma.PurchaseSelect
export type ArrivalRow = Prisma.PurchaseGetPayload<{ select: typeof columns }>

export const arrivalRow = (db: Db, purchaseId: number): Promise<ArrivalRow> =>
  db.purchase.findUniqueOrThrow({ where: { id: purchaseId }, select: columns })

const dayOf = (at: Date | null) => at && today(at)

type Settings = Pick<Env, 'ARRIVAL_DAYS' | 'ARRIVAL_HOLDS_PAPERS'>

/** Where the proof of a purchase stands, with its deposit. */
export function arrivalOf(row: ArrivalRow, env: Settings, now: Date): ArrivalProof {
  const need = arrivalNeedOf(row.invoices[0]?.file?.taxCase ?? null)
  const proofs = row.papers.filter(({ kind }) => need && isArrivalProof(need, kind))
  const paper = proofs.find(({ acceptedAt }) => acceptedAt !== null) ?? proofs[0]
  const kind = proofKinds.find((known) => known === paper?.kind)
  const isCollected = row.handOver === 'collected'
  const collectedOn = isCollected ? dayOf(row.changes[0]?.at ?? null) : null
  const isChecking = paper !== undefined && isCheckedProof(paper.kind) && paper.acceptedAt === null
  const isProven = paper !== undefined && !isChecking
  const facts = { need, isCollected, collectedOn, isProven, isChecking }
  const state = arrivalStateOf(facts, today(now), env.ARRIVAL_DAYS)
  const { vatDeposit } = row
  return {
    ...{ need, state, collectedOn },
    dueOn: collectedOn && need ? addDays(collectedOn, env.ARRIVAL_DAYS) : null,
    proof: paper && kind ? { id: paper.id, kind, at: paper.createdAt.toISOString() } : null,
    heldPapers: env.ARRIVAL_HOLDS_PAPERS && holdsPapers(state),
    deposit:
      vatDeposit && (need !== null || vatDeposit.receivedAt !== null)
        ? {
            amountCents: vatDeposit.amountCents,
            state: depositStateOf(vatDeposit),
            receivedOn: dayOf(vatDeposit.receivedAt),
            returnedOn: dayOf(vatDeposit.returnedAt),
          }
        : null,
  }
}

/** What the confirmation says about a purchase. */
export async function confirmationFacts(db: Db, row: ArrivalRow): Promise<ConfirmationFacts> {
  const dealer = await db.dealer.findUniqueOrThrow({
    where: { partner_number: row.partner_number },
    select: {
      ...{
        company_name: true,
        street: true,
        house_number: true,
        postal_code: true,
        city: true,
        country: true,
      },
      account: { select: { email: true } },
    },
  })
  const country = countries[countryOf(dealer.country)].name
  return {
    ...{ company: dealer.company_name, mail: dealer.account.email, city: dealer.city, country },
    address: [`${dealer.street} ${dealer.house_number}`, `${dealer.postal_code} ${dealer.city}`, country],
    ...{ vehicle: vehicleName(row.maker, row.model), fin: row.fin, gwnummer: row.gwnummer },
    invoice: row.invoices[0]?.number ?? null,
  }
}

type Context = { db: Db; env: Env; now: Date }

/** The proof of a purchase of the caller's company. @throws ProblemError not-found */
export async function ownArrival(
  { db, env, now }: Context,
  account: SignedIn,
  publicId: string,
): Promise<Arrival> {
  const row = await arrivalRow(db, await ownPurchaseId(db, account, publicId))
  const { deposit, ...proof } = arrivalOf(row, env, now)
  const role = account.company?.role
  const facts = proof.need === 'eu' ? await confirmationFacts(db, row) : null
  return {
    ...proof,
    deposit: hasSaleRight(role, 'payment') ? deposit : null,
    mayProve: hasSaleRight(role, 'pick-up'),
    form: facts && {
      ...{ company: facts.company, address: [...facts.address], country: facts.country },
      ...{ vehicle: facts.vehicle, fin: facts.fin, place: facts.city },
    },
  }
}
