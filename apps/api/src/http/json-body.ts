import { t } from '@portal/domain/values/text'
import fp from 'fastify-plugin'
import { invalidField } from './problem.ts'

/**
 * Matches strings with their escapes and the structural characters that determine which strings are keys of which object.
 */
const tokens = /\\.|["{}:]/g

/**
 * The first duplicate key of an object in a JSON text. Parsers keep the last value, but a proxy or log may have read
 * the first, so validation and execution could differ.
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

/** Parses JSON bodies with Fastify's secure parser and refuses those with a duplicate field. */
export const jsonBodyPlugin = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    parse(request, text, (error, body) => {
      const path = error ? undefined : repeatedKey(text)
      if (path === undefined) return done(error, body)
      done(invalidField(path, t('Dieses Feld darf nur einmal vorkommen.')))
    })
  })
})
