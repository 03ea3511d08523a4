import type { CarModel } from '@portal/contract/car-models'
import type { CarSort, OptionCounts } from '@portal/contract/cars'
import type { Criteria } from '@portal/domain/criteria'
import type { PriceTier } from '@portal/domain/price-tier'
import { type AnyBits, countBits, eachPlace, hasBit } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import { type Choice, choices, type Range } from './dimensions.ts'
import { evaluate } from './evaluate.ts'
import { catalogueOf, type LoadedStock } from './load.ts'
import { type Counted, type CountOrder, countOptions } from './option-counts.ts'
import { Order } from './order.ts'
import { planOf, type Term } from './plan.ts'
import { similarShown, similarTo, type Traits } from './similar.ts'
import { type OrderName, orderName, priceKey, sortKeys } from './sort-keys.ts'
import { clearPlace, type Facts, fillPlace, type Stock, setAt } from './stock.ts'

const gwNumbers = 1_000_000

/** The searchable stock of one process: answers from memory, and takes in changes between two answers. */
export class StockIndex {
  generation: number
  newest: number[]
  readonly stock: Stock
  readonly catalogue: Catalogue
  /** Odd while a change is written, so that a thread reading the same memory can tell (see count-thread.ts). */
  readonly version = new Int32Array(new SharedArrayBuffer(4))
  readonly #orders: Record<OrderName, Order>
  readonly #scratch: AnyBits
  /** Place plus one by GW number; a million numbers fit a plain table. */
  readonly #byGw = new Int32Array(gwNumbers)
  readonly #loaded: number
  #used: number
  /** Vehicles that came after the load, by fahrzeugid. */
  readonly #later = new Map<number, number>()
  readonly #facts = new Map<string, unknown>()

  constructor({ generation, stock, models, count, orders, newest }: LoadedStock) {
    this.generation = generation
    this.newest = newest
    this.stock = stock
    this.catalogue = catalogueOf(models)
    this.#loaded = count
    this.#used = count
    const live = this.#live
    this.#scratch = new Int32Array(live.length)
    const keys = sortKeys(stock, this.catalogue)
    const made = Object.entries(orders).map(([name, places]) => [
      name,
      new Order(places, keys[name as OrderName], stock.eaktedokumentid, live),
    ])
    this.#orders = Object.fromEntries(made) as Record<OrderName, Order>
    for (let place = 0; place < count; place++) this.#noteGw(place, place + 1)
  }

  get #live() {
    return setAt(this.stock, this.stock.layout.live)
  }

  #noteGw(place: number, entry: number) {
    const gwnummer = this.stock.gwnummer[place] as number
    if (gwnummer >= 0) this.#byGw[gwnummer] = entry
  }

  /** Number of vehicles in stock. */
  get size() {
    return countBits(this.#live)
  }

  /** The place a vehicle has or had, or -1. */
  #placeOf(fahrzeugid: number): number {
    const ids = this.stock.fahrzeugid
    let low = 0
    let high = this.#loaded - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const id = ids[middle] as number
      if (id === fahrzeugid) return middle
      if (id < fahrzeugid) low = middle + 1
      else high = middle - 1
    }
    return this.#later.get(fahrzeugid) ?? -1
  }

  placeOfGw = (gwnummer: string) => (this.#byGw[Number(gwnummer)] ?? 0) - 1

  /** Whether the stock has room for the vehicles that were not in it when it was loaded. */
  hasRoomFor(vehicles: readonly Facts[]) {
    const fresh = vehicles.filter(({ fahrzeugid }) => this.#placeOf(fahrzeugid) < 0).length
    return this.#used + fresh <= this.stock.capacity
  }

  /** Brings the named vehicles to their state of a generation: those given are available, the others are not. */
  apply(generation: number, changed: readonly number[], available: readonly Facts[], newest: number[]) {
    Atomics.add(this.version, 0, 1)
    for (const fahrzeugid of changed) this.#remove(this.#placeOf(fahrzeugid))
    for (const facts of available) this.#add(facts)
    this.generation = generation
    this.newest = newest
    this.#facts.clear()
    Atomics.add(this.version, 0, 1)
  }

  #touch(place: number) {
    for (const order of Object.values(this.#orders)) order.touch(place)
  }

  #countEntry(place: number, change: 1 | -1) {
    const entry = this.catalogue.entries[this.stock.entry[place] as number]
    if (entry) entry.vehicles += change
  }

  #remove(place: number) {
    if (place < 0 || !hasBit(this.#live, place)) return
    this.#countEntry(place, -1)
    this.#noteGw(place, 0)
    clearPlace(this.stock, place)
    this.#touch(place)
  }

  #add(facts: Facts) {
    let place = this.#placeOf(facts.fahrzeugid)
    if (place < 0) {
      place = this.#used++
      this.#later.set(facts.fahrzeugid, place)
    }
    fillPlace(this.stock, place, facts)
    this.#countEntry(place, 1)
    this.#noteGw(place, place + 1)
    this.#touch(place)
  }

  plan = (criteria: Criteria, tier: PriceTier): Term[] => planOf(this, criteria, tier)

  #found = (criteria: Criteria, tier: PriceTier) =>
    evaluate(this.stock, this.plan(criteria, tier), this.#scratch)

  count = (criteria: Criteria, tier: PriceTier) => countBits(this.#found(criteria, tier))

  /** The ids of one page in the order asked for, and the number of all. */
  page(
    criteria: Criteria,
    tier: PriceTier,
    { page, size, sort }: { page: number; size: number; sort: CarSort },
  ) {
    const found = this.#found(criteria, tier)
    const total = countBits(found)
    const places = this.#orders[orderName(sort, tier)].page(found, total, page * size, size)
    return { total, ids: places.map((place) => this.stock.fahrzeugid[place] as number) }
  }

  /**
   * Up to 6 others that come closest: of the same model group, then of the maker and body, then of the body; within
   * each by nearest price.
   */
  similar(traits: Traits, tier: PriceTier): number[] {
    const key = priceKey(traits.preis)
    const order = this.#orders[orderName('preis,asc', tier)]
    const ids = new Set<number>()
    for (const criteria of similarTo(traits)) {
      const found = this.#found(criteria, tier)
      for (const place of order.nearest(found, countBits(found), key, similarShown + ids.size + 1)) {
        const id = this.stock.fahrzeugid[place] as number
        if (id !== traits.fahrzeugid && ids.size < similarShown) ids.add(id)
      }
    }
    return [...ids]
  }

  /** All ids that satisfy the criteria, in no particular order. */
  idsOf(criteria: Criteria, tier: PriceTier): number[] {
    const ids: number[] = []
    eachPlace(this.#found(criteria, tier), (place) => ids.push(this.stock.fahrzeugid[place] as number))
    return ids
  }

  /** The stock's own values, worked out once per generation. */
  #once<Value>(name: string, make: () => Value): Value {
    const known = this.#facts.get(name) as Value | undefined
    if (known !== undefined) return known
    const made = make()
    this.#facts.set(name, made)
    return made
  }

  /** Known numbers of a column in stock, ascending. */
  numbersOf = (range: Range): number[] =>
    this.#once(range, () => {
      const numbers = new Set<number>()
      eachPlace(this.#live, (place) => numbers.add(this.stock.values[range][place] as number))
      numbers.delete(-1)
      return [...numbers].sort((a, b) => a - b)
    })

  /** Codes of a choice that occur in stock, in the order of the form. */
  valuesOf = (choice: Choice): string[] =>
    this.#once(choice, () =>
      choices[choice].filter(
        (_, code) => countBits(setAt(this.stock, this.stock.layout.choice[choice] + code + 1)) > 0,
      ),
    )

  /** Years of first registration in stock, newest first. */
  years = (): number[] => this.#once('years', () => this.numbersOf('erstzulassungsjahr').toReversed())

  /** Makers, model groups and models in stock, in German order. */
  models = (): CarModel[] => this.#once('models', () => this.catalogue.models())

  /** The counting task for criteria, to be done here or by a thread. */
  countOrder(criteria: Criteria, tier: PriceTier): CountOrder {
    const { entries, makers } = this.catalogue
    const levels = criteria.maker === undefined ? [] : (['car_model', 'car_model_detail'] as const)
    return {
      terms: this.plan(criteria, tier),
      tier,
      years: this.years(),
      makerOf: Uint32Array.from(entries, ({ maker }) => maker),
      makers: makers.all.length,
      levels: criteria.car_model === undefined ? levels.slice(0, 1) : levels,
    }
  }

  countHere = (order: CountOrder) => countOptions(this.stock, order)

  /** Gives counted makers, groups and models their names; those without a vehicle are left out. */
  named({ total, options, makers, car_model, car_model_detail }: Counted): OptionCounts {
    const byName = (counts: Uint32Array, nameOf: (number: number) => string | undefined) => {
      const names: Record<string, number> = {}
      for (const [number, count] of counts.entries()) {
        const name = nameOf(number)
        if (count > 0 && name !== undefined) names[name] = (names[name] ?? 0) + count
      }
      // In the order of their names: numbers follow the order in which this instance came to know them.
      return Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)))
    }
    const { entries } = this.catalogue
    return {
      total,
      options: {
        maker: byName(makers, (maker) => this.catalogue.makers.all[maker]),
        car_model: byName(car_model, (entry) => entries[entry]?.modellgruppe),
        car_model_detail: byName(car_model_detail, (entry) => entries[entry]?.modell),
        ...options,
      },
    }
  }
}
