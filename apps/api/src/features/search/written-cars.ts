import { Car } from '@portal/contract/cars'
import type { PriceTier } from '@portal/domain/price-tier'
import type { FastifyInstance } from 'fastify'
import { fastSerializerCompiler } from '../../http/fast-json.ts'
import { digestOf, tagOf } from '../../http/shared-answers.ts'
import { carsByIds } from '../cars/queries.ts'

const serialize = fastSerializerCompiler({ schema: Car })
/** About 2 KB each, for each tier. */
const mostKept = 2000

/** An entry behind the comma that parts it from the one before, and what tells it from another. */
type Written = { bytes: Buffer; digest: string }
type Kept = Map<number, Written>

function write(car: Car): Written {
  const bytes = Buffer.from(`,${serialize(car)}`)
  return { bytes, digest: digestOf(bytes) }
}

const [opening, closing] = [Buffer.from('['), Buffer.from(']')]

function listOf(cars: readonly Written[]): Buffer {
  if (cars.length === 0) return Buffer.concat([opening, closing])
  const list = Buffer.concat([...cars.map(({ bytes }) => bytes), closing])
  opening.copy(list)
  return list
}

/**
 * Car entries as they stand in an answer, kept while the stock stays as it is: pages differ, but many show the same
 * cars. A new generation forgets all. A read that began before it puts its entries where nobody looks any more.
 */
export class WrittenCars {
  #generation = Number.NaN
  #kept: Record<PriceTier, Kept> = { consumer: new Map(), dealer: new Map() }

  /**
   * A list as JSON, in the order of the ids; ids that do not exist are left out.
   *
   * @param generation that of the stock from which the ids come
   * @returns the list and its ETag
   */
  async list(
    readRows: FastifyInstance['readRows'],
    ids: readonly number[],
    tier: PriceTier,
    generation: number,
  ) {
    if (this.#generation !== generation) {
      this.#generation = generation
      this.#kept = { consumer: new Map(), dealer: new Map() }
    }
    const kept = this.#kept[tier]
    const cars: Kept = new Map()
    const unknown: number[] = []
    for (const id of ids) {
      const car = kept.get(id)
      if (car === undefined) unknown.push(id)
      else cars.set(id, car)
    }
    if (unknown.length > 0)
      for (const car of await readRows((from) => carsByIds(from, unknown, tier)))
        cars.set(car.fahrzeugid, write(car))
    for (const [id, car] of cars) {
      // Those asked for last are kept longest.
      kept.delete(id)
      kept.set(id, car)
    }
    for (const id of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(id)
    }
    const listed = ids.flatMap((id) => cars.get(id) ?? [])
    return { body: listOf(listed), etag: tagOf(listed.map(({ digest }) => digest).join()) }
  }
}
