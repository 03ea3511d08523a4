import { absent, criterionNames, criterionOf } from '@portal/domain/search/criterion'
import { bounds } from '@portal/domain/vehicles/attributes/criterion-rules'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { LRUCache } from 'lru-cache'
import type { Term } from '../../stock/query/plan.ts'
import type { StockIndex } from '../../stock/stock-index.ts'

/** About 500 bytes each; forms offer a few hundred criteria. */
const cachedMax = 1000
const isCriterion = new Set<string>(criterionNames)

/**
 * Reads the criteria of a query string by the tables from which their schema is made, because live counts are frequent
 * and validation takes longer than counting. The terms of each criterion are cached, because each click adds one
 * criterion to known ones.
 */
export class QueryTerms {
  readonly #cache = new LRUCache<string, Term[]>({ max: cachedMax })
  #index: StockIndex | null = null
  #generation = Number.NaN

  /**
   * @param query as parsed by Fastify
   * @param others names of parameters that are no criteria
   * @returns null when the schema must report an error: unknown name or value, or reversed bounds
   */
  termsOf(index: StockIndex, query: object, tier: PriceTier, others?: ReadonlySet<string>): Term[] | null {
    this.#clearOutdated(index)
    const criteria = Object.entries<unknown>({ ...query }).filter(([name]) => !others?.has(name))
    if (isReversed(Object.fromEntries(criteria))) return null
    const terms: Term[] = []
    for (const [name, written] of criteria) {
      const found = this.#termsOf(index, name, written, tier)
      if (found === null) return null
      terms.push(...found)
    }
    return terms
  }

  /** Terms depend on the index and, for makers and models, on its generation. */
  #clearOutdated(index: StockIndex) {
    if (this.#index === index && this.#generation === index.generation) return
    this.#cache.clear()
    this.#index = index
    this.#generation = index.generation
  }

  #termsOf(index: StockIndex, name: string, written: unknown, tier: PriceTier): Term[] | null {
    // Lists are not cached: as text a list could equal a value with commas.
    const key = typeof written === 'string' ? `${tier} ${name}=${written}` : null
    const known = key === null ? undefined : this.#cache.get(key)
    if (known) return known
    if (!isCriterion.has(name)) return null
    const value = criterionOf(name, written)
    if (value === undefined && absent(written) !== undefined) return null
    const terms = value === undefined ? [] : index.plan({ [name]: value }, tier)
    // Terms of a free text have a bit set of the whole stock; the index caches a few of them.
    if (key !== null && name !== 'text') this.#cache.set(key, terms)
    return terms
  }
}

/** Non-numeric bounds are not compared. */
const isReversed = (query: Record<string, unknown>) =>
  bounds.some(([low, high]) => Number(query[low]) > Number(query[high]))
