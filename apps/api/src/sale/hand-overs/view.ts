import { type HandOver, HandOverState, type PurchasePaper } from '@portal/contract/sale/hand-overs'
import { dayOfDate } from '@portal/domain/buyer/appointment'
import { handOverStates, handOverSteps, isForward, purchasePaperKinds } from '@portal/domain/buyer/hand-over'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { HandOverChange, PurchasePaper as PaperRow, Prisma } from '../../../generated/prisma/client.ts'
import { pricedColumns, pricesOf } from '../../buyer/sale-terms/view.ts'
import { asStoredFile } from '../../http/downloads.ts'

const Kind = z.enum(purchasePaperKinds)

type Change = Pick<HandOverChange, 'before' | 'after' | 'isImport'>

/** Whether the house has set the step with this change, which is neither an import nor a correction. */
const isSetBy = (step: HandOverState, { before, after, isImport }: Change) =>
  after === step && !isImport && isForward(HandOverState.parse(before), step)

/**
 * The steps done in a state, each with the change that set it last; null for a step set or skipped by an import.
 * @param changes oldest first
 */
export const stepsOf = <Row extends Change>(state: HandOverState, changes: readonly Row[]) =>
  handOverSteps
    .slice(0, handOverStates.indexOf(state))
    .map((step) => ({ step, change: changes.findLast((change) => isSetBy(step, change)) ?? null }))

export const shownPaper = ({ id, kind, name, bytes, createdAt }: PaperRow): PurchasePaper => ({
  ...{ id, name, bytes },
  kind: Kind.parse(kind),
  createdAt: createdAt.toISOString(),
})

export const handOverColumns = {
  ...{ publicId: true, fin: true, puchasesDate: true, handOver: true, buyerId: true },
  ...pricedColumns,
  takenBackAt: true,
  changes: { orderBy: { id: 'asc' } },
  papers: { orderBy: { createdAt: 'asc' } },
} as const satisfies Prisma.PurchaseSelect

type Row = Prisma.PurchaseGetPayload<{ select: typeof handOverColumns }>

/** @param buyers the names of people of the company by account id */
export function handOverView(row: Row, buyers: ReadonlyMap<number, string>): HandOver {
  const state = HandOverState.parse(row.handOver)
  const prices = pricesOf(row)
  const buyer = row.buyerId === null ? undefined : buyers.get(row.buyerId)
  return {
    ...{ id: row.publicId, fin: row.fin, state },
    ...(prices && { price: prices.gross }),
    ...(prices && prices.payable !== prices.gross && { netPrice: prices.payable }),
    ...(buyer && { buyer }),
    takenBackAt: row.takenBackAt?.toISOString() ?? null,
    puchasesDate: dayOfDate(row.puchasesDate),
    steps: stepsOf(state, row.changes).map(({ step, change }) => ({
      step,
      at: change?.at.toISOString() ?? null,
    })),
    papers: row.papers.map(shownPaper),
  }
}

/** Answers with a paper as attachment. */
export const sendPaper = (reply: FastifyReply, { name }: PaperRow, bytes: Buffer) =>
  asStoredFile(reply, name, 'application/pdf').send(bytes)
