import type { Disk } from 'flydrive'
import type { DealerDocument } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { withMarkedPages } from '../../uploads/pdf-watermark.ts'
import { withWatermark } from '../../uploads/picture-files.ts'
import { sealedBytes } from '../../uploads/sealed-files.ts'

/**
 * The paper as an administrator sees it: pictures watermarked as a copy, other files unchanged.
 *
 * @param mark written over every page of a PDF; undefined leaves it unchanged
 * @throws ProblemError paper-not-viewable for a PDF that cannot be marked
 */
export async function shownBytes(env: Env, disk: Disk, paper: DealerDocument, mark: string | undefined) {
  const { contentType, storageKey } = paper
  const bytes = await sealedBytes({ env, disk }, storageKey)
  if (contentType.startsWith('image/'))
    return { contentType: 'image/jpeg', bytes: await withWatermark(bytes) }
  if (contentType !== 'application/pdf' || mark === undefined) return { contentType, bytes }
  const marked = await withMarkedPages(bytes, mark)
  if (!marked) throw new ProblemError('paper-not-viewable')
  return { contentType, bytes: marked }
}
