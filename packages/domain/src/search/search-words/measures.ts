import { notExcludable, withReason } from './alternatives.ts'
import { boundsOf } from './bounds.ts'
import type { Negation } from './negation.ts'
import type { Phrase } from './phrase.ts'
import type { Quantity } from './quantities.ts'
import { TopicOfBounds } from './topic-of-bounds.ts'
import type { Dimension } from './units.ts'
import type { Wishes } from './wishes.ts'

/** What is less where there is none of so much. */
const limits = new Set<Dimension | null>(['km', 'price', 'age'])

/** Turns the quantities of a phrase into bounds of its wishes: "bis 15.000 €", "ab 2019". */
export class Measures {
  readonly #phrase: Phrase
  readonly #wishes: Wishes
  readonly #negation: Negation
  readonly #topic = new TopicOfBounds()
  readonly #thisYear: number
  readonly #readsNet: boolean
  #isBounded = false

  constructor(phrase: Phrase, wishes: Wishes, negation: Negation, thisYear: number, readsNet: boolean) {
    this.#phrase = phrase
    this.#wishes = wishes
    this.#negation = negation
    this.#thisYear = thisYear
    this.#readsNet = readsNet
  }

  /** Whether a quantity is open at one end, as those of a single car are not. */
  get isBounded() {
    return this.#isBounded
  }

  /** "Keine 100.000 gelaufen" are less. */
  #limited(quantity: Quantity): Quantity {
    if (quantity.plain === undefined || !limits.has(quantity.dimension) || !this.#negation.isNone)
      return quantity
    this.#negation.drop()
    const { plain, ...limit } = quantity
    return { ...limit, high: plain }
  }

  /** @returns how many tokens were taken */
  take(at: number, read: Quantity): number {
    const quantity = this.#limited(this.#topic.given(read, at))
    const text = this.#phrase.text(at, quantity.length)
    const { criteria, choices } = boundsOf(
      this.#readsNet ? { ...quantity, isNet: false } : quantity,
      text,
      this.#thisYear,
    )
    const isMeant = Object.keys(criteria).length > 0 || choices.length > 0
    this.#isBounded ||= isMeant && (quantity.low === undefined) !== (quantity.high === undefined)
    if (this.#negation.excludes('number') || !isMeant) {
      const negated = this.#negation.with(text)
      this.#wishes.notUnderstood.push(isMeant ? withReason(negated, notExcludable) : negated)
    } else if (choices.length > 0) this.#wishes.readings.push({ text, choices })
    else if (criteria.gwNummer !== undefined) this.#wishes.gwNumbers.push(...[criteria.gwNummer].flat())
    else {
      this.#wishes.bound(criteria, text)
      if (quantity.isNet && this.#readsNet) this.#wishes.onlyTaxed()
      else if (quantity.isNet) this.#wishes.asGross(criteria, text)
    }
    this.#negation.drop()
    return quantity.length
  }
}
