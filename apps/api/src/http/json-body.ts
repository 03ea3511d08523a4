import fp from 'fastify-plugin'
import { ProblemError } from './problem.ts'

/** Where strings begin and end, what is escaped in them, and the signs that say which are keys of which object. */
const tokens = /\\.|["{}:]/g

/**
 * The first key an object of this text has twice. A reader keeps the last one, a proxy or a log in front of it may
 * have read the first: what was checked and what is done must be one thing.
 * @param text valid JSON
 */
function repeatedKey(text: string): string | undefined {
  const open: Set<string>[] = []
  let start = -1
  let string = '""'
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '"') {
      if (start >= 0) string = text.slice(start, index + 1)
      start = start < 0 ? index : -1
    } else if (start >= 0) continue
    else if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (token === ':') {
      const key: string = JSON.parse(string)
      const keys = open.at(-1)
      if (keys?.has(key)) return key
      keys?.add(key)
    }
  }
  return undefined
}

/** Reads JSON bodies with Fastify's own careful parser and refuses those that name a field twice. */
export const jsonBodyPlugin = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    parse(request, text, (error, body) => {
      const path = error ? undefined : repeatedKey(text)
      if (path === undefined) return done(error, body)
      const errors = [{ path, message: 'Dieses Feld darf nur einmal vorkommen.' }]
      done(new ProblemError('validation-failed', { errors }))
    })
  })
})
