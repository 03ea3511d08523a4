import { kept } from '../../values/kept.ts'
import type { Lexicon } from './languages/lexicon.ts'
import { Spellings } from './spellings.ts'
import { vocabulary } from './vocabulary.ts'

/** Words of other languages are one or two letters away from many shorter German ones: "plate" from "Plane". */
const shortestBesideForeign = 8

/** Finds the names of one stock and the words of a language that a misspelt word most likely is. */
export class LikelyWords {
  readonly #lexicon: Lexicon | undefined
  readonly #spellings: Spellings
  readonly #found = new Map<string, readonly string[]>()

  /** @param names folded */
  constructor(names: readonly string[], lexicon: Lexicon | undefined) {
    this.#lexicon = lexicon
    const german = [...vocabulary.keys()]
    this.#spellings = new Spellings(
      names,
      lexicon
        ? [...lexicon.phrases(), ...german.filter((word) => word.length >= shortestBesideForeign)]
        : german,
    )
  }

  of = (word: string): readonly string[] => kept(this.#found, word, () => this.#nearest(word))

  #nearest(word: string): readonly string[] {
    const found = this.#spellings.nearest(word)
    if (found.length > 0 || this.#lexicon === undefined) return found
    return this.#spellings.nearestOf(this.#lexicon.withoutEndings(word))
  }
}
