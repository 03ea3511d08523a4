import type { onSendAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { type Call, documentOf } from './queries.ts'
import { pageOf, pageStyle } from './view.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    deprecation?: Call['deprecation']
  }
}

const config = { access: 'public' as const, summary: 'Beschreibung der Aufrufe' }
const isZod = (schema: unknown): schema is z.ZodType => schema instanceof z.ZodType
const responsesOf = (response: unknown): Call['schema']['response'] =>
  typeof response === 'object' && response !== null
    ? Object.fromEntries(Object.entries(response).filter(([, schema]) => isZod(schema)))
    : undefined

type Deprecation = NonNullable<Call['deprecation']>

/** The dates of a call that will go, by RFC 9745 and RFC 8594. */
const deprecationHeaders = ({ since, until }: Deprecation) => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(`${until}T23:59:59Z`).toUTCString(),
})

/**
 * Collects every call when it is registered and describes them at `/api/docs` and `/api/openapi.json`. Must be
 * registered before the features.
 */
export const apiPageRoutes = fp(async (app) => {
  const calls: Call[] = []
  app.addHook('onRoute', (route) => {
    const { method, url, schema = {}, config = {} } = route
    const { access, summary, scope, deprecation, changesState = method !== 'GET' } = config
    if (deprecation) {
      const headers = deprecationHeaders(deprecation)
      const tell: onSendAsyncHookHandler = async (_request, reply, payload) => {
        reply.headers(headers)
        return payload
      }
      route.onSend = [route.onSend ?? [], tell].flat()
    }
    if (typeof method !== 'string' || access === undefined || summary === undefined) return
    const { params, querystring, body, response, consumes } = schema
    calls.push({
      ...{ method, url, access, summary, changesState, scope, deprecation },
      schema: {
        params: isZod(params) ? params : undefined,
        querystring: isZod(querystring) ? querystring : undefined,
        body: isZod(body) ? body : undefined,
        response: responsesOf(response),
        consumes: consumes ? [...consumes] : undefined,
      },
    })
  })
  let cached: { brand: string; json: string; page: string } | undefined
  /** Cached, because deriving the schemas of every call takes 100 ms; renewed when the setting of the brand changes. */
  const description = () => {
    const brand = app.env.BRAND_NAME
    if (cached?.brand === brand) return cached
    const content = documentOf(calls, brand)
    cached = { brand, json: JSON.stringify(content), page: pageOf(content, app.env.PUBLIC_URL) }
    return cached
  }
  app.get('/api/openapi.json', { config }, (_request, reply) =>
    reply.header('content-type', 'application/json').send(description().json),
  )
  app.get('/api/docs', { config }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(description().page),
  )
  app.get('/api/docs/page.css', { config }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(pageStyle),
  )
})
