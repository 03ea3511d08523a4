import { hash } from 'node:crypto'
import etag from '@fastify/etag'
import type { PriceTier } from '@portal/domain/price-tier'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { tierOf } from '../plugins/access.ts'
import { packLongAnswers } from './compression.ts'
import { fastSerializerCompiler } from './fast-json.ts'

export const digestOf = (answer: string | Buffer) => hash('sha1', answer, 'base64')
/** Weak, because the same answer may come packed or plain. */
export const tagOf = (text: string) => `W/"${digestOf(text)}"`

/**
 * For scopes that answer everybody from the stock: quick to write, and caches may keep what visitors get alike. Answers
 * carry an ETag of their body and are confirmed with 304. The dealer tier's answers stay out of every cache. Long ones
 * are packed here: not every proxy does it, and one that does leaves a packed answer as it is.
 */
export async function shareAnswers(app: FastifyInstance) {
  await app.register(etag, { weak: true, hashFn: digestOf })
  app.addHook('onSend', packLongAnswers())
  app.setSerializerCompiler(fastSerializerCompiler)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'Cookie, Accept-Encoding')
    const isShared = request.method === 'GET' && tierOf(request) === 'consumer'
    reply.header('cache-control', isShared ? 'public, max-age=1, must-revalidate' : 'no-store')
    done()
  })
}

type Written<Answer> = { answer: Answer; text: string; tag: string }
type Kept<Answer> = { generation: number; byTier: Map<PriceTier, Promise<Written<Answer>>> }

/**
 * An answer that hangs on the stock and the price tier alone is read, written and hashed once per generation of the
 * stock; everybody gets the same text. A failed read is forgotten.
 *
 * @param generation that of the stock the instance knows; taken before the read, so that what is kept is never older
 * @param schema what the answer may contain
 * @param read makes the answer for a tier
 */
export function oncePerGeneration<Answer>(
  generation: () => number,
  schema: ZodType<Answer>,
  read: (tier: PriceTier) => Promise<Answer>,
) {
  const serialize = fastSerializerCompiler({ schema })
  let kept: Kept<Answer> = { generation: Number.NaN, byTier: new Map() }

  async function write(tier: PriceTier): Promise<Written<Answer>> {
    const answer = await read(tier)
    const text = serialize(answer)
    return { answer, text, tag: tagOf(text) }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    const current = generation()
    if (kept.generation !== current) kept = { generation: current, byTier: new Map() }
    const { byTier } = kept
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
