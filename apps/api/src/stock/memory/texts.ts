import { type WordChoice, wordsIn } from '@portal/domain/vehicles/description-words'
import { LRUCache } from 'lru-cache'
import type { Bits } from './bits.ts'
import { Dictionary } from './dictionary.ts'
import { noPostings, type PostingData, Postings } from './postings.ts'
import type { Steps } from './slices.ts'

/** The words of all texts by number, with their places. */
export type TextData = { words: string[]; postings: PostingData }

export const noTexts = (): TextData => ({ words: [], postings: noPostings() })

/** The buffers of packed texts, to be transferred to another thread. */
export const buffersOf = ({ postings: { packed, sets } }: TextData): ArrayBuffer[] =>
  [packed.starts, packed.bytes, ...sets]
    .map((array) => array?.buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer)

/** The number of cached spellings: most texts consist of the same words, so each spelling is normalized once. */
const keptSpellings = 50_000
/** The number of cached results, each a bit set over all places. */
const keptResults = 8
const startLength = 2

const [space, semicolon, comma] = [0x20, 0x3b, 0x2c]
const isSeparator = (byte: number) => byte <= space || byte === semicolon || byte === comma

/** An inverted index: finds the vehicles whose text contains words with given prefixes. */
export class Texts {
  readonly data: TextData
  readonly #postings: Postings
  readonly #numbers = new Map<string, number>()
  /** Word numbers by the first two letters. */
  readonly #starts = new Map<string, number[]>()
  readonly #spellings = new Dictionary<readonly number[]>(
    (spelling) => wordsIn(spelling).map((word) => this.#numberOf(word)),
    keptSpellings,
  )
  readonly #results = new LRUCache<string, Bits>({ max: keptResults })

  /** @param capacity the number of places */
  constructor(capacity: number, data: TextData) {
    this.data = data
    this.#postings = new Postings(capacity, data.postings)
    for (const [number, word] of data.words.entries()) this.#register(word, number)
  }

  #register(word: string, number: number) {
    this.#numbers.set(word, number)
    const start = word.slice(0, startLength)
    const begun = this.#starts.get(start)
    if (begun) begun.push(number)
    else this.#starts.set(start, [number])
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.data.words.push(word) - 1
    this.#postings.addWord()
    this.#register(word, number)
    return number
  }

  /** Adds the text of a vehicle, the UTF-8 bytes `from` to `to`, at a place that has none. */
  add(place: number, bytes: Uint8Array, from = 0, to = bytes.length) {
    this.#results.clear()
    for (let start = from, at = from; at <= to; at++) {
      if (at < to && !isSeparator(bytes[at] as number)) continue
      if (at > start)
        for (const number of this.#spellings.valueOf(bytes, start, at)) this.#postings.add(number, place)
      start = at + 1
    }
  }

  /**
   * Packs the added texts, so that they take less memory.
   *
   * @param moved the new place of each place, if the vehicles get other places
   */
  pack(moved?: Int32Array): Steps {
    if (moved) this.#results.clear()
    return this.#postings.pack(moved)
  }

  /** Removes the texts of places. */
  *remove(places: readonly number[]): Steps {
    yield* this.#postings.remove(places)
    this.#results.clear()
  }

  /** Whether any text, including removed ones, contained this whole word. */
  has = (word: string) => this.#numbers.has(word)

  /** The places of the texts that hold one of the alternatives; also invisible places. */
  holding(choice: WordChoice): Bits {
    const key = JSON.stringify(choice)
    const known = this.#results.get(key)
    if (known) return known
    const [first = this.#postings.newSet(), ...others] = choice.map((words) => this.#holdingAll(words))
    for (const other of others)
      for (let at = 0; at < first.length; at++) first[at] = (first[at] as number) | (other[at] as number)
    this.#results.set(key, first)
    return first
  }

  #holdingAll(words: readonly string[]): Bits {
    const [first = this.#postings.newSet(), ...others] = words.map((word) => this.#beginning(word))
    for (const other of others)
      for (let at = 0; at < first.length; at++) first[at] = (first[at] as number) & (other[at] as number)
    return first
  }

  /** @param word the beginning of a word; a whole one where a blank ends it */
  #beginning(word: string): Bits {
    const places = this.#postings.newSet()
    if (word.endsWith(' ')) {
      const number = this.#numbers.get(word.trimEnd())
      if (number !== undefined) this.#postings.collect(number, places)
      return places
    }
    const { words } = this.data
    const candidates =
      word.length < startLength ? words.keys() : (this.#starts.get(word.slice(0, startLength)) ?? [])
    for (const number of candidates)
      if (words[number]?.startsWith(word)) this.#postings.collect(number, places)
    return places
  }
}
