import type { NameIndex } from './catalogue.ts'
import type { Corrector, Known } from './corrector.ts'
import type { DescriptionWords } from './description-words.ts'
import type { Meanings } from './meanings.ts'
import type { NamedParts } from './named-parts.ts'
import type { Phrase } from './phrase.ts'
import { smallWords, vagueWords } from './small-words.ts'
import { isComparing, topics } from './topics.ts'
import { units } from './units.ts'
import { meaningOf, shadeOf } from './vocabulary.ts'
import type { Wishes } from './wishes.ts'

/** The second word of a name. */
const shortestPart = 3

/** "Golf VII" */
const generation = /^(?:i{2,3}|iv|vi{1,3}|ix)$/

/** "8-Gang", whose gearbox has a word of its own. */
const gears = /^\d{1,2}gang$/

/** Topics and units alone and vague words are neither misspelt nor searched in descriptions. */
const isMeaningless = (word: string) =>
  gears.test(word) || topics.has(word) || units.has(word) || vagueWords.has(word) || isComparing(word)

/** Reads the words that mean nothing as typed: misspelt ones, and those of the descriptions. */
export class UnknownWords {
  readonly #phrase: Phrase
  readonly #names: NameIndex
  readonly #wishes: Wishes
  readonly #named: NamedParts
  readonly #meanings: Meanings
  readonly #corrector: Corrector
  readonly #descriptions: DescriptionWords

  constructor(
    phrase: Phrase,
    names: NameIndex,
    wishes: Wishes,
    named: NamedParts,
    meanings: Meanings,
    corrector: Corrector,
    descriptions: DescriptionWords,
  ) {
    this.#phrase = phrase
    this.#names = names
    this.#wishes = wishes
    this.#named = named
    this.#meanings = meanings
    this.#corrector = corrector
    this.#descriptions = descriptions
  }

  /** @returns how many tokens were taken */
  take(at: number): number {
    const word = this.#phrase.word(at)
    if (isMeaningless(word)) return this.#meanings.pass(at, 1)
    const plural = this.#corrector.singularOf(word)
    if (plural) return this.#takeKnown(plural, at, 1)
    const longest = this.#isKnown(at + 1) || generation.test(word) ? 1 : 2
    for (let length = this.#named.isNoModel(at) ? 0 : longest; length > 0; length--) {
      const meant = this.#corrector.correct(this.#phrase.join(at, length), this.#phrase.text(at, length))
      if (meant) {
        this.#wishes.corrections.push({ typed: this.#phrase.text(at, length), meant: meant.label })
        return this.#takeKnown(meant, at, length)
      }
    }
    if (this.#descriptions.take(at, true)) return 1
    const shade = shadeOf(word)
    if (shade) return this.#meanings.take(shade, at, 1)
    return this.#descriptions.take(at, false) ? 1 : this.#meanings.pass(at, 1)
  }

  #takeKnown({ meaning, ...named }: Known, at: number, length: number): number {
    return meaning ? this.#meanings.take(meaning, at, length) : this.#named.take(at, length, named)
  }

  /** Whether a word can be no part of a misspelt name of two: "Santa Fee". */
  #isKnown(at: number): boolean {
    const [key, word] = [this.#phrase.key(at), this.#phrase.word(at)]
    if (smallWords.has(word)) return true
    const isName = this.#names.maker(key) !== undefined || this.#names.groups(key).length > 0
    return word.length < shortestPart || isName || meaningOf(word) !== undefined
  }
}
