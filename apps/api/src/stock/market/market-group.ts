import { type ValuedVehicle, worthOf } from '@portal/domain/best-results'
import { advantagesOf } from '@portal/domain/comparables'
import type { RankedGroup } from '@portal/domain/ranking'

/** A vehicle dealers can buy, as it is read; months since year 0, days since 1970, gross euro of the dealer tier. */
export type MarketRow = Omit<ValuedVehicle, 'advantage' | 'preis' | 'daysInStock' | 'erstzulassungsjahr'> & {
  preis: number
  registrationMonth: number
  firstDay: number
}

/** As wide as the delivery format lets the values become (docs/stock-format.md). */
const wide = ['fahrzeugid', 'kilometerstandvon', 'equipment'] as const
const middle = ['registrationMonth', 'kwvon', 'psvon'] as const
const narrow = ['anzahlsitze', 'anzahltueren'] as const
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
class Words {
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

/** What the groups of a market share: the codes of all choices, fewer than 256, and the names of models. */
export type Vocabulary = { codes: Words; models: Words }
export const aVocabulary = (): Vocabulary => ({ codes: new Words(), models: new Words() })

const centsPerEuro = 100

const each = <Name extends string, Value>(names: readonly Name[], value: () => Value) =>
  Object.fromEntries(names.map((name) => [name, value()])) as Record<Name, Value>

/** The column is as long as the group, and no place beyond is asked for. */
const at = (column: ArrayLike<number>, place: number) => column[place] as number
const orNull = (value: number) => (value === unknown ? null : value)

/** The vehicles of one model group in columns: some 57 bytes a vehicle, outside the heap. */
export class MarketGroup implements RankedGroup {
  readonly hersteller: string
  readonly modellgruppe: string
  readonly #vocabulary: Vocabulary
  readonly #wide
  readonly #middle
  readonly #narrow
  readonly #choices
  readonly #modelle: Int32Array
  /** 0 = not six digits, so no search can name it. */
  readonly #gwnumbers: Int32Array
  readonly #transporter: Uint8Array
  /** In kg; 0 = unknown. */
  readonly #weights: Uint16Array
  readonly #firstDays: Uint16Array
  readonly #cents: Int32Array
  #advantages: Float64Array = new Float64Array()
  #order: Uint32Array = new Uint32Array()
  #day = 0
  #size = 0

  constructor(hersteller: string, modellgruppe: string, capacity: number, vocabulary: Vocabulary) {
    this.hersteller = hersteller
    this.modellgruppe = modellgruppe
    this.#vocabulary = vocabulary
    this.#wide = each(wide, () => new Int32Array(capacity))
    this.#middle = each(middle, () => new Int16Array(capacity))
    this.#narrow = each(narrow, () => new Int8Array(capacity))
    this.#choices = each(choices, () => new Uint8Array(capacity))
    this.#modelle = new Int32Array(capacity)
    this.#gwnumbers = new Int32Array(capacity)
    this.#transporter = new Uint8Array(capacity)
    this.#weights = new Uint16Array(capacity)
    this.#firstDays = new Uint16Array(capacity)
    this.#cents = new Int32Array(capacity)
  }

  get size() {
    return this.#size
  }

  add(row: MarketRow) {
    const place = this.#size++
    for (const name of wide) this.#wide[name][place] = row[name] ?? unknown
    for (const name of middle) this.#middle[name][place] = row[name] ?? unknown
    for (const name of narrow) this.#narrow[name][place] = row[name] ?? unknown
    for (const name of choices) this.#choices[name][place] = this.#vocabulary.codes.numberOf(row[name])
    this.#modelle[place] = this.#vocabulary.models.numberOf(row.modell)
    this.#gwnumbers[place] = /^\d{6}$/.test(row.gwnummer) ? Number(row.gwnummer) : unknown
    this.#transporter[place] = row.transporter ? 1 : 0
    this.#weights[place] = row.zulaessigesgesamtgewicht ?? 0
    this.#firstDays[place] = row.firstDay
    this.#cents[place] = Math.round(row.preis * centsPerEuro)
  }

  /** The same group without the vehicles that changed, with the rows given. */
  changed(changedIds: ReadonlySet<number>, rows: readonly MarketRow[]): MarketGroup {
    const kept: number[] = []
    for (let place = 0; place < this.#size; place++) if (!changedIds.has(this.#idAt(place))) kept.push(place)
    const group = new MarketGroup(
      this.hersteller,
      this.modellgruppe,
      kept.length + rows.length,
      this.#vocabulary,
    )
    for (const place of kept) group.add(this.#rowAt(place))
    for (const row of rows) group.add(row)
    return group
  }

  holdsOneOf(ids: ReadonlySet<number>): boolean {
    return this.#wide.fahrzeugid.subarray(0, this.#size).some((id) => ids.has(id))
  }

  /** Compares all prices of the group. */
  value() {
    const months = this.#middle.registrationMonth.subarray(0, this.#size)
    const mileages = this.#wide.kilometerstandvon.subarray(0, this.#size)
    const prices = Float64Array.from({ length: this.#size }, (_, place) => this.#priceAt(place))
    this.#advantages = advantagesOf({ months, mileages, prices })
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
  #priceAt = (place: number) => at(this.#cents, place) / centsPerEuro

  #valueAt(place: number) {
    const advantage = at(this.#advantages, place)
    return {
      advantage: Number.isNaN(advantage) ? null : advantage,
      daysInStock: Math.max(0, this.#day - at(this.#firstDays, place)),
    }
  }

  #rowAt(place: number) {
    const word = (name: (typeof choices)[number]) =>
      this.#vocabulary.codes.wordOf(at(this.#choices[name], place))
    const registrationMonth = at(this.#middle.registrationMonth, place)
    const gwnumber = at(this.#gwnumbers, place)
    return {
      fahrzeugid: this.#idAt(place),
      gwnummer: gwnumber === unknown ? '' : String(gwnumber).padStart(6, '0'),
      hersteller: this.hersteller,
      modellgruppe: this.modellgruppe,
      modell: this.#vocabulary.models.wordOf(at(this.#modelle, place)) ?? '',
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
      preis: this.#priceAt(place),
      kwvon: orNull(at(this.#middle.kwvon, place)),
      psvon: orNull(at(this.#middle.psvon, place)),
      anzahlsitze: orNull(at(this.#narrow.anzahlsitze, place)),
      anzahltueren: orNull(at(this.#narrow.anzahltueren, place)),
      zulaessigesgesamtgewicht: at(this.#weights, place) || null,
      equipment: at(this.#wide.equipment, place),
      firstDay: at(this.#firstDays, place),
    }
  }
}
