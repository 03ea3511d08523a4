import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@portal/domain/site/language'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inLanguage } from '../../http/language.ts'
import { ProblemError } from '../../http/problem.ts'
import { isDatabaseUnavailable } from '../../plugins/db.ts'
import { carsByIds } from '../cars/queries.ts'
import { publishedCount, publishedPart, sharedCar } from './queries.ts'
import {
  carPage,
  pageStyle,
  robotsText,
  sitemapIndex,
  sitemapPart,
  soldPage,
  unavailablePage,
  unknownPage,
} from './view.ts'

const config = { access: 'public' as const }
/** A sitemap may list 50,000 pages; smaller parts are faster to create and to read. */
const partSize = 10_000
const html = 'text/html; charset=utf-8'
const xml = 'application/xml; charset=utf-8'

/** The address of the web client's typeface; undefined without a built client. */
async function typefaceIn(webDist: string | undefined) {
  const folder = webDist && join(webDist, 'assets')
  if (!folder || !existsSync(folder)) return undefined
  const assets = await readdir(folder)
  const name = assets.find((file) => /^archivo-latin-.{8}\.woff2$/.test(file))
  return name && `/assets/${name}`
}

const retryAfterSeconds = 5
/** Addresses that are opened directly, by people or search engines. */
const isPage = (url: string) => /^\/(?:fahrzeug|sitemap)[/.]/.test(url)

/** Pages behind shared links, because hash routes have no preview. */
export const sharePageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.setErrorHandler((error, request, reply) => {
    if (!isDatabaseUnavailable(error) || !isPage(request.url)) throw error
    return reply
      .code(503)
      .type(html)
      .header('retry-after', retryAfterSeconds)
      .header('cache-control', 'no-store')
      .send(unavailablePage(app.env))
  })
  const style = pageStyle(await typefaceIn(app.env.WEB_DIST))
  app.get(
    '/fahrzeug/:gwnummer',
    {
      config,
      schema: {
        params: z.strictObject({ gwnummer: z.string().max(20) }),
        querystring: z.looseObject({ sprache: z.enum(languages).catch('de') }),
      },
    },
    async (request, reply) => {
      const { sprache: language } = request.query
      const found = await app.readRows((from) => sharedCar(from, request.params.gwnummer))
      reply.type(html).header('cache-control', 'public, max-age=300')
      if (found.state === 'unknown')
        return reply.code(404).send(inLanguage(language, () => unknownPage(app.env)))
      if (found.state === 'published') return reply.send(inLanguage(language, () => carPage(app.env, found)))
      const similar = app.stock.index.similar(found.traits, 'consumer')
      const cars = await app.readRows((from) => carsByIds(from, similar, 'consumer'))
      return reply.code(410).send(inLanguage(language, () => soldPage(app.env, found.name, cars)))
    },
  )
  app.get('/fahrzeug/seite.css', { config }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  )
  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const parts = Math.max(1, Math.ceil((await app.readRows(publishedCount)) / partSize))
    return reply.type(xml).header('cache-control', 'public, max-age=3600').send(sitemapIndex(app.env, parts))
  })
  app.get(
    '/sitemap/:part.xml',
    { config, schema: { params: z.strictObject({ part: z.coerce.number().int().min(1).max(1000) }) } },
    async (request, reply) => {
      const { part } = request.params
      const entries = await app.readRows((from) => publishedPart(from, part, partSize))
      if (entries.length === 0 && part > 1) throw new ProblemError('not-found')
      return reply
        .type(xml)
        .header('cache-control', 'public, max-age=3600')
        .send(sitemapPart(app.env, entries))
    },
  )
  app.get('/robots.txt', { config }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(app.env)),
  )
}
