import type { Catalogue } from '../memory/catalogue.ts'
import { between, type Columns } from '../memory/columns.ts'
import { addToSets, removeFromSets } from '../memory/set-members.ts'
import type { Sets } from '../memory/sets.ts'
import { inSlices, slicing } from '../memory/slices.ts'
import type { Stock } from '../memory/stock.ts'
import type { Texts } from '../memory/texts.ts'
import type { VehiclePlaces } from '../memory/vehicle-places.ts'

/** This number of rows is applied within a few milliseconds. */
export const batchLines = 512

type Target = { stock: Stock; sets: Sets; catalogue: Catalogue; places: VehiclePlaces; texts: Texts }

/**
 * A change of the stock that is being applied to an index. While rows arrive, the new states of vehicles are written to
 * invisible places. Then all become visible at once (see StockIndex.show), or all are discarded. An index has at most
 * one pending change.
 */
export class PendingChange {
  /** Places of the new states. */
  readonly added: number[] = []
  /** Current places of the vehicles that have a new state or are no longer available. */
  readonly removed: number[] = []
  readonly slice = slicing()
  readonly #target: Target

  constructor(target: Target) {
    this.#target = target
  }

  /**
   * Adds the lines that differ from the index, and lets requests run after them.
   *
   * @param from first line; at most `batchLines` lines
   * @param to end of the lines, exclusive
   * @throws Error when a change contains more vehicles than the index has spare places
   */
  async add(rows: Columns, from: number, to: number) {
    const { stock, sets, catalogue, places } = this.#target
    const compared = between(rows, stock.columns)
    const lines: number[] = []
    const taken: number[] = []
    for (let line = from; line < to; line++) {
      const fahrzeugid = rows.fahrzeugid[line] as number
      const current = places.placeOf(fahrzeugid)
      if (current >= 0 && compared.isSame(line, current)) continue
      lines.push(line)
      taken.push(places.take())
      if (current >= 0) this.removed.push(current)
    }
    this.added.push(...taken)
    compared.copy(lines, taken)
    addToSets(stock, sets, catalogue, taken)
    if (this.slice.isOver()) await this.slice.next()
  }

  /** Records that these vehicles are no longer available. */
  async remove(fahrzeugids: Int32Array) {
    for (const fahrzeugid of fahrzeugids) {
      if (this.slice.isOver()) await this.slice.next()
      const place = this.#target.places.placeOf(fahrzeugid)
      if (place >= 0) this.removed.push(place)
    }
  }

  /** Discards the change; the index is unchanged. */
  discard = () => this.#free(this.added)

  /** Updates the places of all vehicles after the change has become visible. */
  async finish() {
    const { stock, places } = this.#target
    const { fahrzeugid } = stock.columns
    for (const place of this.removed) {
      if (this.slice.isOver()) await this.slice.next()
      places.forget(fahrzeugid[place] as number)
    }
    for (const place of this.added) {
      if (this.slice.isOver()) await this.slice.next()
      places.settle(fahrzeugid[place] as number, place)
    }
    await this.#free(this.removed)
  }

  /** Removes places from all sets and texts, then frees them. */
  async #free(left: readonly number[]) {
    const { stock, sets, places, texts } = this.#target
    await inSlices(removeFromSets(stock, sets, left), this.slice)
    await inSlices(texts.remove(left), this.slice)
    for (const place of left) places.leave(place)
  }
}
