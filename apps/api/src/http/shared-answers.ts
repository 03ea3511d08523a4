import { hash } from 'node:crypto'
import etag from '@fastify/etag'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { tierOf } from '../plugins/access.ts'
import { compressLongAnswers } from './compression.ts'
import { fastSerializerCompiler } from './fast-json.ts'

export const digestOf = (answer: string | Buffer) => hash('sha1', answer, 'base64')
/** Weak, because the same response may be compressed or plain. */
export const tagOf = (text: string) => `W/"${digestOf(text)}"`

/**
 * For scopes whose responses come from the stock and are the same for all visitors. Adds fast serialization, an ETag
 * with 304 responses and compression, which not every proxy provides. Visitors' responses may be cached; those of the
 * dealer tier never are.
 */
export async function shareAnswers(app: FastifyInstance) {
  await app.register(etag, { weak: true, hashFn: digestOf })
  app.addHook('onSend', compressLongAnswers())
  app.setSerializerCompiler(fastSerializerCompiler)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'Cookie, Authorization, Accept-Encoding')
    const isShared = request.method === 'GET' && tierOf(request) === 'consumer'
    reply.header('cache-control', isShared ? 'public, max-age=1, must-revalidate' : 'no-store')
    done()
  })
}

type Written<Answer> = { answer: Answer; text: string; tag: string }
type Cached<Answer> = { generation: number; byTier: Map<PriceTier, Promise<Written<Answer>>> }

/**
 * Caches a response that depends only on the stock and the price tier. It is read, serialized and hashed once per stock
 * generation. A failed read is not cached.
 *
 * @param generation the instance's stock generation; taken before the read, so the cached response is never older
 * @param schema the response schema
 * @param read returns the response for a tier
 */
export function oncePerGeneration<Answer>(
  generation: () => number,
  schema: ZodType<Answer>,
  read: (tier: PriceTier) => Promise<Answer>,
) {
  const serialize = fastSerializerCompiler({ schema })
  let cached: Cached<Answer> = { generation: Number.NaN, byTier: new Map() }

  async function write(tier: PriceTier): Promise<Written<Answer>> {
    const answer = await read(tier)
    const text = serialize(answer)
    return { answer, text, tag: tagOf(text) }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    const current = generation()
    if (cached.generation !== current) cached = { generation: current, byTier: new Map() }
    const { byTier } = cached
    const tier = tierOf(request)
    const known = byTier.get(tier) ?? write(tier)
    byTier.set(tier, known)
    const { answer, text, tag } = await known.catch((error) => {
      byTier.delete(tier)
      throw error
    })
    reply.header('etag', tag).serializer(() => text)
    return answer
  }
}
