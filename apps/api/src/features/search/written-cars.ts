import { Car } from '@portal/contract/cars'
import type { PriceTier } from '@portal/domain/price-tier'
import type { Pool } from 'pg'
import { fastSerializerCompiler } from '../../fast-json.ts'
import { carsByIds } from '../cars/queries.ts'

const serialize = fastSerializerCompiler({ schema: Car })
/** In one piece: what a serializer hands over hangs together from a hundred pieces, several times as large. */
const write = (car: Car) => Buffer.from(serialize(car)).toString()
/** About 2 KB each, for each tier. */
const mostKept = 2000

type Texts = Map<number, string>

/**
 * Car entries as they stand in an answer, kept while the stock stays as it is: pages differ, but many show the same
 * cars. A new generation forgets all. A read that began before it puts its entries where nobody looks any more.
 */
export class WrittenCars {
  #generation = Number.NaN
  #kept: Record<PriceTier, Texts> = { consumer: new Map(), dealer: new Map() }

  /**
   * A list as JSON, in the order of the ids; ids that do not exist are left out.
   *
   * @param generation that of the stock from which the ids come
   */
  async list(pool: Pool, ids: readonly number[], tier: PriceTier, generation: number): Promise<string> {
    if (this.#generation !== generation) {
      this.#generation = generation
      this.#kept = { consumer: new Map(), dealer: new Map() }
    }
    const kept = this.#kept[tier]
    const texts: Texts = new Map()
    const unknown: number[] = []
    for (const id of ids) {
      const text = kept.get(id)
      if (text === undefined) unknown.push(id)
      else texts.set(id, text)
    }
    for (const car of await carsByIds(pool, unknown, tier)) texts.set(car.fahrzeugid, write(car))
    for (const [id, text] of texts) {
      // Those asked for last are kept longest.
      kept.delete(id)
      kept.set(id, text)
    }
    for (const id of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(id)
    }
    return `[${ids.flatMap((id) => texts.get(id) ?? []).join()}]`
  }
}
