import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import { z } from 'zod'

const yearS = 31_536_000
const placeholder = '<meta name="portal-settings" content="" />'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The page with the operator's settings filled in: header and footer then need no call of their own. */
async function pageWith(root: string, settings: object) {
  const page = await readFile(join(root, 'index.html'), 'utf8')
  if (!page.includes(placeholder))
    throw new Error(`${root}/index.html has no place for the portal's settings.`)
  return page.replace(placeholder, () =>
    placeholder.replace('""', () => `"${escaped(JSON.stringify(settings))}"`),
  )
}

/**
 * Serves the built web client beside the API, so that both have one origin and the same headers; off while
 * `WEB_DIST` is unset. Files with a hash in their name never change.
 */
export const webClientPlugin = fp(async (app, options: { settings: object }) => {
  const root = app.env.WEB_DIST
  if (!root) return
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? `public, max-age=${yearS}, immutable` : 'no-cache')
    },
  })

  const page = await pageWith(root, options.settings)
  const config = { access: 'public' as const, evenWhenBusy: true }
  // A visitor's page says so: the client then asks for no account, a call that could only fail.
  const visitorPage = page.replace('<meta name="portal-session" content="" />', (meta) =>
    meta.replace('""', '"none"'),
  )
  app.get('/', { config }, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(request.session ? page : visitorPage),
  )
  const FileName = z.object({ '*': z.string() })
  app.get('/*', { config }, (request, reply) => reply.sendFile(FileName.parse(request.params)['*']))
})
