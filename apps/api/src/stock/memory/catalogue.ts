import type { CarModel } from '@portal/contract/vehicles/car-models'

/**
 * The makers, model groups and models of the stock. Each distinct combination (with the transporter flag) is an
 * *entry*. A vehicle stores the number of its entry, which determines maker, group and model.
 */
export type Entry = CountedModel & { maker: number; group: number }
/** An entry as plain data. */
export type CountedModel = CarModel & { vehicles: number }

const german = new Intl.Collator('de')
/** German order; names that the collation treats as equal are compared by their characters. */
const inGermanOrder = (left: string, right: string) =>
  german.compare(left, right) || (left < right ? -1 : left > right ? 1 : 0)

/** Numbers distinct names in the order in which they are added. */
class Names {
  readonly all: string[] = []
  readonly #numbers = new Map<string, number>()
  #places: Uint32Array | null = null

  numberOf(name: string) {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.all.length)
    this.#places = null
    return this.all.push(name) - 1
  }

  find = (name: string) => this.#numbers.get(name)

  /** Position of each name in German order, by number. */
  get places() {
    if (this.#places) return this.#places
    const places = new Uint32Array(this.all.length)
    const sorted = this.all
      .map((name, number) => ({ name, number }))
      .sort((a, b) => inGermanOrder(a.name, b.name))
    for (const [place, { number }] of sorted.entries()) places[number] = place
    this.#places = places
    return places
  }
}

export class Catalogue {
  readonly entries: Entry[] = []
  readonly makers = new Names()
  readonly groups = new Names()
  readonly #numbers = new Map<string, number>()

  /** The entry number of a combination; unknown combinations are added. */
  numberOf({ hersteller, modellgruppe, modell, transporter }: CarModel) {
    const key = `${hersteller}\n${modellgruppe}\n${modell}\n${transporter}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const maker = this.makers.numberOf(hersteller)
    const group = this.groups.numberOf(modellgruppe)
    this.entries.push({ hersteller, modellgruppe, modell, transporter, maker, group, vehicles: 0 })
    this.#numbers.set(key, this.entries.length - 1)
    return this.entries.length - 1
  }

  /** The entries from an entry number on. */
  modelsFrom = (first: number): CarModel[] =>
    this.entries.slice(first).map(({ hersteller, modellgruppe, modell, transporter }) => ({
      hersteller,
      modellgruppe,
      modell,
      transporter,
    }))

  /** One byte per entry: 1 where the entry satisfies the test. */
  select(test: (entry: Entry) => boolean) {
    return Uint8Array.from(this.entries, (entry) => (test(entry) ? 1 : 0))
  }

  /** The entries with vehicles, in German order. */
  models(): CarModel[] {
    return this.entries
      .filter(({ vehicles }) => vehicles > 0)
      .sort(
        (a, b) =>
          inGermanOrder(a.hersteller, b.hersteller) ||
          inGermanOrder(a.modellgruppe, b.modellgruppe) ||
          inGermanOrder(a.modell, b.modell) ||
          Number(a.transporter) - Number(b.transporter),
      )
      .map(({ hersteller, modellgruppe, modell, transporter }) => ({
        hersteller,
        modellgruppe,
        modell,
        transporter,
      }))
  }
}

/** Rebuilds a catalogue; entry numbers follow the order of the list. */
export function catalogueOf(models: CountedModel[]): Catalogue {
  const catalogue = new Catalogue()
  for (const { vehicles, ...model } of models) {
    const entry = catalogue.entries[catalogue.numberOf(model)]
    if (entry) entry.vehicles = vehicles
  }
  return catalogue
}

/** The inverse of `catalogueOf`: a catalogue as plain data. */
export const modelsOf = ({ entries }: Catalogue): CountedModel[] =>
  entries.map(({ maker, group, ...model }) => model)
