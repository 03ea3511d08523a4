import { randomUUID } from 'node:crypto'
import { dateOfDay, instantOf, today } from '@portal/domain/buyer/appointment'
import { claimNumber } from '@portal/domain/sale/claim-items'
import type { ClaimState } from '@portal/domain/sale/claim-states'
import { afterWorkingDays } from '@portal/domain/sale/working-days'
import { dayMs } from '@portal/domain/values/durations'
import { holidaysFrom } from '@portal/domain/values/holidays'
import type { Disk } from 'flydrive'
import type { PrismaClient, Purchase } from '../../../generated/prisma/client.ts'
import { newPassCodes } from '../../credentials/pass-codes.ts'
import type { Env } from '../../env.ts'
import { followUpIn } from '../../house/house-invoices/commands.ts'
import type { Db } from '../../plugins/db.ts'
import { storeSealedDuring } from '../../uploads/sealed-files.ts'

type Context = { db: PrismaClient; env: Env; disk: Disk; now: Date; clerkId: number; buyerId: number }

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * dayMs)

/** Last valid days in days from now; null = not proved. */
const carriers = [
  { name: 'Rhein-Main Autotransporte', insurance: 240, licence: 700 },
  { name: 'Nordspedition Harms', insurance: 12, licence: 400 },
  { name: 'Petrović Transporte', insurance: -9, licence: 300 },
  { name: 'Logistik Süd', insurance: 180, licence: null },
]

/** A list of carriers: a valid one, one that is about to expire, an expired one and one without a licence. */
async function addCarriers(db: Db, now: Date) {
  const dayIn = (days: number | null) => (days === null ? null : dateOfDay(today(daysFrom(now, days))))
  await db.carrier.createMany({
    data: carriers.map(({ name, insurance, licence }) => ({
      ...{ name, insuranceUntil: dayIn(insurance), licenceUntil: dayIn(licence) },
      ...{ createdAt: now, updatedAt: now },
    })),
    skipDuplicates: true,
  })
}

type Claim = {
  state: ClaimState
  area: string
  panel: string | null
  description: string
  wanted: number | null
  amount?: number
  /** What the house has written. */
  answer?: string
}

/** One claim in each state; those that the house has to decide first. */
const claims: readonly Claim[] = [
  {
    ...{ state: 'filed', area: 'body', panel: 'TUER_HINTEN_LINKS', wanted: 380 },
    description: 'Delle etwa 3 cm, Lack gebrochen.',
  },
  {
    ...{ state: 'review', area: 'engine', panel: null, wanted: null },
    description: 'Verliert Öl an der Ventildeckeldichtung.',
  },
  {
    ...{ state: 'question', area: 'electric', panel: null, wanted: 450 },
    ...{ description: 'Klimaanlage kühlt nicht.', answer: 'Wurde der Füllstand geprüft?' },
  },
  {
    ...{ state: 'offered', area: 'body', panel: 'STOSSFAENGER_HINTEN', wanted: 900, amount: 450 },
    ...{
      description: 'Kratzer quer über die ganze Breite.',
      answer: 'Wir bieten die halben Lackierkosten an.',
    },
  },
  {
    ...{ state: 'accepted', area: 'interior', panel: null, wanted: 250, amount: 250 },
    ...{ description: 'Fahrersitz mit Brandloch.', answer: 'Das stand nicht im Zustand.' },
  },
  {
    ...{ state: 'rejected', area: 'brakes', panel: null, wanted: 350 },
    ...{ description: 'Bremsen hinten eingelaufen.', answer: 'Bremsen sind Verschleißteile.' },
  },
  {
    ...{ state: 'withdrawn', area: 'papers', panel: null, wanted: null },
    description: 'Zweiter Schlüssel fehlt.',
  },
  {
    ...{ state: 'lapsed', area: 'body', panel: 'TUER_HINTEN_LINKS', wanted: 200, amount: 100 },
    ...{ description: 'Steinschlag in der Tür.', answer: 'Bitte senden Sie uns ein Foto.' },
  },
  {
    ...{ state: 'taken-back', area: 'engine', panel: null, wanted: null },
    ...{ description: 'Getriebe schaltet nicht.', answer: 'Wir nehmen das Fahrzeug zurück.' },
  },
]

const isOpen = (state: ClaimState) => ['filed', 'review', 'question', 'offered'].includes(state)

const followUps: Partial<Record<ClaimState, 'correction' | 'cancellation'>> = {
  accepted: 'correction',
  'taken-back': 'cancellation',
}

/** Corrects or cancels the invoice of a purchase, as a decision about a claim does, without mails. */
async function addDocument(
  context: Context & { now: Date },
  { id, publicId }: Pick<Purchase, 'id' | 'publicId'>,
  { claimId, kind, amount }: { claimId: number; kind: 'correction' | 'cancellation'; amount: number | null },
) {
  const { db } = context
  const invoice = await db.invoice.findFirst({ where: { purchaseId: id, kind: 'invoice' } })
  if (!invoice) return
  const byCents = kind === 'correction' && amount !== null ? Math.round(amount * 100) : undefined
  const wish = { kind, reason: `Reklamation ${claimNumber(claimId)}`, ...(byCents && { byCents }) }
  const house = { ...context, actorId: context.clerkId, requestId: 'demo' }
  await storeSealedDuring(house, (store) =>
    db.$transaction(async (tx) => {
      const on = { tx, context: house, store, publicId }
      const invoiceId = await followUpIn(on, invoice.id, wish, { isMailed: false })
      await tx.claim.update({ where: { id: claimId }, data: { invoiceId } })
    }),
  )
}

async function addClaim(
  context: Context,
  purchase: Pick<Purchase, 'id' | 'publicId'>,
  claim: Claim,
  age: number,
) {
  const { db, now, clerkId, buyerId } = context
  const purchaseId = purchase.id
  const decidedAt = daysFrom(now, -age + 1)
  const { state, area, panel, description, wanted, amount = null, answer } = claim
  const createdAt = daysFrom(now, -age)
  const { id: claimId } = await db.claim.create({
    data: {
      ...{ purchaseId, filedById: buyerId, state, km: 71_240 + age, wanted, amount, createdAt },
      ...{ idempotencyKey: randomUUID(), payloadHash: randomUUID() },
      reason: isOpen(state) ? null : (answer ?? null),
      dueAt: isOpen(state) ? daysFrom(now, 2) : null,
      decidedAt: isOpen(state) ? null : decidedAt,
      holderId: state === 'filed' ? null : clerkId,
      version: answer ? 1 : 0,
      items: { create: { area, panel, description } },
      ...(answer && {
        events: {
          create: {
            ...{ kind: 'house', authorId: clerkId, text: answer, state, amount },
            createdAt: decidedAt,
          },
        },
      }),
    },
  })
  const kind = followUps[state]
  if (kind) await addDocument({ ...context, now: decidedAt }, purchase, { claimId, kind, amount })
  if (state !== 'taken-back') return
  await db.purchase.update({
    where: { id: purchaseId },
    data: { handOver: 'open', red: false, yellow: false, green: false, takenBackAt: decidedAt },
  })
  await db.handOverChange.create({
    data: {
      ...{ purchaseId, before: 'collected', after: 'open', actorId: clerkId },
      at: decidedAt,
    },
  })
}

/** A pass for the next working day, somebody named before the vehicle is ready, and a record of a hand-over. */
async function addPasses({ db, env, now, clerkId, buyerId }: Context, purchases: readonly Purchase[]) {
  const find = (state: string) => purchases.find(({ handOver }) => handOver === state)
  const [ready, paid, collected] = [find('ready'), find('paid'), find('collected')]
  const made = { madeById: buyerId, createdAt: daysFrom(now, -1) }
  const driver = { kind: 'driver', name: 'Milan Petrović', plate: 'F-MP 12' }
  const carrier = await db.carrier.findUnique({ where: { name: 'Rhein-Main Autotransporte' } })
  if (paid) await db.pickUpPass.create({ data: { ...made, ...driver, purchaseId: paid.id } })
  if (ready) {
    const day = today(now)
    const next = afterWorkingDays(day, 1, await holidaysFrom(day))
    const pass = await db.pickUpPass.create({
      data: {
        ...{ ...made, purchaseId: ready.id, kind: 'carrier', name: 'Sabine Krause' },
        ...{ firm: carrier?.name ?? null, carrierId: carrier?.id ?? null },
        ...{ appointmentAt: instantOf(next, '13:30'), ...newPassCodes(env.SECRET_KEY) },
      },
    })
    const text = 'Der Ausweis lautet auf einen anderen Namen.'
    await db.handOverRefusal.create({
      data: {
        id: randomUUID(),
        passId: pass.id,
        at: daysFrom(now, -0.2),
        actorId: clerkId,
        reason: 'name',
        text,
      },
    })
  }
  if (collected) {
    const at = instantOf(today(daysFrom(now, -2)), '14:00')
    const pass = await db.pickUpPass.create({
      data: { ...made, ...driver, purchaseId: collected.id, state: 'used', appointmentAt: at, endedAt: at },
    })
    const record = { mileage: 71_200, keys: 2, papers: ['part1', 'part2'] }
    await db.handOverRecord.create({
      data: { id: randomUUID(), passId: pass.id, at, actorId: clerkId, ...record },
    })
  }
}

/** How many days ago a claim was reported. Documents are as new as their numbers, which follow those of all invoices. */
function ageOf(state: ClaimState, index: number) {
  if (isOpen(state)) return 1 + index
  return followUps[state] ? 2 : 8 + index * 5
}

/** Claims in every state, passes and carriers for a demo dealer with enough collected purchases. */
export async function createDemoClaims(context: Context, partner_number: string) {
  const { db, now } = context
  await addCarriers(db, now)
  const purchases = await db.purchase.findMany({
    where: { partner_number, claims: { none: {} } },
    orderBy: [{ puchasesDate: 'desc' }, { id: 'asc' }],
  })
  await addPasses(context, purchases)
  const collected = purchases.filter(({ handOver }) => handOver === 'collected')
  if (collected.length < claims.length) return
  for (const [index, claim] of claims.entries()) {
    const purchase = collected[index]
    if (purchase) await addClaim(context, purchase, claim, ageOf(claim.state, index))
  }
}
