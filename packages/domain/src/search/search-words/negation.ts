import { additions, conjunctions, contrasts } from './small-words.ts'

/** The negation at the current place of a phrase, and whether it still excludes what follows. */
export class Negation {
  /** As typed. */
  #words: string[] = []
  /** What was excluded before an "und", which may exclude more of this kind. */
  #kind: string | null = null
  /** Whether it goes on behind something that it excluded. */
  #isContinued = false

  begin(text: string) {
    // "Ohne Navi und ohne Leder"
    if (this.#isContinued) this.drop()
    this.#words.push(text)
    this.#kind = null
  }

  /** Whether it excludes a thing of this kind. */
  excludes(kind: string): boolean {
    if (this.#kind !== null && this.#kind !== kind) this.drop()
    return this.#words.length > 0
  }

  /** Whether it is "kein" alone. */
  get isNone() {
    return this.#words.length === 1 && /^kein/i.test(this.#words[0] ?? '')
  }

  with(text: string) {
    return [...this.#words, text].join(' ')
  }

  /** A word that is no name: "kein Diesel und mit AHK" excludes no more, "kein Auto mit AHK" still excludes the AHK. */
  pass(word: string) {
    if (this.#kind !== null && contrasts.has(word)) this.drop()
  }

  /**
   * After a thing was excluded, a conjunction continues the exclusion.
   *
   * @param kind of the excluded thing
   * @param next the word behind it
   */
  endBefore(next: string, kind: string) {
    if (!conjunctions.has(next) || contrasts.has(next)) this.drop()
    else {
      this.#kind = additions.has(next) ? kind : null
      this.#isContinued = true
    }
  }

  drop() {
    this.#words = []
    this.#kind = null
    this.#isContinued = false
  }

  /** The words of a negation that excluded nothing, at the end of a phrase. */
  get left(): string[] {
    return this.#words.length > 0 ? [this.#words.join(' ')] : []
  }
}
