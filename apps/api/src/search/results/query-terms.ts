import { absent, criterionNames, criterionOf } from '@portal/domain/search/criterion'
import { type BoundName, upperBound } from '@portal/domain/vehicles/attributes/criterion-rules'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import type { Term } from '../../stock/query/plan.ts'
import type { StockIndex } from '../../stock/stock-index.ts'

/** The number of cached values; about 500 bytes each. Forms offer a few hundred. */
const cachedMax = 1000

/** A criterion with its terms by the values written in addresses, for one tier. */
type Known = { upper: BoundName | undefined; terms: Map<string, readonly Term[]> }

const noneKnown = () =>
  new Map<string, Known>(
    criterionNames.map((name) => [
      name,
      { upper: upperBound(name), terms: new Map<string, readonly Term[]>() },
    ]),
  )

/**
 * Reads the criteria of a query string by the tables from which their schema is made, because live counts are frequent
 * and validation takes longer than counting. The terms of each criterion are cached, because each click adds one
 * criterion to known ones. A full cache is emptied.
 */
export class QueryTerms {
  readonly #byTier = new Map<PriceTier, Map<string, Known>>()
  #cached = 0
  #index: StockIndex | null = null
  #generation = Number.NaN

  /**
   * @param query as parsed by Fastify
   * @param others names of parameters that are no criteria
   * @returns null when the schema must report an error: unknown name or value, or reversed bounds
   */
  termsOf(
    index: StockIndex,
    query: Record<string, unknown>,
    tier: PriceTier,
    others?: ReadonlySet<string>,
  ): Term[] | null {
    const known = this.#knownFor(index, tier)
    const terms: Term[] = []
    for (const name of Object.keys(query)) {
      const criterion = known.get(name)
      if (criterion === undefined) {
        if (others?.has(name)) continue
        return null
      }
      const written = query[name]
      // Bounds that are no numbers are not compared.
      const isReversed = criterion.upper !== undefined && Number(written) > Number(query[criterion.upper])
      const found = isReversed ? null : this.#termsOf(index, name, written, tier, criterion)
      if (found === null) return null
      for (const term of found) terms.push(term)
    }
    return terms
  }

  /** Terms depend on the index and, for makers and models, on its generation. */
  #knownFor(index: StockIndex, tier: PriceTier): Map<string, Known> {
    const isOutdated = this.#index !== index || this.#generation !== index.generation
    if (isOutdated || this.#cached >= cachedMax) {
      this.#byTier.clear()
      this.#cached = 0
      this.#index = index
      this.#generation = index.generation
    }
    const known = this.#byTier.get(tier) ?? noneKnown()
    this.#byTier.set(tier, known)
    return known
  }

  #termsOf(
    index: StockIndex,
    name: string,
    written: unknown,
    tier: PriceTier,
    criterion: Known,
  ): readonly Term[] | null {
    // Lists are not cached: as text a list could equal a value with commas.
    const key = typeof written === 'string' ? written : null
    const known = key === null ? undefined : criterion.terms.get(key)
    if (known) return known
    const value = criterionOf(name, written)
    if (value === undefined && absent(written) !== undefined) return null
    const terms = value === undefined ? [] : index.plan({ [name]: value }, tier)
    // Terms of a free text have a bit set of the whole stock; the index caches a few of them.
    if (key !== null && name !== 'text') {
      criterion.terms.set(key, terms)
      this.#cached++
    }
    return terms
  }
}
