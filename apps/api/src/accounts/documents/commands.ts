import type { DealerDocument as WireDocument } from '@portal/contract/accounts/documents'
import { countryOf } from '@portal/domain/accounts/countries'
import { DocumentType, documentQuota, missingTypes } from '@portal/domain/accounts/documents'
import { accountEntry, actedBy, audit } from '../../audit/audit.ts'
import { ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext, FileContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { storeSealed } from '../../uploads/sealed-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { papersNotice, papersReceivedMail } from './mail.ts'
import type { CheckedFile } from './parse.ts'

type NewPaper = CheckedFile & { name: string; documentType: DocumentType }

/** Locks the application. Activated accounts have no open application. */
async function lockApplication(tx: Transaction, accountId: number) {
  await tx.$executeRaw`SELECT 1 FROM dealer WHERE account_id = ${accountId} FOR UPDATE`
  const dealer = await tx.dealer.findUnique({
    where: { accountId },
    include: { account: true, documents: true, vatId: true },
  })
  if (!dealer || dealer.account.activated) throw new ProblemError('forbidden')
  return dealer
}

/**
 * Stores a checked paper encrypted.
 * @throws ProblemError document-quota
 */
export async function storePaper(context: FileContext, paper: NewPaper): Promise<WireDocument> {
  const { db, env, disk, now, actorId: accountId } = context
  const { name, documentType, contentType, bytes } = paper
  return storeSealed({ env, disk }, bytes, (storageKey) =>
    db.$transaction(async (tx) => {
      const { documents } = await lockApplication(tx, accountId)
      const stored = documents.reduce((sum, document) => sum + document.bytes, 0)
      if (documents.length >= documentQuota.files || stored + bytes.length > documentQuota.bytes)
        throw new ProblemError('document-quota')
      const data = {
        accountId,
        name,
        documentType,
        contentType,
        bytes: bytes.length,
        sha256: sha256Of(bytes),
        storageKey,
        createdAt: now,
      }
      const { id } = await tx.dealerDocument.create({ data })
      await audit(tx, { ...actedBy(context), action: 'paper-uploaded', subject: `paper:${id}` })
      return { id, name, documentType }
    }),
  )
}

/** Deletes a paper of the caller's open application. An application without a required paper is no longer submitted. */
export async function deleteOwnPaper(context: FileContext, id: string) {
  const { db, disk, actorId: accountId } = context
  const storageKey = await db.$transaction(async (tx) => {
    const dealer = await lockApplication(tx, accountId)
    const paper = dealer.documents.find((document) => document.id === id)
    if (!paper) throw new ProblemError('not-found')
    await tx.dealerDocument.delete({ where: { id } })
    const rest = dealer.documents.filter(
      (document) => document.id !== id && document.reviewState !== 'rejected',
    )
    if (
      dealer.reviewState === 'submitted' &&
      !dealer.registeredWithPartnerNumber &&
      missingTypes(rest, countryOf(dealer.country)).length > 0
    ) {
      await tx.account.update({ where: { id: accountId }, data: { documentsUploaded: false } })
      await tx.dealer.update({ where: { accountId }, data: { reviewState: 'new', submittedAt: null } })
    }
    await audit(tx, { ...actedBy(context), action: 'paper-deleted', subject: `paper:${id}` })
    return paper.storageKey
  })
  await disk.delete(storageKey)
}

/**
 * Submits the papers and notifies the operator once. Repeating the call for the same papers has no effect.
 * @param hasConsent the applicant ticked the consent for the copies of the identity card
 * @throws ProblemError documents-missing while a required type has no paper that was not rejected
 */
export async function submitPapers(context: CommandContext, hasConsent: boolean) {
  const { db, env, now, actorId: accountId } = context
  await db.$transaction(async (tx) => {
    const dealer = await lockApplication(tx, accountId)
    const usable = dealer.documents.filter(({ reviewState }) => reviewState !== 'rejected')
    const isComplete = dealer.registeredWithPartnerNumber
      ? usable.length > 0
      : missingTypes(usable, countryOf(dealer.country)).length === 0
    if (!isComplete) throw new ProblemError('documents-missing')
    if (hasConsent && !dealer.identityConsentAt)
      await tx.dealer.update({ where: { accountId }, data: { identityConsentAt: now } })
    if (dealer.account.documentsUploaded && dealer.reviewState === 'submitted' && !isSupplement(dealer))
      return
    await tx.account.update({ where: { id: accountId }, data: { documentsUploaded: true } })
    // An earlier decision becomes invalid, with its reason and the date by which the papers would be deleted.
    const undecided = { reviewState: 'submitted', reviewNote: null, decidedAt: null }
    await tx.dealer.update({ where: { accountId }, data: { ...undecided, submittedAt: now } })
    const types = usable.map(({ documentType }) => DocumentType.parse(documentType))
    const applicant = { ...dealer.account, ...dealer, vatId: dealer.vatId?.vatId ?? null }
    await queueMail(tx, papersNotice(env, applicant, types))
    await queueMail(tx, papersReceivedMail(env, dealer.account.email))
    await audit(tx, accountEntry(context, 'papers-submitted', accountId))
  })
}

/** Whether papers were uploaded after the submission. */
const isSupplement = (dealer: { submittedAt: Date | null; documents: { createdAt: Date }[] }) =>
  dealer.documents.some(({ createdAt }) => dealer.submittedAt === null || createdAt > dealer.submittedAt)
