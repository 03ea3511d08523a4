import { HandOverState, type PurchasePaper } from '@portal/contract/house/hand-overs'
import { handOverStates, handOverSteps, isForward, purchasePaperKinds } from '@portal/domain/buyer/hand-over'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { HandOverChange, PurchasePaper as PaperRow } from '../../../generated/prisma/client.ts'
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

/** Answers with a paper as attachment. */
export const sendPaper = (reply: FastifyReply, { name }: PaperRow, bytes: Buffer) =>
  asStoredFile(reply, name, 'application/pdf').send(bytes)
