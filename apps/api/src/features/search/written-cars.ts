import { Car } from '@portal/contract/cars'
import type { PriceTier } from '@portal/domain/price-tier'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { fastSerializerCompiler } from '../../http/fast-json.ts'
import { digestOf, tagOf } from '../../http/shared-answers.ts'
import { carsByIds } from '../cars/queries.ts'

const serialize = fastSerializerCompiler({ schema: Car })
/** About 2 KB each. */
const keptMax = 4000

/** A car as JSON after a comma, and the digest of it. */
type Written = { bytes: Buffer; digest: string }

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

/** Cars as they stand in an answer, kept by the generation of the stock: pages differ, but many show the same cars. */
export class WrittenCars {
  readonly #kept = new LRUCache<string, Written>({ max: keptMax })

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
    const keyOf = (id: number) => `${generation} ${tier} ${id}`
    const cars = new Map(ids.map((id) => [id, this.#kept.get(keyOf(id))]))
    const unknown = ids.filter((id) => cars.get(id) === undefined)
    if (unknown.length > 0)
      for (const car of await readRows((from) => carsByIds(from, unknown, tier))) {
        const written = write(car)
        cars.set(car.fahrzeugid, written)
        this.#kept.set(keyOf(car.fahrzeugid), written)
      }
    const listed = ids.flatMap((id) => cars.get(id) ?? [])
    return { body: listOf(listed), etag: tagOf(listed.map(({ digest }) => digest).join()) }
  }
}
