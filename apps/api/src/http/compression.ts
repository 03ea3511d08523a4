import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const pack = promisify(gzip)
/** Half of what level 6 costs for a tenth more bytes. */
const level = 4
/** Shorter answers fit into a few packets anyway, and a live count must not wait. */
const worthFrom = 8 * 1024
/** About 5 KB each. */
const mostKept = 200

/** Whether the caller takes gzip and has not ruled it out by a quality of 0 (RFC 9110, 12.5.3). */
const wantsGzip = ({ headers }: FastifyRequest) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((offer) => {
      const [name = '', quality = 'q=1'] = offer.split(';')
      return name.trim() === 'gzip' && Number(quality.split('=')[1]) > 0
    })

/**
 * An `onSend` hook that packs long texts, off the event loop, for scopes whose answers hold no secrets (a packed length
 * tells about its content). Goes behind the hook that sets the ETag: answers with the same tag are packed once.
 */
export function packLongAnswers() {
  const kept = new Map<string, Promise<Buffer>>()

  function packed(tag: string, text: string | Buffer) {
    const known = kept.get(tag) ?? pack(text, { level })
    kept.delete(tag)
    kept.set(tag, known)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return known
  }

  return async (request: FastifyRequest, reply: FastifyReply, text: unknown) => {
    const tag = reply.getHeader('etag')
    const isLong = (typeof text === 'string' || Buffer.isBuffer(text)) && text.length >= worthFrom
    if (!isLong || typeof tag !== 'string' || !wantsGzip(request)) return text
    reply.header('content-encoding', 'gzip')
    return packed(tag, text)
  }
}
