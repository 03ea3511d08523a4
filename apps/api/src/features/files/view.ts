import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Disk } from 'flydrive'
import { ProblemError } from '../../problem.ts'

const withoutSpaces = (text: string) => text.replace(/[^\p{L}\p{N}.-]+/gu, '_').replace(/^_|_$/g, '')

/** What a report is called on the reader's disk: 'Gutachten_123456_BMW_3er.pdf'. */
export const reportName = (parts: string[]) => `${parts.map(withoutSpaces).join('_')}.pdf`

/**
 * The stored bytes of a report as a stream, read once before to see that they are the ones that were stored.
 * @throws ProblemError file-damaged when they are missing or differ
 */
export async function verifiedStream(disk: Disk, key: string, sha256: string) {
  try {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of await disk.getStream(key)) {
      hash.update(chunk)
      bytes += chunk.length
    }
    if (hash.digest('hex') !== sha256) throw new Error('the stored bytes have changed')
    return { bytes, stream: await disk.getStream(key) }
  } catch (error) {
    throw new ProblemError('file-damaged', { cause: error })
  }
}

/** What keeps a file from being taken for a page of ours. */
export const harmless = (reply: FastifyReply) =>
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
