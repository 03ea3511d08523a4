import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Asset = { headers: Record<string, string>; body: Buffer }

/** The headers that depend on the file alone. */
const headersOfFile = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]

/** Browsers request a whole file and send encodings without weights; other requests are answered from the disk. */
function isUsual({ headers, method }: FastifyRequest) {
  const encodings = headers['accept-encoding'] ?? ''
  const isConditional = headers.range ?? headers['if-none-match'] ?? headers['if-modified-since']
  return (
    method === 'GET' && /\bbr\b/.test(encodings) && !encodings.includes(';') && isConditional === undefined
  )
}

/**
 * Keeps the files of the built client in memory once they have been sent: a first visit loads dozens, whose names
 * change with their content. The number of cached files is limited by the files in the folder.
 */
export function clientAssets() {
  const cache = new Map<string, Asset>()
  return {
    /** @returns whether the file was sent from memory */
    isSent(name: string, request: FastifyRequest, reply: FastifyReply): boolean {
      const asset = isUsual(request) ? cache.get(name) : undefined
      if (asset) reply.headers(asset.headers).send(asset.body)
      return asset !== undefined
    },
    /** @param payload the file as read from the disk; returns what is to be sent */
    async keep(name: string, request: FastifyRequest, reply: FastifyReply, payload: unknown) {
      // A path with directories can name one file in many ways.
      const isKept =
        reply.statusCode === 200 && isUsual(request) && /^(?:[a-z]{2}\/)?[\w-][\w.-]*$/.test(name)
      if (!isKept || !(payload instanceof Readable)) return payload
      const headers = headersOfFile.flatMap((header) => {
        const value = reply.getHeader(header)
        return value === undefined ? [] : [[header, String(value)] as const]
      })
      const body = await buffer(payload)
      cache.set(name, { headers: Object.fromEntries(headers), body })
      return body
    },
  }
}
