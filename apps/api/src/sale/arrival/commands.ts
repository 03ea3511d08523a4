import type { NewConfirmation } from '@portal/contract/sale/arrival'
import { today } from '@portal/domain/buyer/appointment'
import { purchasePapersMaximum } from '@portal/domain/buyer/hand-over'
import {
  type ArrivalFileKind,
  arrivalNeedOf,
  depositCentsOf,
  isArrivalProof,
} from '@portal/domain/sale/arrival'
import { t } from '@portal/domain/values/text'
import { actedBy, audit } from '../../audit/audit.ts'
import type { Env } from '../../env.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { FileContext, SignedIn } from '../../plugins/access.ts'
import type { Db, Transaction } from '../../plugins/db.ts'
import { storeSealed } from '../../uploads/sealed-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { lockedPurchase } from '../hand-overs/commands.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import { provenLetter } from './mail.ts'
import { arrivalOf, arrivalRow, confirmationFacts } from './queries.ts'
import { confirmationPdf } from './view.ts'

type Proof = { kind: ArrivalFileKind; name: string; bytes: Buffer }

/** @throws ProblemError arrival-not-awaited unless the vehicle is collected and this kind of proof is missing */
async function awaited(db: Db, { env, now }: FileContext, id: number, kind: ArrivalFileKind) {
  const row = await arrivalRow(db, id)
  const { need, state } = arrivalOf(row, env, now)
  const isAwaited = state === 'awaited' || state === 'late'
  if (!isAwaited || need === null || !isArrivalProof(need, kind))
    throw new ProblemError('arrival-not-awaited')
  return row
}

/** Adds a proof to the papers and tells the office. Of two at the same time one is refused. */
async function storeProof(context: FileContext, publicId: string, { kind, name, bytes }: Proof) {
  const { db, env, now, actorId } = context
  await storeSealed(context, bytes, (storageKey) =>
    db.$transaction(async (tx) => {
      const { id: purchaseId, papers, ...purchase } = await lockedPurchase(tx, { publicId })
      const { vatDeposit } = await awaited(tx, context, purchaseId, kind)
      if (papers.length >= purchasePapersMaximum) throw new ProblemError('purchase-papers-full')
      const stored = { purchaseId, kind, name, storageKey, bytes: bytes.length, sha256: sha256Of(bytes) }
      const paper = await tx.purchasePaper.create({
        data: { ...stored, uploadedById: actorId, createdAt: now },
      })
      const isHeld = vatDeposit?.receivedAt && !vatDeposit.returnedAt
      await queueMail(tx, provenLetter(env, purchase, isHeld ? vatDeposit.amountCents : null))
      await audit(tx, {
        ...{ ...actedBy(context), action: 'purchase-paper-added', subject: `purchase:${publicId}` },
        details: { paper: paper.id, kind },
      })
      return true
    }),
  )
}

/** @throws ProblemError validation-failed (month) for one of the future or before the collection */
function refuseMonth(month: string, collectedAt: Date | null, now: Date) {
  if (month > today(now).slice(0, 7)) throw invalidField('month', t('Dieser Monat liegt in der Zukunft.'))
  if (collectedAt && month < today(collectedAt).slice(0, 7))
    throw invalidField('month', t('Dieser Monat liegt vor der Abholung.'))
}

/**
 * Makes the confirmation of arrival and adds it to the papers.
 * @throws ProblemError not-found, forbidden, arrival-not-awaited, purchase-papers-full
 */
export async function confirmArrival(
  context: FileContext,
  account: SignedIn,
  publicId: string,
  confirmation: NewConfirmation,
) {
  const { db, env, now } = context
  const id = await ownPurchaseId(db, account, publicId, 'pick-up')
  const row = await awaited(db, context, id, 'arrival')
  refuseMonth(confirmation.month, row.changes[0]?.at ?? null, now)
  const bytes = await confirmationPdf(await confirmationFacts(db, row), confirmation, env.BRAND_NAME, now)
  await storeProof(context, publicId, {
    ...{ kind: 'arrival', bytes },
    name: `Gelangensbestaetigung ${row.gwnummer}.pdf`,
  })
}

/** Adds a proof that was sent as a file. @throws ProblemError as `confirmArrival` */
export async function addProof(context: FileContext, account: SignedIn, publicId: string, proof: Proof) {
  await ownPurchaseId(context.db, account, publicId, 'pick-up')
  await storeProof(context, publicId, proof)
}

/** The deposit that an invoice asks for, in cents; null without one. */
export const depositAskedBy = (
  env: Pick<Env, 'VAT_DEPOSIT'>,
  { taxCase, netCents }: { taxCase: string | null; netCents: number | null },
) => (env.VAT_DEPOSIT && arrivalNeedOf(taxCase) && netCents !== null ? depositCentsOf(netCents) : null)

/** Stores the deposit that a new invoice asks for; one that has been received stays as it is. */
export async function askDeposit(tx: Transaction, purchaseId: number, amountCents: number, now: Date) {
  const { count } = await tx.vatDeposit.updateMany({
    where: { purchaseId, receivedAt: null },
    data: { amountCents, askedAt: now },
  })
  if (count === 0)
    await tx.vatDeposit.createMany({
      data: { purchaseId, amountCents, askedAt: now },
      skipDuplicates: true,
    })
}
