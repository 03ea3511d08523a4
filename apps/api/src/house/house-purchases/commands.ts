import { isNextHandOver, type PurchasePaperKind, purchasePapersMaximum } from '@portal/domain/buyer/hand-over'
import type { AuditAction } from '@portal/domain/house/audit-labels'
import { arrivalFileKinds, isCheckedProof } from '@portal/domain/sale/arrival'
import { t } from '@portal/domain/values/text'
import { actedBy, audit } from '../../audit/audit.ts'
import { addressesOf } from '../../buyer/purchases/queries.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { FileContext } from '../../plugins/access.ts'
import { refusedProofLetter } from '../../sale/arrival/mail.ts'
import { lockedPurchase, type Move, stepHandOver } from '../../sale/hand-overs/commands.ts'
import { storeSealed } from '../../uploads/sealed-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { paperOf } from './queries.ts'

const entryOf = (context: FileContext, action: AuditAction, publicId: string) => ({
  ...{ ...actedBy(context), action, subject: `purchase:${publicId}` as const },
})

/**
 * Moves the hand-over of a purchase one step forward or back. A repetition changes and mails nothing.
 * @throws ProblemError not-found, hand-over-changed, or validation-failed for a state that does not follow
 */
export async function moveHandOver(context: FileContext, publicId: string, move: Move) {
  if (!isNextHandOver(move.from, move.to))
    throw invalidField('to', t('Bitte die Schritte der Übergabe der Reihe nach setzen.'))
  await context.db.$transaction((tx) => stepHandOver(tx, context, publicId, move))
}

/** Sets the price of a purchase; null removes it. @throws ProblemError not-found */
export const correctPrice = (context: FileContext, publicId: string, price: number | null) =>
  context.db.$transaction(async (tx) => {
    const { id, price: stored } = await lockedPurchase(tx, { publicId })
    const before = stored?.toNumber() ?? null
    if (before === price) return
    await tx.purchase.update({ where: { id }, data: { price, updatedAt: context.now } })
    await audit(tx, {
      ...entryOf(context, 'purchase-price-corrected', publicId),
      details: { before, after: price },
    })
  })

type NewPaper = { kind: PurchasePaperKind; name: string; bytes: Buffer }

/**
 * Stores a checked paper encrypted; the same file again is stored once.
 * @throws ProblemError not-found, purchase-papers-full
 */
export async function storePurchasePaper(
  context: FileContext,
  publicId: string,
  { kind, name, bytes }: NewPaper,
) {
  const { db, now, actorId } = context
  const sha256 = sha256Of(bytes)
  await storeSealed(context, bytes, (storageKey) =>
    db.$transaction(async (tx) => {
      const { id: purchaseId, papers } = await lockedPurchase(tx, { publicId })
      if (papers.some((paper) => paper.kind === kind && paper.sha256 === sha256)) return false
      if (kind === 'invoice' && (await tx.invoice.count({ where: { purchaseId } })) > 0)
        throw invalidField(
          'kind',
          t('Zu diesem Kauf gibt es schon Rechnungen. Bitte legen Sie die Datei unter „Rechnung“ ab.'),
        )
      if (papers.length >= purchasePapersMaximum) throw new ProblemError('purchase-papers-full')
      const data = { purchaseId, kind, name, sha256, storageKey, bytes: bytes.length }
      const { id } = await tx.purchasePaper.create({
        // A paper uploaded by the house is accepted at once.
        data: {
          ...data,
          uploadedById: actorId,
          createdAt: now,
          acceptedAt: isCheckedProof(kind) ? now : null,
        },
      })
      await audit(tx, {
        ...entryOf(context, 'purchase-paper-added', publicId),
        details: { paper: id, kind },
      })
      return true
    }),
  )
}

/** Deletes a paper with its file; the company is told about a proof of arrival. @throws ProblemError file-unknown */
export async function deletePurchasePaper(context: FileContext, publicId: string, id: string) {
  const { storageKey, kind } = await paperOf(context.db, publicId, id)
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.purchasePaper.deleteMany({ where: { id } })
    if (count === 0) throw new ProblemError('file-unknown')
    if (arrivalFileKinds.some((proof) => proof === kind)) {
      const purchase = await lockedPurchase(tx, { publicId })
      for (const address of await addressesOf(tx, purchase))
        await queueMail(tx, refusedProofLetter(context.env, address, purchase))
    }
    await audit(tx, { ...entryOf(context, 'purchase-paper-deleted', publicId), details: { paper: id } })
  })
  await context.disk.delete(storageKey)
}
