import { notExcludable, withReason } from './alternatives.ts'
import type { Negation } from './negation.ts'
import type { Phrase } from './phrase.ts'
import type { Quantity } from './quantities.ts'
import type { Wishes } from './wishes.ts'
import type { StockTexts } from './words-read.ts'

/** In inches. */
const wheelSizes = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]

/** Each look-up reads the index of the texts. */
const lookUpsMax = 10

/** Searches words without any other meaning in the descriptions of the stock. */
export class DescriptionWords {
  readonly #phrase: Phrase
  readonly #wishes: Wishes
  readonly #negation: Negation
  readonly #texts: StockTexts | undefined
  #lookUps = 0

  constructor(phrase: Phrase, wishes: Wishes, negation: Negation, texts: StockTexts | undefined) {
    this.#phrase = phrase
    this.#wishes = wishes
    this.#negation = negation
    this.#texts = texts
  }

  /**
   * @param isWhole whether descriptions must have it as a whole word
   * @returns whether a description has the word, which the wishes then name
   */
  take(at: number, isWhole: boolean): boolean {
    // Descriptions are in German.
    const text = this.#phrase.tokens[at]?.isForeign ? this.#phrase.word(at) : this.#phrase.text(at, 1)
    const held = this.#heldOf([text, this.#phrase.tokens[at]?.glued], isWhole)
    return this.#want(held.join(' oder ').toLowerCase(), at, 1)
  }

  /**
   * Wheels of one of some sizes, which no criterion names: "19 Zoll".
   *
   * @returns whether a description has one
   */
  takeWheels({ plain, low, high, length }: Quantity, at: number): boolean {
    const [from = 0, to = 0] = plain === undefined ? [low, high] : [plain, plain]
    const sizes = wheelSizes.filter((size) => size >= from && size <= to)
    const held = this.#heldOf(
      sizes.map((size) => `${size} Zoll`),
      false,
    )
    return this.#want(held.join(' oder '), at, length)
  }

  /** Those of some spellings that a description has. */
  #heldOf(spellings: readonly (string | undefined)[], isWhole: boolean): string[] {
    const texts = this.#texts
    if (!texts || this.#lookUps >= lookUpsMax) return []
    this.#lookUps++
    return spellings.flatMap((spelling) =>
      spelling && texts.holding(spelling, isWhole) > 0 ? [spelling] : [],
    )
  }

  /** Adds a text to the wishes, or names it as not to be excluded. @returns false for an empty text */
  #want(text: string, at: number, length: number): boolean {
    if (text === '') return false
    if (this.#negation.excludes('text')) {
      const typed = this.#negation.with(this.#phrase.text(at, length))
      this.#wishes.notUnderstood.push(withReason(typed, notExcludable))
      this.#negation.endBefore(this.#phrase.word(at + length), 'text')
    } else this.#wishes.texts.push(text)
    return true
  }
}
