import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'
import { fastSerializerCompiler } from './fast-json.ts'
import { tierOf } from './plugins/access.ts'

/**
 * For scopes that answer everybody from the stock: quick to write, and caches may keep what visitors get alike. Answers carry an ETag of their body and are confirmed with
 * 304. The dealer tier's answers stay out of every cache.
 */
export async function shareAnswers(app: FastifyInstance) {
  await app.register(etag)
  app.setSerializerCompiler(fastSerializerCompiler)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Cookie')
    const isShared = request.method === 'GET' && tierOf(request) === 'consumer'
    reply.header('cache-control', isShared ? 'public, max-age=1, must-revalidate' : 'no-store')
  })
}
