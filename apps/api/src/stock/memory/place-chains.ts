import { type Bits, hasBit } from './bits.ts'
import type { Steps } from './slices.ts'

const removedPlace = -1
const linksPerStep = 65_536

const enlarged = (array: Int32Array, length: number) => {
  const larger = new Int32Array(length)
  larger.set(array)
  return larger
}

/** Linked lists of places, stored in two arrays. */
export class PlaceChains {
  /** The newest link of each list plus one; 0 = none. */
  readonly #heads: number[] = []
  readonly #counts: number[] = []
  /** For each link: its place, or -1 if removed, and the previous link plus one. */
  #places = new Int32Array(1024)
  #before = new Int32Array(1024)
  /** The number of links, removed ones included. */
  used = 0

  /** The number of places of a list, removed ones included. */
  countOf = (list: number) => this.#counts[list] ?? 0

  /** Adds a place unless it is the newest one of the list. */
  add(list: number, place: number) {
    const head = this.#heads[list] ?? 0
    if (head > 0 && this.#places[head - 1] === place) return
    if (this.used === this.#places.length) {
      this.#places = enlarged(this.#places, this.used * 2)
      this.#before = enlarged(this.#before, this.used * 2)
    }
    this.#places[this.used] = place
    this.#before[this.used] = head
    this.#heads[list] = ++this.used
    this.#counts[list] = this.countOf(list) + 1
  }

  /** Calls `visit` with each place of a list, the newest first. */
  each(list: number, visit: (place: number) => void) {
    for (let at = (this.#heads[list] ?? 0) - 1; at >= 0; at = (this.#before[at] as number) - 1) {
      const place = this.#places[at] as number
      if (place !== removedPlace) visit(place)
    }
  }

  /** Empties a list; its links are not reused. */
  drop(list: number) {
    this.#heads[list] = 0
    this.#counts[list] = 0
  }

  /** Removes places from all lists. */
  *remove(gone: Bits): Steps {
    for (let from = 0; from < this.used; from += linksPerStep) {
      const to = Math.min(this.used, from + linksPerStep)
      for (let at = from; at < to; at++) {
        const place = this.#places[at] as number
        if (place !== removedPlace && hasBit(gone, place)) this.#places[at] = removedPlace
      }
      yield
    }
  }
}
