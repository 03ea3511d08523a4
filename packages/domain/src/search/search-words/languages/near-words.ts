import { kept } from '../../../values/kept.ts'
import { Spellings } from '../spellings.ts'

/** Shorter words are one letter away from many others. */
const shortest = 5

/** Finds the words of a language's phrases that a misspelt word most likely is: "parkng sensors". */
export class NearWords {
  readonly #withoutEndings: (word: string) => string[]
  readonly #spellings: Spellings
  readonly #found = new Map<string, readonly string[]>()

  /**
   * @param words the folded words of all phrases; stems without their sign
   * @param withoutEndings a word without the endings that it can have
   */
  constructor(words: Iterable<string>, withoutEndings: (word: string) => string[]) {
    this.#withoutEndings = withoutEndings
    this.#spellings = new Spellings([], words)
  }

  /** The folded words for a folded one; none for a short one. */
  of = (word: string): readonly string[] => kept(this.#found, word, () => this.#nearest(word))

  #nearest(word: string): readonly string[] {
    if (word.length < shortest) return []
    return this.#spellings.nearestOf([word, ...this.#withoutEndings(word)])
  }
}
