import type { CarModel } from '@portal/contract/vehicles/car-models'
import { type ValuedVehicle, valuationOf } from '@portal/domain/search/best-results'
import type { RankedGroup } from '@portal/domain/search/ranking'
import { advantagesOf } from '@portal/domain/vehicles/comparables'
import { type Bits, hasBit } from '../memory/bits.ts'
import { monthOf } from '../memory/columns.ts'
import { centsPerEuro } from '../memory/dimensions.ts'
import type { Stock } from '../memory/stock.ts'
import { vehicleAt } from '../memory/vehicle-at.ts'

/** Data shared by the groups of a market. */
export type Market = {
  readonly stock: Stock
  /** The model of each catalogue entry. */
  readonly models: CarModel[]
  /** For each place, the share by which the price is below the median of comparable vehicles; NaN when they are too few. */
  readonly advantages: Float32Array
  /** The day of the valuation, in days since 1970. */
  day: number
}

/** Callers pass valid positions only, so the value is never undefined. */
const at = (column: ArrayLike<number>, place: number) => column[place] as number

function joined(first: Int32Array, second: Int32Array) {
  const both = new Int32Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/**
 * The vehicles of a model group that are offered to dealers. Stores their places only; data is read from the columns.
 */
export class MarketGroup implements RankedGroup {
  readonly hersteller: string
  readonly modellgruppe: string
  readonly #market: Market
  /** By descending valuation, then by ascending fahrzeugid. */
  #places = new Int32Array()

  constructor(market: Market, { hersteller, modellgruppe }: CarModel) {
    this.#market = market
    this.hersteller = hersteller
    this.modellgruppe = modellgruppe
  }

  get size() {
    return this.#places.length
  }

  /**
   * Removes and adds vehicles, and values the group again if there were any.
   *
   * @param changed places to remove
   * @param added places to add, which may be among `changed`; the group may keep and sort this array
   */
  change(changed: Bits, added: Int32Array<ArrayBuffer>) {
    const kept = this.#places.filter((place) => !hasBit(changed, place))
    if (kept.length === this.size && added.length === 0) return
    this.#places = kept.length === 0 ? added : joined(kept, added)
    this.#value()
    this.arrange()
  }

  /** Compares the price of each vehicle of the group with those of comparable vehicles. */
  #value() {
    const { stock, advantages } = this.#market
    const { columns } = stock
    const compared = advantagesOf({
      months: Int32Array.from(this.#places, (place) => monthOf(at(columns.day, place))),
      mileages: Int32Array.from(this.#places, (place) => at(columns.values.kilometerstandvon, place)),
      prices: Float64Array.from(
        this.#places,
        (place) => at(columns.values.dealerPrice, place) / centsPerEuro,
      ),
    })
    for (const [position, place] of this.#places.entries()) advantages[place] = at(compared, position)
  }

  /** Sorts the vehicles by their valuation on the day of the market. */
  arrange() {
    const { fahrzeugid } = this.#market.stock.columns
    const places = this.#places
    const valuations = Float64Array.from(places, (place) => valuationOf(this.#valueOf(place)))
    const order = Uint32Array.from(places, (_, position) => position).sort(
      (a, b) =>
        at(valuations, b) - at(valuations, a) ||
        at(fahrzeugid, at(places, a)) - at(fahrzeugid, at(places, b)),
    )
    places.set(Int32Array.from(order, (position) => at(places, position)))
  }

  valuationAt = (position: number) => valuationOf(this.#valueOf(at(this.#places, position)))

  vehicleAt(position: number): ValuedVehicle {
    const { stock, models } = this.#market
    const { fahrzeugid, entry } = stock.columns
    const place = at(this.#places, position)
    const model = models[at(entry, place)]
    if (!model) throw new Error('The catalogue lacks the model of a vehicle.')
    return { ...vehicleAt(stock, model, place), ...this.#valueOf(place), fahrzeugid: at(fahrzeugid, place) }
  }

  #valueOf(place: number) {
    const { stock, advantages, day } = this.#market
    const advantage = at(advantages, place)
    return {
      advantage: Number.isNaN(advantage) ? null : advantage,
      daysInStock: Math.max(0, day - at(stock.columns.firstDay, place)),
    }
  }
}
