import type { Catalogue } from '../memory/catalogue.ts'
import { between, type Columns } from '../memory/columns.ts'
import { clearPlaces, joinPlaces } from '../memory/members.ts'
import type { Sets } from '../memory/sets.ts'
import { inSlices, slicing } from '../memory/slices.ts'
import type { Stock } from '../memory/stock.ts'
import type { VehiclePlaces } from '../memory/vehicle-places.ts'

/** So many rows are taken in within a few milliseconds. */
export const batchLines = 512

type Target = { stock: Stock; sets: Sets; catalogue: Catalogue; places: VehiclePlaces }

/**
 * A change of the stock on its way into an index. As their rows come, vehicles are written in their new state to places
 * that no search sees; then all of them show at once (see StockIndex.show), or all are given up. One at a time.
 */
export class Intake {
  /** Places of the new states. */
  readonly arriving: number[] = []
  /** Places of the vehicles that have a new state or are no longer available. */
  readonly leaving: number[] = []
  readonly slice = slicing()
  readonly #target: Target

  constructor(target: Target) {
    this.#target = target
  }

  /**
   * Takes in at most `batchLines` lines, those that differ from what the index knows; lets requests through. No more in
   * all than the index has spare places.
   */
  async take(rows: Columns, from: number, to: number) {
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
      if (current >= 0) this.leaving.push(current)
    }
    this.arriving.push(...taken)
    compared.copy(lines, taken)
    joinPlaces(stock, sets, catalogue, taken)
    if (this.slice.isOver()) await this.slice.next()
  }

  /** Notes that these vehicles are no longer available. */
  async leave(fahrzeugids: Int32Array) {
    for (const fahrzeugid of fahrzeugids) {
      if (this.slice.isOver()) await this.slice.next()
      const place = this.#target.places.placeOf(fahrzeugid)
      if (place >= 0) this.leaving.push(place)
    }
  }

  /** Leaves the index as it was. */
  giveUp = () => this.#free(this.arriving)

  /** Notes for the next change where everybody is, now that this one shows. */
  async settle() {
    const { stock, places } = this.#target
    const { fahrzeugid } = stock.columns
    for (const place of this.leaving) {
      if (this.slice.isOver()) await this.slice.next()
      places.forget(fahrzeugid[place] as number)
    }
    for (const place of this.arriving) {
      if (this.slice.isOver()) await this.slice.next()
      places.settle(fahrzeugid[place] as number, place)
    }
    await this.#free(this.leaving)
  }

  /** Gives places back, of which no set says anything any more. */
  async #free(left: readonly number[]) {
    const { stock, sets, places } = this.#target
    await inSlices(clearPlaces(stock, sets, left), this.slice)
    for (const place of left) places.leave(place)
  }
}
