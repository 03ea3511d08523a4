import { LRUCache } from 'lru-cache'

/**
 * Rows of sessions read in the last moment. Pages make several calls at once, and reading the session would cost each
 * of them more than its own answer.
 */
export class SessionRows<Row extends object> {
  readonly #rows: LRUCache<string, Row> | null
  /** Increases when rows are forgotten, so that a row read before is not kept afterwards. */
  #revision = 0

  /** @param keptMs how long a row is used; 0 = every call reads it */
  constructor(keptMs: number) {
    this.#rows = keptMs === 0 ? null : new LRUCache({ max: 10_000, ttl: keptMs })
  }

  kept(tokenHash: string): Row | undefined {
    return this.#rows?.get(tokenHash)
  }

  /** Reads a row and keeps it, unless something changed meanwhile. */
  async read(tokenHash: string, load: () => Promise<Row | null>): Promise<Row | null> {
    const revision = this.#revision
    const row = await load()
    if (row && revision === this.#revision) this.#rows?.set(tokenHash, row)
    return row
  }

  /** After a change, which may have ended any session, role or company. */
  forget() {
    this.#revision += 1
    this.#rows?.clear()
  }
}
