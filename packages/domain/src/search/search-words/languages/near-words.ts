import { fold } from '../../../values/fold.ts'
import { kept } from '../kept.ts'
import { Spellings } from '../spellings.ts'
import type { Lexicon } from './lexicon.ts'

/** Shorter words are one letter away from many others. */
const shortest = 5

/** Finds the words of a language's phrases that a misspelt word most likely is: "parkng sensors". */
export class NearWords {
  readonly #lexicon: Lexicon
  readonly #spellings: Spellings
  readonly #found = new Map<string, readonly string[]>()

  /** @param words the folded words of all phrases; stems without their sign */
  constructor(lexicon: Lexicon, words: Iterable<string>) {
    this.#lexicon = lexicon
    this.#spellings = new Spellings(words)
  }

  /** The folded words; none for a short one. */
  of = (text: string): readonly string[] => kept(this.#found, text, () => this.#nearest(fold(text)))

  #nearest(word: string): readonly string[] {
    if (word.length < shortest) return []
    const forms = [word, ...this.#lexicon.withoutEndings(word)].map((form) => this.#spellings.nearest(form))
    return forms.find((words) => words.length > 0) ?? []
  }
}
