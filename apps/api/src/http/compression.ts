import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const compress = promisify(gzip)
/** Half the CPU time of level 6 for 10 % more bytes. */
const level = 4
/** Shorter responses fit into a few packets, and compression would delay a live count. */
const compressFromBytes = 8 * 1024
/** About 5 KB each. */
const cachedMaximum = 200

/** Whether the caller accepts gzip with a quality above 0 (RFC 9110, 12.5.3). */
const wantsGzip = ({ headers }: FastifyRequest) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((offer) => {
      const [name = '', quality = 'q=1'] = offer.split(';')
      return name.trim() === 'gzip' && Number(quality.split('=')[1]) > 0
    })

/**
 * An `onSend` hook that compresses long texts outside the event loop. Only for scopes without secrets, because the
 * compressed length reveals information about the content. Must be registered after the hook that sets the ETag, by
 * which compressed responses are cached.
 */
export function compressLongAnswers() {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: cachedMaximum })

  function compressed(tag: string, text: string | Buffer) {
    const known = cache.get(tag) ?? compress(text, { level })
    cache.set(tag, known)
    return known
  }

  return async (request: FastifyRequest, reply: FastifyReply, text: unknown) => {
    const tag = reply.getHeader('etag')
    const isLong = (typeof text === 'string' || Buffer.isBuffer(text)) && text.length >= compressFromBytes
    if (!isLong || typeof tag !== 'string' || !wantsGzip(request)) return text
    reply.header('content-encoding', 'gzip')
    return compressed(tag, text)
  }
}
