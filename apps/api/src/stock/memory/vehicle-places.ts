import type { Stock } from './stock.ts'

/** So many slots for each place at least; few vehicles then wish for the slot of another. */
const slotsPerPlace = 1.5
/** Spreads numbers that follow one another (2^32 divided by the golden ratio). */
const spreading = 0x9e37_79b1

/** Room for the table of a stock, in memory that threads share. */
export function createPlaceTable(capacity: number) {
  const bits = 32 - Math.clz32(Math.ceil(capacity * slotsPerPlace))
  return new Int32Array(new SharedArrayBuffer(2 ** bits * 4))
}

/**
 * Where the vehicles of a stock are, and which places are free. A changed vehicle is written to a free place first and
 * shows when the set `live` switches. The table leads from fahrzeugid to place: a slot holds a place plus one, 0 = empty;
 * whose slot is taken has the next one that is not.
 */
export class VehiclePlaces {
  readonly table: Int32Array
  readonly #ids: Int32Array
  readonly #shift: number
  readonly #capacity: number
  readonly #free: number[] = []
  #used: number

  /** @param used places from this one on have never been taken */
  constructor({ columns, capacity }: Pick<Stock, 'columns' | 'capacity'>, table: Int32Array, used: number) {
    this.#ids = columns.fahrzeugid
    this.table = table
    this.#shift = Math.clz32(table.length) + 1
    this.#capacity = capacity
    this.#used = used
  }

  #wished = (fahrzeugid: number) => Math.imul(fahrzeugid, spreading) >>> this.#shift
  #next = (slot: number) => (slot + 1) & (this.table.length - 1)
  #idIn = (slot: number) => this.#ids[(this.table[slot] as number) - 1] as number

  /** Where a vehicle stands in the table, or would. */
  #slotOf(fahrzeugid: number) {
    let slot = this.#wished(fahrzeugid)
    while (this.table[slot] !== 0 && this.#idIn(slot) !== fahrzeugid) slot = this.#next(slot)
    return slot
  }

  /** The place of an available vehicle, or -1. */
  placeOf(fahrzeugid: number): number {
    return (this.table[this.#slotOf(fahrzeugid)] as number) - 1
  }

  /** A free place. There is one for every change of no more vehicles than the index has spare places. */
  take(): number {
    const place = this.#free.pop() ?? this.#used++
    if (place >= this.#capacity) throw new Error('The index has no place left.')
    return place
  }

  /** Gives back a place to which no vehicle leads. */
  leave(place: number) {
    this.#free.push(place)
  }

  /** Notes that a vehicle, whose number is at the place already, is there now. */
  settle(fahrzeugid: number, place: number) {
    this.table[this.#slotOf(fahrzeugid)] = place + 1
  }

  /** Notes that a vehicle is nowhere. Those behind it move up, so that nobody is looked for beyond an empty slot. */
  forget(fahrzeugid: number) {
    const table = this.table
    const mask = table.length - 1
    let hole = this.#slotOf(fahrzeugid)
    for (let slot = this.#next(hole); table[slot] !== 0; slot = this.#next(slot)) {
      const isBeforeHole = ((slot - this.#wished(this.#idIn(slot))) & mask) >= ((slot - hole) & mask)
      if (!isBeforeHole) continue
      table[hole] = table[slot] as number
      hole = slot
    }
    table[hole] = 0
  }
}
