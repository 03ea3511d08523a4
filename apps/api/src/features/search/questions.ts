import type { Criteria } from '@portal/domain/criteria'
import { criterionNames, criterionOf } from '@portal/domain/criterion'
import type { PriceTier } from '@portal/domain/price-tier'
import { bounds } from '@portal/domain/vehicle/criterion-rules'
import type { Term } from '../../stock/query/plan.ts'
import type { StockIndex } from '../../stock/stock-index.ts'

/** `km_stand_to=50000` as it stands in an address, and what it says; undefined = no filter. */
type Part = {
  name: keyof Criteria
  value: unknown
  planned: { index: StockIndex; generation: number; terms: Map<PriceTier, Term[]> }
}

/** Some 500 bytes each; forms offer a few hundred. */
const mostParts = 4000
/** Three long values of a group fit. */
const longestPart = 300
/** Nothing in it is escaped, and it is no list. */
const plainValue = /^[\w-]+$/
const isCriterion = new Set<string>(criterionNames)

const nameOf = (part: string) => part.slice(0, part.indexOf('='))

const endOf = (url: string, from: number) => {
  const end = url.indexOf('&', from)
  return end === -1 ? url.length : end
}

/** The criteria in an address as they stand there; neighbours of one name are a group and stay together. */
function partsOf(url: string): string[] {
  const parts: string[] = []
  for (let from = url.indexOf('?') + 1; from > 0 && from < url.length; ) {
    const named = url.slice(from, url.indexOf('=', from) + 1)
    let end = endOf(url, from)
    while (named !== '' && url.startsWith(named, end + 1)) end = endOf(url, end + 1)
    parts.push(url.slice(from, end))
    from = end + 1
  }
  return parts
}

const highOf = new Map<string, string>(bounds)

/** A „Von“ above its „Bis“ is no search; everything else a schema says, it says of one criterion. */
const isReversed = (parts: readonly Part[]) =>
  parts.some((low) => {
    const highName = highOf.get(low.name)
    const high = highName && parts.find(({ name }) => name === highName)
    return high && typeof low.value === 'number' && typeof high.value === 'number' && low.value > high.value
  })

/**
 * Understands searches whose criteria are plain or have been met before, in whatever combination: the live count is asked
 * after every click, and each click adds one choice out of a short list. Plain values are read by the tables the schema
 * is made of; what else an address says is learned from addresses the schema has let through. So nothing is understood
 * here that it would refuse.
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
      if (isAlone && isCriterion.has(name) && part.length <= longestPart)
        this.#keep(part, name, criteria[name], index)
    }
  }

  /**
   * The terms of the criteria in an address.
   *
   * @param others names of what it says besides them
   * @returns null when it must be read by the schema
   */
  termsOf(index: StockIndex, url: string, tier: PriceTier, others?: ReadonlySet<string>): Term[] | null {
    const parts: Part[] = []
    for (const text of partsOf(url)) {
      if (others?.has(nameOf(text))) continue
      const part = this.#parts.get(text) ?? this.#read(text, index)
      if (part === null || parts.some(({ name }) => name === part.name)) return null
      parts.push(part)
    }
    if (isReversed(parts)) return null
    const terms: Term[] = []
    for (const part of parts) for (const term of termsOf(part, index, tier)) terms.push(term)
    return terms
  }

  #read(text: string, index: StockIndex): Part | null {
    const name = nameOf(text)
    const written = text.slice(name.length + 1)
    if (!isCriterion.has(name) || !plainValue.test(written)) return null
    const value = criterionOf(name, written)
    // No filter, or nothing of the kind: the schema can tell.
    return value === undefined ? null : this.#keep(text, name as keyof Criteria, value, index)
  }

  #keep(text: string, name: keyof Criteria, value: unknown, index: StockIndex): Part {
    const part = { name, value, planned: unplanned(index) }
    if (this.#parts.size >= mostParts) this.#parts.clear()
    this.#parts.set(text, part)
    return part
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
