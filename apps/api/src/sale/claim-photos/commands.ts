import { claimPhotosMaximum } from '@portal/domain/sale/claim-items'
import { ProblemError } from '../../http/problem.ts'
import type { FileContext } from '../../plugins/access.ts'
import { lockByName } from '../../plugins/db.ts'
import { storeSealed } from '../../uploads/sealed-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { checkedPhoto } from './parse.ts'

/**
 * Stores a photo encrypted, for a claim or message that follows. The same photo of the same person is stored once.
 * @returns its id
 * @throws ProblemError file-type-not-allowed, claim-photos-full
 */
export async function storeClaimPhoto(
  context: FileContext,
  purchaseId: number,
  bytes: Buffer,
): Promise<string> {
  const { db, env, disk, now: createdAt, actorId: uploadedById } = context
  const sha256 = sha256Of(bytes)
  const unsent = { purchaseId, uploadedById, claimId: null }
  const known = await db.claimPhoto.findFirst({ where: { ...unsent, sha256 } })
  if (known) return known.id
  const photo = await checkedPhoto(bytes)
  let id = ''
  await storeSealed({ env, disk }, photo, (storageKey) =>
    db.$transaction(async (tx) => {
      await lockByName(tx, `claim photos of ${purchaseId}`)
      const rows = await tx.claimPhoto.findMany({ where: unsent, select: { id: true, sha256: true } })
      const same = rows.find((row) => row.sha256 === sha256)
      if (!same && rows.length >= claimPhotosMaximum) throw new ProblemError('claim-photos-full')
      const data = { purchaseId, uploadedById, sha256, storageKey, bytes: photo.length, createdAt }
      id = same?.id ?? (await tx.claimPhoto.create({ data, select: { id: true } })).id
      return same ? false : undefined
    }),
  )
  return id
}

/** Deletes a photo that the caller has not sent with a claim yet. @throws ProblemError file-unknown */
export async function dropClaimPhoto({ db, disk, actorId }: FileContext, purchaseId: number, id: string) {
  const where = { id, purchaseId, uploadedById: actorId, claimId: null }
  const photo = await db.claimPhoto.findFirst({ where, select: { storageKey: true } })
  const { count } = await db.claimPhoto.deleteMany({ where })
  if (!photo || count === 0) throw new ProblemError('file-unknown')
  await disk.delete(photo.storageKey)
}
