import { additions, conjunctions, contrasts } from './small-words.ts'

/** A negation that was read, and what follows that it still excludes. */
export class Negation {
  /** As typed. */
  #words: string[] = []
  /** What was excluded before an "und", which may exclude more of this kind. */
  #kind = ''

  begin(text: string) {
    this.#words.push(text)
    this.#kind = ''
  }

  /** Whether it excludes a thing of this kind. */
  excludes(kind: string): boolean {
    if (this.#kind !== '' && this.#kind !== kind) this.drop()
    return this.#words.length > 0
  }

  with(text: string) {
    return [...this.#words, text].join(' ')
  }

  /** A word that is no name: "kein Diesel und mit AHK" excludes no more, "kein Auto mit AHK" still has to. */
  pass(word: string) {
    if (contrasts.has(word) && this.#kind !== '') this.drop()
  }

  /**
   * After a thing was excluded, a conjunction continues the exclusion.
   *
   * @param kind of the excluded thing
   * @param next the word behind it
   */
  endBefore(next: string, kind: string) {
    if (!conjunctions.has(next) || contrasts.has(next)) this.drop()
    else this.#kind = additions.has(next) ? kind : ''
  }

  drop() {
    this.#words = []
    this.#kind = ''
  }

  /** What still waits for something to exclude, at the end of a phrase. */
  get left(): string[] {
    return this.#words.length > 0 ? [this.#words.join(' ')] : []
  }
}
