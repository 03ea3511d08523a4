import { Car } from '@portal/contract/vehicles/cars'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { fastSerializerCompiler } from '../../http/fast-json.ts'
import { digestOf, tagOf } from '../../http/shared-answers.ts'
import { carsByIds } from '../../vehicles/cars/queries.ts'

const serialize = fastSerializerCompiler({ schema: Car })
/** About 2 KB each. */
const cachedMaximum = 4000

/** A page of 24 cars has 44 KB. */
const keptListBytes = 8 * 2 ** 20

type List = { body: Buffer; etag: string }

/** A car as JSON after a comma, and its digest. */
type Serialized = { bytes: Buffer; digest: string }

function write(car: Car): Serialized {
  const bytes = Buffer.from(`,${serialize(car)}`)
  return { bytes, digest: digestOf(bytes) }
}

const [opening, closing] = [Buffer.from('['), Buffer.from(']')]

function listOf(cars: readonly Serialized[]): Buffer {
  if (cars.length === 0) return Buffer.concat([opening, closing])
  const list = Buffer.concat([...cars.map(({ bytes }) => bytes), closing])
  opening.copy(list)
  return list
}

/**
 * Caches serialized cars by stock generation: pages differ, but many contain the same cars. Whole lists are kept too,
 * because joining and releasing 44 KB for every page keeps the garbage collector busy.
 */
export class SerializedCars {
  readonly #cache: LRUCache<string, Serialized>
  readonly #lists: LRUCache<string, List>

  /**
   * @param maximum of cached cars
   * @param listBytes of all kept lists together
   */
  constructor(maximum = cachedMaximum, listBytes = keptListBytes) {
    this.#cache = new LRUCache({ max: maximum })
    this.#lists = new LRUCache({ maxSize: listBytes, sizeCalculation: ({ body }) => body.length })
  }

  /**
   * A list as JSON, in the order of the ids; unknown ids are omitted.
   *
   * @param generation the stock generation of the ids
   * @returns the list and its ETag
   */
  async list(
    readRows: FastifyInstance['readRows'],
    ids: readonly number[],
    tier: PriceTier,
    generation: number,
  ): Promise<List> {
    const key = `${generation} ${tier} ${ids.join()}`
    const kept = this.#lists.get(key)
    if (kept) return kept
    const keyOf = (id: number) => `${generation} ${tier} ${id}`
    const cars = new Map(ids.map((id) => [id, this.#cache.get(keyOf(id))]))
    const unknown = ids.filter((id) => cars.get(id) === undefined)
    if (unknown.length > 0)
      for (const car of await readRows((from) => carsByIds(from, unknown, tier))) {
        const written = write(car)
        cars.set(car.fahrzeugid, written)
        this.#cache.set(keyOf(car.fahrzeugid), written)
      }
    const listed = ids.flatMap((id) => cars.get(id) ?? [])
    const list = { body: listOf(listed), etag: tagOf(listed.map(({ digest }) => digest).join()) }
    this.#lists.set(key, list)
    return list
  }
}
