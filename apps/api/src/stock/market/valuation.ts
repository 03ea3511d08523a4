import type { CarModel } from '@portal/contract/vehicles/car-models'
import { type Bits, eachOfBoth, eachPlace, setBit } from '../memory/bits.ts'
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
    if (isNew) yield* this.#take(null)
    else if (changed.length > 0) yield* this.#take(changed)
  }

  #add(model: CarModel) {
    const name = `${model.hersteller}\n${model.modellgruppe}`
    const number = this.#groupNumbers.get(name) ?? this.groups.push(new MarketGroup(this.#market, model)) - 1
    this.#groupNumbers.set(name, number)
    this.#groupOf.push(number)
    this.#market.models.push(model)
  }

  /** @param changed the places to read again; null = all */
  *#take(changed: Int32Array | null): Steps {
    const places = new Int32Array(this.#live.length)
    if (changed) for (const place of changed) setBit(places, place)
    else places.set(this.#live)
    const added = this.#byGroup(this.#offered(places))
    for (const [number, group] of this.groups.entries()) {
      group.change(places, added(number))
      yield
    }
  }

  /** The live places with a price for dealers. They are read once, because the main thread may change them meanwhile. */
  #offered(places: Bits): Bits {
    const { dealerPrice } = this.#market.stock.columns.values
    const offered = new Int32Array(places.length)
    eachOfBoth(places, this.#live, (place) => {
      if ((dealerPrice[place] as number) > 0) setBit(offered, place)
    })
    return offered
  }

  #groupAt = (place: number) => this.#groupOf[this.#market.stock.columns.entry[place] as number] as number

  /**
   * The places of a group by its number. They are in one array for all groups, because a thread rarely collects its
   * garbage.
   */
  #byGroup(places: Bits): (group: number) => Int32Array<ArrayBuffer> {
    const ends = new Uint32Array(this.groups.length + 1)
    eachPlace(places, (place) => {
      ends[this.#groupAt(place) + 1] = (ends[this.#groupAt(place) + 1] as number) + 1
    })
    for (let group = 1; group < ends.length; group++)
      ends[group] = (ends[group] as number) + (ends[group - 1] as number)
    const starts = ends.slice()
    const grouped = new Int32Array(ends.at(-1) ?? 0)
    eachPlace(places, (place) => {
      const next = starts[this.#groupAt(place)] as number
      grouped[next] = place
      starts[this.#groupAt(place)] = next + 1
    })
    return (group) => grouped.subarray(ends[group], ends[group + 1])
  }
}
