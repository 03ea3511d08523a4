import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ProblemError } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    anyText?: boolean
  }
}

/** The deepest form of the portal has four levels. */
const deepest = 8

type Found = { path: string; message: string }

/** Not recursive: an unvalidated body may be thousands of levels deep. */
function refusedIn(value: unknown): Found | undefined {
  const open: { value: unknown; path: string[] }[] = [{ value, path: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: one, path } = next
    if (typeof one === 'string' && one.includes('\0'))
      return { path: path.join('.'), message: 'Ein Zeichen ist nicht erlaubt.' }
    if (typeof one !== 'object' || one === null) continue
    if (path.length >= deepest)
      return { path: path.slice(0, 1).join(''), message: 'Die Eingabe ist zu tief verschachtelt.' }
    for (const [key, inner] of Object.entries(one)) open.push({ value: inner, path: [...path, key] })
  }
  return undefined
}

/**
 * Refuses the NUL character, which PostgreSQL cannot store, and deep nesting, which no client of the portal sends.
 * Names the field, and runs before schema validation. Calls with `anyText` look up names and treat an impossible one as
 * unknown.
 */
export const plainTextPlugin = fp(async (app) => {
  app.addHook('preValidation', async (request: FastifyRequest) => {
    if (request.routeOptions.config.anyText) return
    const found = refusedIn(request.params) ?? refusedIn(request.query) ?? refusedIn(request.body)
    if (found) throw new ProblemError('validation-failed', { errors: [found] })
  })
})
