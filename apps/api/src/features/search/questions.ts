import type { Criteria } from '@portal/domain/criteria'
import { bounds } from '@portal/domain/criterion'
import type { PriceTier } from '@portal/domain/price-tier'
import type { Term } from './plan.ts'
import type { StockIndex } from './stock-index.ts'

/** `km_stand_to=50000` as it stands in an address, and what the schema made of it; undefined = no filter. */
type Part = {
  name: keyof Criteria
  value: unknown
  planned: { index: StockIndex; generation: number; terms: Map<PriceTier, Term[]> }
}

/** Some 500 bytes each; forms offer a few hundred. */
const mostParts = 4000
/** Three long values of a group fit. */
const longestPart = 300
const plainName = /^[a-zA-Z_]+$/

const nameOf = (part: string) => part.slice(0, part.indexOf('='))

/** The criteria in an address as they stand there; neighbours of one name are a group and stay together. */
function partsOf(url: string): string[] {
  const start = url.indexOf('?')
  if (start === -1 || start === url.length - 1) return []
  const parts: string[] = []
  let last = ''
  for (const text of url.slice(start + 1).split('&')) {
    const name = nameOf(text)
    if (name !== '' && name === last) parts.push(`${parts.pop()}&${text}`)
    else parts.push(text)
    last = name
  }
  return parts
}

/** A „Von“ above its „Bis“ is no search; everything else a schema says, it says of one criterion. */
function isReversed(criteria: Record<string, unknown>) {
  for (const pair of bounds) {
    const low = criteria[pair[0]]
    const high = criteria[pair[1]]
    if (typeof low === 'number' && typeof high === 'number' && low > high) return true
  }
  return false
}

/**
 * Counts searches whose criteria have all been met before, in whatever combination: the live count is asked after every
 * click, and each click adds one choice out of a short list. What an address says is learned from addresses the schema
 * has let through, so nothing is understood here that it would refuse.
 */
export class Questions {
  readonly #parts = new Map<string, Part>()

  /** Remembers what the schema made of the criteria in an address. */
  learn(index: StockIndex, url: string, criteria: Criteria) {
    const parts = partsOf(url)
    const names = parts.map(nameOf)
    for (const [position, part] of parts.entries()) {
      const name = names[position] as keyof Criteria
      const isAlone = names.indexOf(name) === position && names.lastIndexOf(name) === position
      if (!isAlone || !plainName.test(name) || part.length > longestPart) continue
      if (this.#parts.size >= mostParts) this.#parts.clear()
      this.#parts.set(part, { name, value: criteria[name], planned: unplanned(index) })
    }
  }

  /** How many vehicles satisfy the criteria in an address; null = it must be read by the schema. */
  count(index: StockIndex, url: string, tier: PriceTier): number | null {
    const terms: Term[] = []
    const criteria: Record<string, unknown> = {}
    for (const text of partsOf(url)) {
      const part = this.#parts.get(text)
      if (part === undefined || part.name in criteria) return null
      criteria[part.name] = part.value
      for (const term of termsOf(part, index, tier)) terms.push(term)
    }
    return isReversed(criteria) ? null : index.countOf(terms)
  }
}

const unplanned = (index: StockIndex): Part['planned'] => ({
  index,
  generation: index.generation,
  terms: new Map(),
})

/** The terms of a part hang on the index and, for makers and models, on its generation. */
function termsOf(part: Part, index: StockIndex, tier: PriceTier): Term[] {
  if (part.planned.index !== index || part.planned.generation !== index.generation)
    part.planned = unplanned(index)
  const known = part.planned.terms.get(tier)
  if (known) return known
  const terms = index.plan({ [part.name]: part.value }, tier)
  part.planned.terms.set(tier, terms)
  return terms
}
