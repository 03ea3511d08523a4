import { type Bits, hasBit, setBit } from './bits.ts'
import type { Steps } from './slices.ts'

/**
 * The places of each word by its number: a bit set for a frequent word, otherwise a chain of postings. Plain data, so
 * that a thread can fill it and pass it on.
 */
export type PostingData = {
  /** The first posting of each word plus one; 0 = none. */
  heads: number[]
  /** The number of postings in each chain. */
  counts: number[]
  sets: (Bits | null)[]
  /** Of each posting: its place, or -1 if removed; and the next posting of the word plus one. */
  places: Int32Array<ArrayBuffer>
  next: Int32Array<ArrayBuffer>
  used: number
  removed: number
}

export const noPostings = (): PostingData => ({
  ...{ heads: [], counts: [], sets: [], used: 0, removed: 0 },
  places: new Int32Array(1024),
  next: new Int32Array(1024),
})

/** A posting takes 8 bytes, a set one bit per place: from this share of the places on the set is smaller. */
const frequentShare = 64
const removedPlace = -1
const postingsPerStep = 65_536
const wordsPerStep = 4096

const enlarged = (array: Int32Array, length: number) => {
  const larger = new Int32Array(length)
  larger.set(array)
  return larger
}

export class Postings {
  readonly data: PostingData
  readonly #setWords: number
  readonly #most: number

  /** @param capacity the number of places */
  constructor(capacity: number, data: PostingData) {
    this.data = data
    this.#setWords = Math.ceil(capacity / 32)
    this.#most = Math.max(16, capacity / frequentShare)
  }

  newSet = (): Bits => new Int32Array(this.#setWords)

  /** All words of a place must be added one after the other, so that a repeated word is noticed. */
  add(word: number, place: number) {
    const { data } = this
    const set = data.sets[word]
    if (set) return setBit(set, place)
    const head = data.heads[word] ?? 0
    if (head > 0 && data.places[head - 1] === place) return
    if ((data.counts[word] ?? 0) >= this.#most) return setBit(this.#toSet(word), place)
    if (data.used === data.places.length) this.#enlarge(Math.ceil(data.used * 1.5))
    data.places[data.used] = place
    data.next[data.used] = head
    data.heads[word] = ++data.used
    data.counts[word] = (data.counts[word] ?? 0) + 1
    data.sets[word] ??= null
  }

  #enlarge(length: number) {
    this.data.places = enlarged(this.data.places, length)
    this.data.next = enlarged(this.data.next, length)
  }

  *#chain(word: number): Generator<number> {
    const { places, next, heads } = this.data
    for (let at = (heads[word] ?? 0) - 1; at >= 0; at = (next[at] as number) - 1)
      if (places[at] !== removedPlace) yield at
  }

  #toSet(word: number): Bits {
    const { data } = this
    const set = this.newSet()
    for (const at of this.#chain(word)) {
      setBit(set, data.places[at] as number)
      data.places[at] = removedPlace
      data.removed++
    }
    data.heads[word] = 0
    data.counts[word] = 0
    data.sets[word] = set
    return set
  }

  /** Adds the places of a word to a set. */
  collect(word: number, into: Bits) {
    const set = this.data.sets[word]
    if (set) for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) | (set[at] as number)
    else for (const at of this.#chain(word)) setBit(into, this.data.places[at] as number)
  }

  /** Removes places from all words. */
  *remove(places: readonly number[]): Steps {
    const gone = this.newSet()
    for (const place of places) setBit(gone, place)
    for (const set of this.data.sets) {
      if (!set) continue
      for (const place of places) set[place >>> 5] = (set[place >>> 5] as number) & ~(1 << (place & 31))
      yield
    }
    const { data } = this
    for (let from = 0; from < data.used; from += postingsPerStep) {
      const to = Math.min(data.used, from + postingsPerStep)
      for (let at = from; at < to; at++) {
        const place = data.places[at] as number
        if (place === removedPlace || !hasBit(gone, place)) continue
        data.places[at] = removedPlace
        data.removed++
      }
      yield
    }
    if (data.removed * 2 > data.used) yield* this.#compact()
  }

  /** Rewrites the chains without removed postings. Searches in between read the old ones. */
  *#compact(): Steps {
    const { data } = this
    const places = new Int32Array(data.used)
    const next = new Int32Array(data.used)
    const heads: number[] = []
    const counts: number[] = []
    let used = 0
    for (let word = 0; word < data.heads.length; word++) {
      heads[word] = 0
      counts[word] = 0
      for (const at of this.#chain(word)) {
        places[used] = data.places[at] as number
        next[used] = heads[word] as number
        heads[word] = ++used
        counts[word] = (counts[word] as number) + 1
      }
      if (word % wordsPerStep === 0) yield
    }
    const length = Math.max(1024, Math.ceil(used * 1.25))
    Object.assign(data, {
      ...{ heads, counts, used, removed: 0 },
      places: enlarged(places.subarray(0, used), length),
      next: enlarged(next.subarray(0, used), length),
    })
  }
}
