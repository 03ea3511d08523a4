import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Disk } from 'flydrive'
import { ProblemError } from '../../problem.ts'

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }
const withoutSpaces = (text: string) => text.replace(/[^\p{L}\p{N}.-]+/gu, '_').replace(/^_|_$/g, '')
const ascii = (text: string) =>
  text
    .replace(/[äöüÄÖÜß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]/g, '_')

/** A download's name for every browser (RFC 6266): plain letters, and the real ones beside them. */
export function attachment(parts: string[]): string {
  const name = `${parts.map(withoutSpaces).join('_')}.pdf`
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii(name)}"; filename*=UTF-8''${encoded}`
}

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
