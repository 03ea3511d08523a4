import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const cachedMs = 20_000

/**
 * Caches results of queries. The key contains the query and the generation of the stock, so a result is outdated only
 * by changes without a new generation (watchers, views, reservations), and for at most 20 seconds.
 *
 * @param max the number of cached results
 */
export function resultCache<Result>(max: number) {
  const cache = new LRUCache<string, Promise<Result>>({ max, ttl: cachedMs })
  return (key: string, read: () => Promise<Result>): Promise<Result> => {
    const known = cache.get(key)
    if (known) return known
    const result = read()
    cache.set(key, result)
    result.catch(() => cache.delete(key))
    return result
  }
}
export type ResultCache<Result> = ReturnType<typeof resultCache<Result>>

/** Each connection keeps the plan of every prepared statement until it is closed. */
const preparedMaximum = 100

/**
 * Names statements that are to be prepared, because planning the statement of the table takes longer than executing it.
 * Only the first 100 texts get names, which is enough for the usual views with their columns.
 */
export function statementNames() {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    if (!names.has(text) && names.size < preparedMaximum) names.set(text, `stock-${hash('sha1', text)}`)
    return names.get(text)
  }
}
export type StatementNames = ReturnType<typeof statementNames>
