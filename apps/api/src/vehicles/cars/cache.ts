import { CarOfPage } from '@portal/contract/vehicles/cars'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { LRUCache } from 'lru-cache'
import { fastSerializerCompiler } from '../../http/fast-json.ts'
import { tagOf } from '../../http/shared-answers.ts'
import type { RowSource } from '../../plugins/db.ts'
import { type Key, versionOf } from './queries.ts'

const serialize = fastSerializerCompiler({ schema: CarOfPage })
/** About 2 KB each. */
const keptMaximum = 2000

/** A car by its id or GW number, with the prices of a tier. */
export type Wanted = { key: Key; value: number | string; tier: PriceTier }
/** A car as sent, and its ETag. */
type Written = { body: Buffer; tag: string }

/**
 * Caches single published cars as sent. A short query reads the versions of the stock and of the vehicle before each
 * use, so a change is visible with the next call, as if the car were read each time.
 */
export class WrittenCars {
  readonly #cars = new LRUCache<string, Written & { version: string }>({ max: keptMaximum })

  /** @param read reads the car when it is not cached as it is now */
  async find(
    from: RowSource,
    { key, value, tier }: Wanted,
    read: () => Promise<CarOfPage>,
  ): Promise<Written> {
    const name = `${key} ${tier} ${value}`
    const version = await versionOf(from, key, value)
    const known = this.#cars.get(name)
    if (known && known.version === version) return known
    const car = await read()
    const text = serialize(car)
    const written = { body: Buffer.from(text), tag: tagOf(text) }
    // A car that is not available is shown to one company only.
    if (version !== null && car.available) this.#cars.set(name, { ...written, version })
    return written
  }
}
