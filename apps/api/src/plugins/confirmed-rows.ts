import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** Rows are confirmed this often within the time they may be used unconfirmed. */
const roundsPerKept = 2
/** The time between a change and the next round, so that several changes need one. */
const afterChangeMs = 50
/** A row that no call has used for so long is no longer confirmed. */
const unusedMs = 120_000
/** The rows confirmed in one round, those used last; the others are read again when they are needed. */
const confirmedMaximum = 2000

type Kept<Row> = { row: Row; confirmedAt: number; usedAt: number }

/** How rows are read from the database. */
export type Source<Row> = {
  read: (tokenHash: string) => Promise<Row | null>
  /** Those of the rows that changed since they were read, or do not exist any more. */
  changed: (rows: ReadonlyMap<string, Row>) => Promise<readonly string[]>
  onError: (error: unknown) => void
}

/**
 * Rows of sessions, because reading the session would cost most calls more than their own answer.
 *
 * A row is used until a fixed time after it was last known to be current. As long as it is in use, one query for all
 * rows confirms it before that time ends. So a row is never used longer after a change, whether or not an instance is
 * told about changes, and a call rarely has to read its session.
 */
export class ConfirmedRows<Row extends object> {
  readonly #rows = new LRUCache<string, Kept<Row>>({ max: 10_000 })
  readonly #reading = new Map<string, Promise<Row | null>>()
  readonly #keptMs: number
  readonly #source: Source<Row>
  readonly #ended = new AbortController()
  #running: Promise<void> | null = null
  /** Ends the pause between two rounds. */
  #nextRound = new AbortController()
  /** Increases with each change of which this instance knows, so that what was read before is not used afterwards. */
  #revision = 0

  /** @param keptMs how long a row is used after it was read or confirmed; 0 = every call reads it */
  constructor(keptMs: number, source: Source<Row>) {
    this.#keptMs = keptMs
    this.#source = source
  }

  /** The row of a session as it was at most `keptMs` ago; undefined if it has to be read. */
  kept(tokenHash: string): Row | undefined {
    const kept = this.#rows.get(tokenHash)
    const now = performance.now()
    if (!kept || now - kept.confirmedAt > this.#keptMs) return undefined
    kept.usedAt = now
    return kept.row
  }

  /** The row as it is now. */
  async read(tokenHash: string): Promise<Row | null> {
    const revision = this.#revision
    const startedAt = performance.now()
    const row = await this.#source.read(tokenHash)
    if (this.#keptMs === 0 || revision !== this.#revision) return row
    if (row) this.#rows.set(tokenHash, { row, confirmedAt: startedAt, usedAt: startedAt })
    else this.#rows.delete(tokenHash)
    this.#running ??= this.#run().finally(() => {
      this.#running = null
    })
    return row
  }

  /** The same for calls that may share it: several at once, as at the start of a page, read the row once. */
  readForAll(tokenHash: string): Promise<Row | null> {
    const known = this.#reading.get(tokenHash)
    if (known || this.#keptMs === 0) return known ?? this.read(tokenHash)
    const reading = this.read(tokenHash).finally(() => {
      if (this.#reading.get(tokenHash) === reading) this.#reading.delete(tokenHash)
    })
    this.#reading.set(tokenHash, reading)
    return reading
  }

  /** After a change, which may have ended any session, role or company. */
  forget() {
    this.#revision += 1
    this.#reading.clear()
    for (const kept of this.#rows.values()) kept.confirmedAt = Number.NEGATIVE_INFINITY
    this.#nextRound.abort()
  }

  async end() {
    this.#ended.abort()
    await this.#running
  }

  /** Confirms the rows in use until none is. */
  async #run() {
    const { signal } = this.#ended
    const waited = (ms: number, ...signals: AbortSignal[]) =>
      pause(ms, undefined, { signal: AbortSignal.any([signal, ...signals]), ref: false }).catch(() => {})
    while (this.#rows.size > 0 && !signal.aborted) {
      this.#nextRound = new AbortController()
      await waited(this.#keptMs / roundsPerKept, this.#nextRound.signal)
      if (this.#nextRound.signal.aborted) await waited(afterChangeMs)
      if (!signal.aborted) await this.#confirm().catch(this.#source.onError)
    }
  }

  async #confirm() {
    const startedAt = performance.now()
    const kept = [...this.#rows.entries()]
    for (const [tokenHash, { usedAt }] of kept)
      if (startedAt - usedAt > unusedMs) this.#rows.delete(tokenHash)
    const inUse = [...this.#rows.entries()].slice(0, confirmedMaximum)
    if (inUse.length === 0) return
    const revision = this.#revision
    const changed = await this.#source.changed(new Map(inUse.map(([tokenHash, { row }]) => [tokenHash, row])))
    if (revision !== this.#revision) return
    const outdated = new Set(changed)
    for (const [tokenHash, kept] of inUse) {
      // A call may have read it again meanwhile.
      if (this.#rows.peek(tokenHash) !== kept) continue
      if (outdated.has(tokenHash)) this.#rows.delete(tokenHash)
      else kept.confirmedAt = startedAt
    }
  }
}
