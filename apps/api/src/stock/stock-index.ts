import type { CarModel } from '@portal/contract/vehicles/car-models'
import type { CarSort } from '@portal/contract/vehicles/cars'
import type { Criteria } from '@portal/domain/search/criteria'
import { namesOf, recordOf } from '@portal/domain/values/records'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { type Bits, eachPlace, setBit } from './memory/bits.ts'
import { type Catalogue, type CountedModel, catalogueOf, modelsOf } from './memory/catalogue.ts'
import { largestOf } from './memory/columns.ts'
import { type Choice, choices, type Range } from './memory/dimensions.ts'
import { Order, prepareOrders } from './memory/order.ts'
import { Sets } from './memory/sets.ts'
import { type OrderName, orderOf, priceKey, sortKeys } from './memory/sort-keys.ts'
import type { Stock } from './memory/stock.ts'
import { Texts } from './memory/texts.ts'
import { VehiclePlaces } from './memory/vehicle-places.ts'
import { countsText } from './query/counts-text.ts'
import { evaluate, type Searched } from './query/evaluate.ts'
import { type Counted, type CountOrder, countOptions } from './query/option-counts.ts'
import { closestInOrder, pageInOrder } from './query/ordered.ts'
import { planOf, type Term } from './query/plan.ts'
import { similarShown, similarTo, type Traits } from './query/similar.ts'
import type { Known, StockChange } from './sync/compare.ts'
import type { LoadedStock } from './sync/load.ts'
import { batchLines, PendingChange } from './sync/pending-change.ts'

/** The searchable stock of one process. Changes are applied in slices; each becomes visible as a whole. */
export class StockIndex {
  generation: number
  /** The ids of the newest vehicles (see `newestOf`). */
  newest: number[]
  readonly stock: Stock
  readonly catalogue: Catalogue
  readonly texts: Texts
  /**
   * Odd while the set `live` is being switched, so that threads reading the same memory can detect it (see
   * stock-thread.ts).
   */
  readonly version = new Int32Array(new SharedArrayBuffer(4))
  readonly #searched: Searched
  readonly #orders: Record<OrderName, Order>
  readonly #places: VehiclePlaces
  readonly #byGw: Int32Array
  /** Buffer for the sort keys of one order, while a long change is merged into it. */
  readonly #keys: Uint32Array
  readonly #facts = new Map<string, unknown>()
  /** Places where vehicles were added or removed since the last call of `takeChanged`. */
  readonly #changed: Bits

  constructor({ generation, stock, models, count, orders, byGw, table, newest, texts }: LoadedStock) {
    this.generation = generation
    this.newest = newest
    this.stock = stock
    this.catalogue = catalogueOf(models)
    this.texts = new Texts(stock.capacity, texts)
    this.#searched = { stock, sets: new Sets(stock), scratch: stock.layout.scratch }
    this.#keys = new Uint32Array(stock.capacity)
    this.#byGw = byGw
    const live = this.#searched.sets.at(stock.layout.live)
    this.#places = new VehiclePlaces(stock, table, count)
    this.#changed = new Int32Array(live.length)
    const keys = sortKeys(stock.columns, this.catalogue)
    this.#orders = recordOf(
      namesOf(orders),
      (name) => new Order(orders[name], keys[name], stock.columns, live),
    )
  }

  /** The number of available vehicles. */
  get size() {
    return this.#searched.sets.count(this.stock.layout.live)
  }

  /** The number of places without a vehicle. A change with more vehicles needs a new index. */
  get spare() {
    return this.stock.capacity - this.size
  }

  /** The place of an available vehicle, or -1. */
  placeOf = (fahrzeugid: number) => this.#places.placeOf(fahrzeugid)

  /** The place of an available vehicle by its GW number, or -1. */
  placeOfGw = (gwnummer: string) => (this.#byGw[Number(gwnummer)] ?? 0) - 1

  /** The input of a comparison with the database (see compare.ts). */
  get known(): Known {
    return {
      stock: this.stock,
      models: modelsOf(this.catalogue),
      table: this.#places.table,
      spare: this.spare,
    }
  }

  /** Adds the entries that a thread has added to its copy of the catalogue. */
  addModels(models: CountedModel[]) {
    for (const model of models.slice(this.catalogue.entries.length)) this.catalogue.numberOf(model)
  }

  /** Starts a change; only one at a time. */
  change = () =>
    new PendingChange({
      stock: this.stock,
      sets: this.#searched.sets,
      catalogue: this.catalogue,
      places: this.#places,
      texts: this.texts,
    })

  /**
   * Applies a change of at most as many vehicles as there are spare places.
   *
   * @param describe adds the texts of the arriving vehicles
   */
  async apply(
    { rows, count, gone, ...state }: StockChange,
    describe: (change: PendingChange) => Promise<void>,
  ) {
    const change = this.change()
    for (let from = 0; from < count; from += batchLines)
      await change.add(rows, from, Math.min(count, from + batchLines))
    await change.remove(gone)
    await describe(change)
    await this.show(change, state)
  }

  /** Makes a change visible as a whole. */
  async show(change: PendingChange, { generation, newest }: Pick<StockChange, 'generation' | 'newest'>) {
    const { removed, added, slice } = change
    const target = { columns: this.stock.columns, keys: this.#keys }
    const markOrders = await prepareOrders(Object.values(this.#orders), target, { removed, added }, slice)
    this.#switch(removed, added, markOrders)
    this.generation = generation
    this.newest = newest
    this.#facts.clear()
    await change.finish()
  }

  #switch(removed: number[], added: number[], markOrders: () => void) {
    const { sets } = this.#searched
    const { live } = this.stock.layout
    Atomics.add(this.version, 0, 1)
    for (const place of removed) {
      sets.remove(live, place)
      this.#note(place, -1)
    }
    for (const place of added) {
      sets.add(live, place)
      this.#note(place, 1)
    }
    Atomics.add(this.version, 0, 1)
    markOrders()
  }

  /** Records a changed place, and updates the vehicle counts of the catalogue and the places of GW numbers. */
  #note(place: number, change: 1 | -1) {
    setBit(this.#changed, place)
    const { columns } = this.stock
    const entry = this.catalogue.entries[columns.entry[place] as number]
    if (entry) entry.vehicles += change
    const gwnummer = columns.gwnummer[place] as number
    if (gwnummer >= 0) this.#byGw[gwnummer] = change === 1 ? place + 1 : 0
  }

  /** Places where vehicles were added or removed since the last call, for the market, which reads the same columns. */
  takeChanged(): Int32Array {
    const places: number[] = []
    eachPlace(this.#changed, (place) => places.push(place))
    this.#changed.fill(0)
    return Int32Array.from(places)
  }

  plan = (criteria: Criteria, tier: PriceTier): Term[] => planOf(this, criteria, tier)

  countOf = (terms: readonly Term[]) => evaluate(this.#searched, terms).total

  count = (criteria: Criteria, tier: PriceTier) => this.countOf(this.plan(criteria, tier))

  /** The ids of a page in the requested order, and the total number. */
  pageOf(
    terms: readonly Term[],
    tier: PriceTier,
    { page, size, sort }: { page: number; size: number; sort: CarSort },
  ) {
    const found = evaluate(this.#searched, terms)
    const { name, isDescending } = orderOf(sort, tier)
    const wanted = { offset: page * size, size, isDescending }
    const places = pageInOrder(this.#searched, this.#orders, name, found, wanted)
    return {
      total: found.total,
      ids: Array.from(places, (place) => this.stock.columns.fahrzeugid[place] as number),
    }
  }

  page = (criteria: Criteria, tier: PriceTier, page: Parameters<StockIndex['pageOf']>[2]) =>
    this.pageOf(this.plan(criteria, tier), tier, page)

  /**
   * The ids of up to 6 similar vehicles: first of the same model group, then of the same maker and body, then of the
   * same body; the nearest price first in each.
   */
  similar(traits: Traits, tier: PriceTier): number[] {
    const key = priceKey(traits.preis)
    const { name } = orderOf('preis,asc', tier)
    const ids = new Set<number>()
    for (const criteria of similarTo(traits)) {
      const found = evaluate(this.#searched, this.plan(criteria, tier))
      const size = similarShown + ids.size + 1
      for (const place of closestInOrder(this.#searched, this.#orders, name, found, { key, size })) {
        const id = this.stock.columns.fahrzeugid[place] as number
        if (id !== traits.fahrzeugid && ids.size < similarShown) ids.add(id)
      }
    }
    return [...ids]
  }

  /** Returns a value derived from the stock, computed once per generation. */
  #once<Value>(name: string, make: () => Value): Value {
    const known = this.#facts.get(name) as Value | undefined
    if (known !== undefined) return known
    const made = make()
    this.#facts.set(name, made)
    return made
  }

  /** The values of a range that occur in the stock, ascending; for ranges with small values only. */
  numbersOf = (range: Range): number[] =>
    this.#once(range, () => {
      const values = this.stock.columns.values[range]
      const occurs = new Uint8Array(largestOf(range) + 1)
      eachPlace(this.#searched.sets.at(this.stock.layout.live), (place) => {
        const value = values[place] as number
        if (value >= 0) occurs[value] = 1
      })
      return [...occurs.keys()].filter((value) => occurs[value] === 1)
    })

  /** The codes of a choice that occur in the stock, in the order of the form. */
  valuesOf = (choice: Choice): string[] =>
    this.#once(choice, () => {
      const { layout } = this.stock
      const { sets } = this.#searched
      const first = layout.choice[choice] + 1
      return choices[choice].filter((_, code) => sets.countBoth(layout.live, first + code) > 0)
    })

  /** The years of first registration in the stock, newest first. */
  years = (): number[] => this.#once('years', () => this.numbersOf('erstzulassungsjahr').toReversed())

  /** Makers, model groups and models in the stock, in German order. */
  models = (): CarModel[] => this.#once('models', () => this.catalogue.models())

  /** The input of a count for criteria and further terms, for `countHere` or a thread. */
  countOrder(criteria: Criteria, tier: PriceTier, further: readonly Term[] = []): CountOrder {
    const { entries, makers } = this.catalogue
    const levels = criteria.maker === undefined ? [] : (['car_model', 'car_model_detail'] as const)
    return {
      terms: [...this.plan(criteria, tier), ...further],
      tier,
      years: this.years(),
      makerOf: this.#once('makers of entries', () => Uint32Array.from(entries, ({ maker }) => maker)),
      makers: makers.all.length,
      levels: criteria.car_model === undefined ? levels.slice(0, 1) : levels,
    }
  }

  countHere = (order: CountOrder) => countOptions(this.#searched, order)

  /** The JSON of `OptionCounts` for counts made with this input. */
  countsText = (counted: Counted, order: CountOrder) => countsText(counted, this.catalogue, order)
}
