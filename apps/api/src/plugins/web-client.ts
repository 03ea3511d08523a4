import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import { z } from 'zod'

const yearS = 31_536_000

/**
 * Serves the built web client beside the API, so that both have one origin; behind a proxy that serves the files
 * itself it stays off (`WEB_DIST` unset). Files with a hash in their name never change.
 */
export const webClientPlugin = fp(async (app) => {
  const root = app.env.WEB_DIST
  if (!root) return
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? `public, max-age=${yearS}, immutable` : 'no-cache')
    },
  })

  const config = { access: 'public' as const }
  app.get('/', { config }, (_request, reply) => reply.sendFile('index.html'))
  const FileName = z.object({ '*': z.string() })
  app.get('/*', { config }, (request, reply) => reply.sendFile(FileName.parse(request.params)['*']))
})
