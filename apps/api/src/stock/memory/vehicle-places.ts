import type { Columns } from './columns.ts'

/** More slots than places, so that linear probing finds a vehicle after few steps. */
const slotsPerPlace = 1.25
/** Multiplier that spreads consecutive numbers (2^32 divided by the golden ratio). */
const spreading = 0x9e37_79b1

/** The vehicles by place. */
type Placed = { columns: Pick<Columns, 'fahrzeugid'>; capacity: number }

/** Allocates the table of a stock in shared memory. */
export function createPlaceTable(capacity: number) {
  return new Int32Array(new SharedArrayBuffer(Math.ceil(capacity * slotsPerPlace) * 4))
}

/**
 * The places of the vehicles, and the free places. The new state of a changed vehicle is written to a free place and
 * becomes visible when the set `live` is switched. The table is a hash table from fahrzeugid to place with linear
 * probing; a slot contains a place plus one, 0 = empty.
 */
export class VehiclePlaces {
  readonly table: Int32Array
  readonly #ids: Int32Array
  readonly #capacity: number
  readonly #free: number[] = []
  #used: number

  /** @param used the first place that has never been used */
  constructor({ columns, capacity }: Placed, table: Int32Array, used: number) {
    this.#ids = columns.fahrzeugid
    this.table = table
    this.#capacity = capacity
    this.#used = used
  }

  #wished = (fahrzeugid: number) =>
    Math.floor(((Math.imul(fahrzeugid, spreading) >>> 0) / 2 ** 32) * this.table.length)
  #next = (slot: number) => (slot + 1) % this.table.length
  /** The number of steps from one slot to another. */
  #distance = (from: number, to: number) => (to - from + this.table.length) % this.table.length
  #idIn = (slot: number) => this.#ids[(this.table[slot] as number) - 1] as number

  /** The slot of a vehicle, or the one where it would be inserted. */
  #slotOf(fahrzeugid: number) {
    let slot = this.#wished(fahrzeugid)
    while (this.table[slot] !== 0 && this.#idIn(slot) !== fahrzeugid) slot = this.#next(slot)
    return slot
  }

  /** The place of an available vehicle, or -1. */
  placeOf(fahrzeugid: number): number {
    return (this.table[this.#slotOf(fahrzeugid)] as number) - 1
  }

  /**
   * Takes a free place. There are enough for a change of as many vehicles as the index has spare places.
   *
   * @throws Error when no place is free
   */
  take(): number {
    const place = this.#free.pop() ?? this.#used++
    if (place >= this.#capacity) throw new Error('The index has no place left.')
    return place
  }

  /** Frees a place to which no vehicle refers. */
  leave(place: number) {
    this.#free.push(place)
  }

  /** Sets the place of a vehicle, whose fahrzeugid must be in the column at this place already. */
  settle(fahrzeugid: number, place: number) {
    this.table[this.#slotOf(fahrzeugid)] = place + 1
  }

  /** Removes a vehicle. Following entries are moved, so that no empty slot interrupts the probing for an entry. */
  forget(fahrzeugid: number) {
    const table = this.table
    let hole = this.#slotOf(fahrzeugid)
    for (let slot = this.#next(hole); table[slot] !== 0; slot = this.#next(slot)) {
      const isBeforeHole = this.#distance(this.#wished(this.#idIn(slot)), slot) >= this.#distance(hole, slot)
      if (!isBeforeHole) continue
      table[hole] = table[slot] as number
      hole = slot
    }
    table[hole] = 0
  }
}
