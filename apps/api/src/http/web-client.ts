import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { type Language, languages, pageFile } from '@portal/domain/site/language'
import { escapeHtml } from '@portal/domain/values/fields'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { clientAssets } from './client-assets.ts'
import { languageOf } from './language.ts'

type Settings = { contact: { phone: string } }

const yearS = 31_536_000
const placeholder = '<meta name="portal-settings" content="" />'
const sessionPlaceholder = '<meta name="portal-session" content="" />'

/** The text at a dotted path of the settings. */
function textAt(settings: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), settings)
  if (typeof value !== 'string')
    throw new Error(`The page has a placeholder for ${path}, which is no setting.`)
  return value
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * The page with the operator's settings filled in. The first screen shows the operator before any script has run, and
 * header and footer need no call.
 */
function pageWith(page: string, settings: Settings) {
  const values = { ...settings, phone: `tel:${settings.contact.phone.replace(/[^+\d]/g, '')}` }
  return page
    .replaceAll(/\{\{([\w.]+)\}\}/g, (_, path: string) => escapeHtml(textAt(values, path)))
    .replace(placeholder, () => placeholder.replace('""', () => `"${escapeHtml(JSON.stringify(settings))}"`))
}

/** The hashes of the page's inline styles and script, for the content security policy. */
function hashesOf(page: string, element: 'script' | 'style') {
  const texts = page.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))
  return [...texts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

const admitting = (policy: string, page: string) =>
  policy
    .replace("script-src 'self'", ["script-src 'self'", ...hashesOf(page, 'script')].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...hashesOf(page, 'style')].join(' '))

/** A page compressed once for all requests, with its ETag. */
async function compressed(page: string) {
  const plain = Buffer.from(page)
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const br = await promisify(brotliCompress)(plain)
  const gz = await promisify(gzip)(plain, { level: 9 })
  return { tag: `W/"${tag}"`, br, gzip: gz, identity: plain }
}

function encodingFor(accepted: string | undefined) {
  const names = (accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}

/**
 * Serves the built web client on the same origin as the API, with the same headers; disabled while `WEB_DIST` is unset.
 * Files with a hash in their name are cached for a year.
 */
export const webClientPlugin = fp(async (app, options: { settings: () => Settings }) => {
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

  const templates = new Map<Language, string>()
  for (const language of languages) {
    const file = join(root, pageFile(language))
    const template = await readFile(file, 'utf8')
    if (!template.includes(placeholder))
      throw new Error(`${file} has no placeholder for the portal's settings.`)
    templates.set(language, template)
  }
  const built = async (version: number, language: Language) => {
    const page = pageWith(templates.get(language) ?? '', options.settings())
    const forKnown = await compressed(page)
    // Marks the page as requested without a session, so the client skips the account call, which would fail.
    const forVisitors = await compressed(
      page.replace(sessionPlaceholder, (meta) => meta.replace('""', '"none"')),
    )
    return { version, page, forKnown, forVisitors }
  }
  const pages = new Map<Language, Awaited<ReturnType<typeof built>>>()
  pages.set('de', await built(app.settings.version, 'de'))
  /** The page with the current settings; a language is prepared when it is first asked for. */
  async function pageIn(language: Language) {
    const known = pages.get(language)
    if (known?.version === app.settings.version) return known
    const made = await built(app.settings.version, language)
    pages.set(language, made)
    return made
  }
  const config = {
    access: 'public' as const,
    changesState: false,
    evenWhenBusy: true,
    session: 'unused' as const,
  }
  // Programs that monitor a website or check its links often request only the headers.
  const exposeHeadRoute = true
  app.get('/', { exposeHeadRoute, config: { ...config, session: 'optional' } }, async (request, reply) => {
    const { page, forKnown, forVisitors } = await pageIn(languageOf(request))
    const { tag, ...bodies } = request.session || request.isSessionUnread ? forKnown : forVisitors
    const policy = String(reply.raw.getHeader('content-security-policy'))
    // Browsers copy the headers of a 304 into their cached copy, so both responses need the same ones.
    reply
      .header('content-security-policy', admitting(policy, page))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(bodies[encoding])
  })
  const FileName = z.object({ '*': z.string() })
  const fileName = (params: unknown) => FileName.parse(params)['*']
  app.get('/*', { exposeHeadRoute, config }, (request, reply) => reply.sendFile(fileName(request.params)))
  const assets = clientAssets()
  app.get(
    '/assets/*',
    {
      config,
      onSend: (request, reply, payload) => assets.keep(fileName(request.params), request, reply, payload),
    },
    (request, reply) => {
      const name = fileName(request.params)
      return assets.isSent(name, request, reply) ? reply : reply.sendFile(`assets/${name}`)
    },
  )
})
