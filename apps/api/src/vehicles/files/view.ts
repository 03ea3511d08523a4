import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { FastifyRequest } from 'fastify'
import type { Disk } from 'flydrive'
import { ProblemError } from '../../http/problem.ts'

const withoutSpaces = (text: string) => text.replace(/[^\p{L}\p{N}.-]+/gu, '_').replace(/^_|_$/g, '')

/** The download name of a report: 'Gutachten_123456_BMW_3er.pdf'. */
export const reportName = (parts: string[]) => `${parts.map(withoutSpaces).join('_')}.pdf`

/** Counts and logs a photo whose stored bytes cannot be read, which is a fault of the server. */
export function logMissingPhoto(request: FastifyRequest, err: unknown, storageKey?: string) {
  request.server.damagedFiles.inc({ kind: 'photo' })
  request.log.error({ err, storageKey }, 'stored photo missing')
}

/**
 * Opens stored bytes as a stream and waits for its first bytes, so that a missing file is answered with a problem
 * instead of a broken response. The caller must read or destroy the stream.
 *
 * @returns the stream and its length in bytes
 */
export async function openedStream(disk: Disk, key: string) {
  const opened = disk.getStream(key).then(async (stream) => {
    // Rejects with the error of a stream that cannot be opened.
    await once(stream, 'readable')
    return stream
  })
  // Both at once, because each is a request when the files are in a bucket.
  const [facts, source] = await Promise.allSettled([disk.getMetaData(key), opened])
  if (source.status === 'rejected') throw source.reason
  if (facts.status === 'fulfilled') return { stream: source.value, bytes: facts.value.contentLength }
  source.value.destroy()
  throw facts.reason
}

/**
 * The stored bytes of a report as a stream, after verifying their hash.
 * @throws ProblemError file-damaged when they are missing or differ
 */
export async function verifiedStream(disk: Disk, key: string, sha256: string) {
  try {
    const hash = createHash('sha256')
    for await (const chunk of await disk.getStream(key)) hash.update(chunk)
    if (hash.digest('hex') !== sha256) throw new Error('the stored bytes have changed')
    return await openedStream(disk, key)
  } catch (error) {
    throw new ProblemError('file-damaged', { cause: error })
  }
}
