import {
  type OwnApplication,
  PaperState,
  type ReviewedDocument,
  ReviewState,
} from '@portal/contract/accounts/documents'
import { DocumentType } from '@portal/domain/accounts/documents'
import type { DealerDocument } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'
import { companyVatView, vatColumns } from '../vat-checks/view.ts'

export const paperView = (paper: DealerDocument): ReviewedDocument => ({
  id: paper.id,
  name: paper.name,
  documentType: DocumentType.parse(paper.documentType),
  bytes: paper.bytes,
  createdAt: paper.createdAt.toISOString(),
  reviewState: PaperState.parse(paper.reviewState),
  reviewReason: paper.reviewReason,
})

/** The application with the fields shown to its applicant. */
export async function ownApplicationOf(db: Db, accountId: number): Promise<OwnApplication> {
  const { account, ...dealer } = await db.dealer.findUniqueOrThrow({
    where: { accountId },
    include: {
      account: { omit: { passwordHash: true, totpSecret: true } },
      vatId: { select: vatColumns },
      documents: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    },
  })
  return {
    ...companyVatView(dealer),
    reviewState: ReviewState.parse(dealer.reviewState),
    reviewNote: dealer.reviewNote,
    emailVerified: account.emailVerifiedAt !== null,
    registeredWithPartnerNumber: dealer.registeredWithPartnerNumber,
    documentsUploaded: account.documentsUploaded,
    registeredAt: account.createdAt.toISOString(),
    submittedAt: dealer.submittedAt?.toISOString() ?? null,
    documents: dealer.documents.map(paperView),
  }
}
