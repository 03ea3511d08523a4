import type { Disk } from 'flydrive'
import type { PurchasePaper } from '../../../generated/prisma/client.ts'
import { audit } from '../../audit/audit.ts'
import { ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { sealedBytes } from '../../uploads/sealed-files.ts'

type Context = CommandContext & { disk: Disk }

/**
 * The bytes of a paper; the download is recorded in the audit trail.
 * @throws ProblemError file-damaged when they are missing or were changed
 */
export async function downloadedPaper(context: Context, { id, storageKey }: PurchasePaper): Promise<Buffer> {
  const { db, env, disk, now: at, actorId, requestId } = context
  const bytes = await sealedBytes({ env, disk }, storageKey).catch((cause: unknown) => {
    throw new ProblemError('file-damaged', { cause })
  })
  const action = 'purchase-paper-downloaded'
  await audit(db, { actorId, requestId, action, subject: `purchase-paper:${id}`, at })
  return bytes
}
