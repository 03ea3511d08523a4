import { ProblemError } from '../../http/problem.ts'
import type { SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { ownPurchaseId } from '../purchase/queries.ts'

/**
 * A photo the caller may see: of a claim of its company, or one it has sent itself for a claim that is not filed yet.
 * @throws ProblemError file-unknown
 */
export async function ownPhoto(db: Db, account: SignedIn, publicId: string, id: string) {
  const purchaseId = await ownPurchaseId(db, account, publicId)
  const photo = await db.claimPhoto.findFirst({
    where: { id, purchaseId, OR: [{ claimId: { not: null } }, { uploadedById: account.id }] },
  })
  if (!photo) throw new ProblemError('file-unknown')
  return photo
}
