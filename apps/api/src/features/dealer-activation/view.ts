import type { Disk } from 'flydrive'
import type { DealerDocument } from '../../../generated/prisma/client.ts'
import { keyFor, unseal } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { withWatermark } from '../../uploads/picture-files.ts'

/** The paper as an administrator sees it: pictures watermarked as a copy, other files unchanged. */
export async function shownBytes(env: Env, disk: Disk, paper: DealerDocument) {
  const bytes = unseal(
    keyFor(env.SECRET_KEY, 'documents'),
    Buffer.from(await disk.getBytes(paper.storageKey)),
  )
  if (!paper.contentType.startsWith('image/')) return { contentType: paper.contentType, bytes }
  return { contentType: 'image/jpeg', bytes: await withWatermark(bytes) }
}
