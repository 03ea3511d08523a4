import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ProblemError } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    anyText?: boolean
  }
}

/** No form of the portal nests deeper than four. */
const deepest = 8

type Found = { path: string; message: string }

/** Walks without recursion: a body may be thousands of levels deep before anybody has looked at it. */
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
 * Refuses what PostgreSQL cannot hold (the NUL character) and what nothing of ours sends (deep nesting), by name and
 * before any schema sees it. Calls with `anyText` look names up and answer an impossible one like an unknown one.
 */
export const plainTextPlugin = fp(async (app) => {
  app.addHook('preValidation', async (request: FastifyRequest) => {
    if (request.routeOptions.config.anyText) return
    const found = refusedIn(request.params) ?? refusedIn(request.query) ?? refusedIn(request.body)
    if (found) throw new ProblemError('validation-failed', { errors: [found] })
  })
})
