import { joinedKey, keyOf, type Token, wordAt } from './token.ts'
import { longestPhrase } from './vocabulary.ts'

/** The tokens of a phrase by their places. */
export class Phrase {
  readonly tokens: readonly Token[]
  /** What each token is looked up by; empty for a number with a unit. */
  readonly keys: readonly string[]
  /** By place and length: names, phrases and makers are looked up by the same ones. */
  readonly #joined: string[] = []

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
    this.keys = tokens.map(keyOf)
  }

  /** What a token is looked up by; empty for a number with a unit, before the beginning and behind the end. */
  key(at: number): string {
    return this.keys[at] ?? ''
  }

  /** The keys of some tokens as one; empty where one of them has none, or there are fewer. */
  join(at: number, length: number): string {
    if (at < 0) return ''
    if (length === 1 || length > longestPhrase) return joinedKey(this.keys, at, length)
    const place = at * longestPhrase + length
    this.#joined[place] ??= joinedKey(this.keys, at, length)
    return this.#joined[place]
  }

  /** Folded; empty for a number and behind the end. */
  word(at: number) {
    return wordAt(this.tokens, at)
  }

  /** How many words were typed. */
  get words() {
    return this.tokens.reduce((count, { text }) => count + text.split(' ').length, 0)
  }

  /** As it was typed. */
  text(at: number, length: number) {
    let typed = ''
    for (let place = at; place < at + length; place++) {
      const text = this.tokens[place]?.text ?? ''
      typed += typed === '' || text === '' ? text : ` ${text}`
    }
    return typed
  }
}
