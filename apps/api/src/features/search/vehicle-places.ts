import { hasBit } from './bits.ts'
import type { Stock } from './stock.ts'

/**
 * Where the vehicles of a stock are. Places are handed out so that no living one is ever overwritten: a changed vehicle
 * is written to another place first and shows when the set `live` switches. Who was there at the load has a *home*, found
 * by binary search; a place beyond the loaded ones is free for anybody.
 */
export class VehiclePlaces {
  readonly #ids: Int32Array
  readonly #live: Int32Array
  readonly #loaded: number
  readonly #capacity: number
  /** Places of vehicles that are not at home, by fahrzeugid. */
  readonly #away = new Map<number, number>()
  readonly #free: number[] = []
  #used: number

  constructor({ columns, capacity }: Stock, live: Int32Array, loaded: number) {
    this.#ids = columns.fahrzeugid
    this.#live = live
    this.#loaded = loaded
    this.#used = loaded
    this.#capacity = capacity
  }

  #homeOf(fahrzeugid: number): number {
    let low = 0
    let high = this.#loaded - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const id = this.#ids[middle] as number
      if (id === fahrzeugid) return middle
      if (id < fahrzeugid) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  /** The place of an available vehicle, or -1. */
  placeOf(fahrzeugid: number): number {
    const away = this.#away.get(fahrzeugid)
    if (away !== undefined) return away
    const home = this.#homeOf(fahrzeugid)
    return home >= 0 && hasBit(this.#live, home) ? home : -1
  }

  /** A place that is not live, for the new state of a vehicle; -1 when none is left. */
  take(fahrzeugid: number): number {
    const home = this.#homeOf(fahrzeugid)
    if (home >= 0 && !hasBit(this.#live, home)) return home
    return this.#free.pop() ?? (this.#used < this.#capacity ? this.#used++ : -1)
  }

  /** Gives a taken or left place back. */
  leave(place: number) {
    if (place >= this.#loaded) this.#free.push(place)
  }

  /** Notes that a vehicle is at a place now; null = nowhere. */
  settle(fahrzeugid: number, place: number | null) {
    if (place !== null && place >= this.#loaded) this.#away.set(fahrzeugid, place)
    else this.#away.delete(fahrzeugid)
  }
}
