import { type Bits, eachPlace, hasBit, setBit } from './bits.ts'
import { eachPacked, nothingPacked, type PackedPlaces, PlacePacker } from './packed-places.ts'
import { PlaceChains } from './place-chains.ts'
import type { Steps } from './slices.ts'

/**
 * The places of each word by its number: a bit set for a frequent word, otherwise a packed list. Plain data, so that a
 * thread can fill it and pass it on.
 */
export type PostingData = { sets: (Bits | null)[]; packed: PackedPlaces }

export const noPostings = (): PostingData => ({ sets: [], packed: nothingPacked() })

/** From one in 8 of the places on, a bit set is not larger than a packed list. */
const setShare = 8
/** A link of a chain takes 64 bits, so from one in 64 of the places on a bit set is not larger than a chain. */
const longestChainShare = 64
const placesPerStep = 65_536
const noPlaces = new Int32Array(0)

/**
 * The places of words. Packed lists do not change: places added after packing are in chains, and removed places are in
 * a separate set. When the chains or this set are large, all lists are packed again.
 */
export class Postings {
  readonly data: PostingData
  readonly #capacity: number
  #chains = new PlaceChains()
  /** Places whose packed words are no longer valid. */
  #removed: Bits
  #removedCount = 0

  /** @param capacity the number of places */
  constructor(capacity: number, data: PostingData) {
    this.data = data
    this.#capacity = capacity
    this.#removed = this.newSet()
  }

  newSet = (): Bits => new Int32Array(Math.ceil(this.#capacity / 32))

  /** Adds a place to a word. All words of a place must be added in sequence, so that a repeated word is ignored. */
  add(word: number, place: number) {
    const set = this.data.sets[word]
    if (set) return setBit(set, place)
    this.#chains.add(word, place)
    if (this.#chains.countOf(word) <= Math.max(16, this.#capacity / longestChainShare)) return
    const frequent = this.newSet()
    this.collect(word, frequent)
    this.#chains.drop(word)
    this.data.sets[word] = frequent
  }

  /** Adds the places of a word to a set. */
  collect(word: number, into: Bits) {
    const set = this.data.sets[word]
    if (set) for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) | (set[at] as number)
    else this.#each(word, (place) => setBit(into, place))
  }

  #each(word: number, visit: (place: number) => void) {
    eachPacked(this.data.packed, word, (place) => {
      if (!hasBit(this.#removed, place)) visit(place)
    })
    this.#chains.each(word, visit)
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
    yield* this.#chains.remove(gone)
    for (const place of places) setBit(this.#removed, place)
    this.#removedCount += places.length
    const isLong = this.#chains.used > Math.max(placesPerStep, this.data.packed.bytes.length / 8)
    if (isLong || this.#removedCount * 4 > this.#capacity) yield* this.pack()
  }

  /**
   * Packs all lists again. Searches between the steps read the old lists; nothing may be added or removed then.
   *
   * @param moved the new place of each place, if they change
   */
  *pack(moved?: Int32Array): Steps {
    const packer = new PlacePacker()
    const sets: (Bits | null)[] = []
    const room = new Int32Array(this.#capacity)
    let done = 0
    for (let word = 0; word < this.data.sets.length; word++) {
      let count = 0
      const take = (place: number) => {
        room[count++] = moved ? (moved[place] as number) : place
      }
      const set = this.data.sets[word] ?? null
      if (set) eachPlace(set, take)
      else this.#each(word, take)
      const isFrequent = set !== null && count * setShare >= this.#capacity
      const places = room.subarray(0, count)
      sets.push(isFrequent ? (moved ? this.#setOf(places) : set) : null)
      packer.add(isFrequent ? noPlaces : places.sort())
      done += count + 1
      if (done > placesPerStep) {
        done = 0
        yield
      }
    }
    Object.assign(this.data, { sets, packed: packer.packed() })
    this.#chains = new PlaceChains()
    this.#removed = this.newSet()
    this.#removedCount = 0
  }

  #setOf(places: Int32Array): Bits {
    const set = this.newSet()
    for (let item = 0; item < places.length; item++) setBit(set, places[item] as number)
    return set
  }

  /** Adds a word; words are numbered in the order of these calls. */
  addWord() {
    this.data.sets.push(null)
  }
}
