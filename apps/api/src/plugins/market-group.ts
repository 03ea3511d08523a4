import { type ValuedVehicle, worthOf } from '@portal/domain/best-results'
import { advantagesOf } from '@portal/domain/comparables'
import type { RankedGroup } from '@portal/domain/ranking'

/** A vehicle dealers can buy, as it is read; months since year 0, days since 1970, gross euro of the dealer tier. */
export type MarketRow = Omit<ValuedVehicle, 'advantage' | 'preis' | 'daysInStock' | 'erstzulassungsjahr'> & {
  preis: number
  registrationMonth: number
  firstDay: number
}

const wide = [
  'fahrzeugid',
  'registrationMonth',
  'kilometerstandvon',
  'zulaessigesgesamtgewicht',
  'equipment',
  'firstDay',
] as const
const narrow = ['kwvon', 'psvon', 'anzahlsitze', 'anzahltueren'] as const
const choices = [
  'fahrzeugtyp',
  'fahrzeugkategorietypnfz',
  'kraftstoffart',
  'getriebe',
  'farbe',
  'schadstoffklassetyp',
  'schiebetuer',
  'vatMode',
] as const
const unknown = -1

/** Numbers for texts that come again and again. */
export class Words {
  readonly #numbers = new Map<string | null, number>([[null, 0]])
  readonly #words: (string | null)[] = [null]

  numberOf(word: string | null): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.#words.length)
    return this.#words.push(word) - 1
  }

  wordOf = (number: number) => this.#words[number] ?? null
}

const each = <Name extends string, Value>(names: readonly Name[], value: () => Value) =>
  Object.fromEntries(names.map((name) => [name, value()])) as Record<Name, Value>

/** The column is as long as the group, and no place beyond is asked for. */
const at = (column: ArrayLike<number>, place: number) => column[place] as number
const orNull = (value: number) => (value === unknown ? null : value)

/** The vehicles of one model group in columns: some 80 bytes a vehicle, outside the heap. */
export class MarketGroup implements RankedGroup {
  readonly hersteller: string
  readonly modellgruppe: string
  readonly #words: Words
  readonly #wide
  readonly #narrow
  readonly #choices
  readonly #modelle: Int32Array
  /** 0 = not six digits, so no search can name it. */
  readonly #gwnumbers: Int32Array
  readonly #transporter: Uint8Array
  readonly #prices: Float64Array
  #advantages: Float64Array = new Float64Array()
  #order: Uint32Array = new Uint32Array()
  #day = 0
  #size = 0

  constructor(hersteller: string, modellgruppe: string, capacity: number, words: Words) {
    this.hersteller = hersteller
    this.modellgruppe = modellgruppe
    this.#words = words
    this.#wide = each(wide, () => new Int32Array(capacity))
    this.#narrow = each(narrow, () => new Int16Array(capacity))
    this.#choices = each(choices, () => new Uint16Array(capacity))
    this.#modelle = new Int32Array(capacity)
    this.#gwnumbers = new Int32Array(capacity)
    this.#transporter = new Uint8Array(capacity)
    this.#prices = new Float64Array(capacity)
  }

  get size() {
    return this.#size
  }

  add(row: MarketRow) {
    const place = this.#size++
    for (const name of wide) this.#wide[name][place] = row[name] ?? unknown
    for (const name of narrow) this.#narrow[name][place] = row[name] ?? unknown
    for (const name of choices) this.#choices[name][place] = this.#words.numberOf(row[name])
    this.#modelle[place] = this.#words.numberOf(row.modell)
    this.#gwnumbers[place] = /^\d{6}$/.test(row.gwnummer) ? Number(row.gwnummer) : unknown
    this.#transporter[place] = row.transporter ? 1 : 0
    this.#prices[place] = row.preis
  }

  /** The same group without the vehicles that changed, with the rows given. */
  changed(changedIds: ReadonlySet<number>, rows: readonly MarketRow[]): MarketGroup {
    const kept: number[] = []
    for (let place = 0; place < this.#size; place++) if (!changedIds.has(this.#idAt(place))) kept.push(place)
    const group = new MarketGroup(this.hersteller, this.modellgruppe, kept.length + rows.length, this.#words)
    for (const place of kept) group.add(this.#rowAt(place))
    for (const row of rows) group.add(row)
    return group
  }

  holdsOneOf(ids: ReadonlySet<number>): boolean {
    return this.#wide.fahrzeugid.subarray(0, this.#size).some((id) => ids.has(id))
  }

  /** Compares all prices of the group. */
  value() {
    const months = this.#wide.registrationMonth.subarray(0, this.#size)
    const mileages = this.#wide.kilometerstandvon.subarray(0, this.#size)
    this.#advantages = advantagesOf({ months, mileages, prices: this.#prices.subarray(0, this.#size) })
  }

  /** Puts the valued vehicles in the order of what they are worth on a day (days since 1970). */
  arrange(day: number) {
    this.#day = day
    const worth = Float64Array.from(this.#advantages, (_, place) => worthOf(this.#valueAt(place)))
    this.#order = Uint32Array.from(worth, (_, place) => place).sort(
      (a, b) => at(worth, b) - at(worth, a) || this.#idAt(a) - this.#idAt(b),
    )
  }

  worthAt = (position: number) => worthOf(this.#valueAt(at(this.#order, position)))

  vehicleAt(position: number): ValuedVehicle {
    const place = at(this.#order, position)
    return { ...this.#rowAt(place), ...this.#valueAt(place) }
  }

  #idAt = (place: number) => at(this.#wide.fahrzeugid, place)

  #valueAt(place: number) {
    const advantage = at(this.#advantages, place)
    return {
      advantage: Number.isNaN(advantage) ? null : advantage,
      daysInStock: Math.max(0, this.#day - at(this.#wide.firstDay, place)),
    }
  }

  #rowAt(place: number) {
    const word = (name: (typeof choices)[number]) => this.#words.wordOf(at(this.#choices[name], place))
    const registrationMonth = at(this.#wide.registrationMonth, place)
    const gwnumber = at(this.#gwnumbers, place)
    return {
      fahrzeugid: this.#idAt(place),
      gwnummer: gwnumber === unknown ? '' : String(gwnumber).padStart(6, '0'),
      hersteller: this.hersteller,
      modellgruppe: this.modellgruppe,
      modell: this.#words.wordOf(at(this.#modelle, place)) ?? '',
      transporter: at(this.#transporter, place) === 1,
      fahrzeugtyp: word('fahrzeugtyp'),
      fahrzeugkategorietypnfz: word('fahrzeugkategorietypnfz'),
      kraftstoffart: word('kraftstoffart'),
      getriebe: word('getriebe'),
      farbe: word('farbe'),
      schadstoffklassetyp: word('schadstoffklassetyp'),
      schiebetuer: word('schiebetuer'),
      vatMode: word('vatMode') ?? '',
      registrationMonth,
      erstzulassungsjahr: Math.floor((registrationMonth - 1) / 12),
      kilometerstandvon: at(this.#wide.kilometerstandvon, place),
      preis: at(this.#prices, place),
      kwvon: orNull(at(this.#narrow.kwvon, place)),
      psvon: orNull(at(this.#narrow.psvon, place)),
      anzahlsitze: orNull(at(this.#narrow.anzahlsitze, place)),
      anzahltueren: orNull(at(this.#narrow.anzahltueren, place)),
      zulaessigesgesamtgewicht: orNull(at(this.#wide.zulaessigesgesamtgewicht, place)),
      equipment: at(this.#wide.equipment, place),
      firstDay: at(this.#wide.firstDay, place),
    }
  }
}
