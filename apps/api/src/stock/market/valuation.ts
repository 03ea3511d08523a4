import type { CarModel } from '@portal/contract/car-models'
import { type Bits, hasBit, placesOf, setBit } from '../memory/bits.ts'
import { Sets } from '../memory/sets.ts'
import type { Steps } from '../memory/slices.ts'
import type { Stock } from '../memory/stock.ts'
import { type Market, MarketGroup } from './market-group.ts'

/**
 * The vehicles offered to dealers, by model group, valued for a day. Reads the columns of the index and stores only the
 * results of the comparison: 8 bytes per vehicle.
 */
export class Valuation {
  /** One group per maker and model group of the catalogue; some are empty. */
  readonly groups: MarketGroup[] = []
  readonly #market: Market
  readonly #sets: Sets
  readonly #live: Bits
  readonly #groupNumbers = new Map<string, number>()
  /** Group number by catalogue entry. */
  readonly #groupOf: number[] = []
  #isNew = true

  constructor(stock: Stock) {
    this.#market = { stock, models: [], advantages: new Float32Array(stock.capacity), day: Number.NaN }
    this.#sets = new Sets(stock)
    this.#live = this.#sets.at(stock.layout.live)
  }

  /**
   * Updates the valuation to the current columns and a day, one model group per step.
   *
   * @param models the catalogue entries after those of earlier calls
   * @param changed places where vehicles were added or removed since the last call; ignored by the first call, which
   * reads all
   * @param day days since 1970
   */
  *update(models: readonly CarModel[], changed: Int32Array, day: number): Steps {
    for (const model of models) this.#add(model)
    if (this.#market.day !== day) {
      this.#market.day = day
      // Before changes, which arrange their groups themselves: the groups of the first call are still empty.
      for (const group of this.groups) {
        group.arrange()
        yield
      }
    }
    const isNew = this.#isNew
    this.#isNew = false
    if (isNew || changed.length > 0) yield* this.#take(isNew ? this.#allPlaces() : changed)
  }

  #allPlaces() {
    return placesOf(this.#live, this.#sets.count(this.#market.stock.layout.live))
  }

  #add(model: CarModel) {
    const name = `${model.hersteller}\n${model.modellgruppe}`
    const number = this.#groupNumbers.get(name) ?? this.groups.push(new MarketGroup(this.#market, model)) - 1
    this.#groupNumbers.set(name, number)
    this.#groupOf.push(number)
    this.#market.models.push(model)
  }

  *#take(places: Int32Array): Steps {
    const changed = new Int32Array(this.#live.length)
    for (const place of places) setBit(changed, place)
    const added = this.#byGroup(places.filter(this.#isOffered))
    for (const [number, group] of this.groups.entries()) {
      group.change(changed, added(number))
      yield
    }
  }

  #isOffered = (place: number) =>
    hasBit(this.#live, place) && (this.#market.stock.columns.values.dealerPrice[place] as number) > 0

  #groupAt = (place: number) => this.#groupOf[this.#market.stock.columns.entry[place] as number] as number

  /** @returns the places of a group, by its number */
  #byGroup(places: Int32Array): (group: number) => Int32Array {
    const ends = new Uint32Array(this.groups.length + 1)
    for (const place of places)
      ends[this.#groupAt(place) + 1] = (ends[this.#groupAt(place) + 1] as number) + 1
    for (let group = 1; group < ends.length; group++)
      ends[group] = (ends[group] as number) + (ends[group - 1] as number)
    const starts = ends.slice()
    const grouped = new Int32Array(places.length)
    for (const place of places) {
      const next = starts[this.#groupAt(place)] as number
      grouped[next] = place
      starts[this.#groupAt(place)] = next + 1
    }
    return (group) => grouped.subarray(ends[group], ends[group + 1])
  }
}
