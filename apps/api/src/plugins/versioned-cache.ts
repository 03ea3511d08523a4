import { LRUCache } from 'lru-cache'

/** `validUntil`: when time alone changes it, in milliseconds; infinity = never. `bytes`: about its memory. */
export type Made<Value> = { value: Value; validUntil: number; bytes: number }

type Kept<Value> = { version: string; made: Made<Value> }

/**
 * Keeps results with the version of the data they were made from. A version is read from the database with every call, so
 * a result is never used after a change, on whatever instance that was made. Failed results are not kept.
 */
export class VersionedCache<Value> {
  readonly #kept: LRUCache<string, Kept<Value>>

  /** @param maxBytes of all kept results together */
  constructor(maxBytes: number) {
    this.#kept = new LRUCache({ maxSize: maxBytes })
  }

  get bytes(): number {
    return this.#kept.calculatedSize
  }

  /**
   * @param key everything a result depends on beside its version: who calls, what is asked
   * @param version of the data, read before `make` reads them
   */
  async read(key: string, version: string, now: Date, make: () => Promise<Made<Value>>): Promise<Value> {
    const known = this.#kept.get(key)
    if (known?.version === version && now.getTime() < known.made.validUntil) return known.made.value
    const made = await make()
    this.#kept.set(key, { version, made }, { size: Math.max(1, made.bytes) })
    return made.value
  }
}
