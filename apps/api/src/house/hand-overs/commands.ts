import type { Disk } from 'flydrive'
import type { PurchasePaper } from '../../../generated/prisma/client.ts'
import { audit } from '../../audit/audit.ts'
import { keyFor, unseal } from '../../credentials/secrets.ts'
import { ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'

type Context = CommandContext & { disk: Disk }

/**
 * The bytes of a paper; the download is recorded in the audit trail.
 * @throws ProblemError file-damaged when they are missing
 */
export async function downloadedPaper(context: Context, { id, storageKey }: PurchasePaper): Promise<Buffer> {
  const { db, env, disk, now: at, actorId, requestId } = context
  const sealed = await disk.getBytes(storageKey).catch((cause: unknown) => {
    throw new ProblemError('file-damaged', { cause })
  })
  const action = 'purchase-paper-downloaded'
  await audit(db, { actorId, requestId, action, subject: `purchase-paper:${id}`, at })
  return unseal(keyFor(env.SECRET_KEY, 'documents'), Buffer.from(sealed))
}
