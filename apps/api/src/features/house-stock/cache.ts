import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Watchers, views and reservations change without a new generation of the stock. */
const keptMs = 20_000

/**
 * Keeps what queries found. The key contains the query and the generation of the stock, so a result is outdated only by
 * what changes without a generation, and by that for at most 20 seconds.
 *
 * @param max the number of results that are kept
 */
export function keptResults<Result>(max: number) {
  const kept = new LRUCache<string, Promise<Result>>({ max, ttl: keptMs })
  return (key: string, read: () => Promise<Result>): Promise<Result> => {
    const known = kept.get(key)
    if (known) return known
    const result = read()
    kept.set(key, result)
    result.catch(() => kept.delete(key))
    return result
  }
}
export type Kept<Result> = ReturnType<typeof keptResults<Result>>

/** Each connection keeps the plan of every prepared statement until it is closed. */
const preparedMaximum = 100

/**
 * Names statements that are to be prepared, because planning the table's statement takes longer than running it.
 * The first 100 texts get names: as many as there are usual views with their columns.
 */
export function statementNames() {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    if (!names.has(text) && names.size < preparedMaximum) names.set(text, `stock-${hash('sha1', text)}`)
    return names.get(text)
  }
}
export type StatementNames = ReturnType<typeof statementNames>
