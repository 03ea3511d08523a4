import { today } from '@portal/domain/buyer/appointment'
import type pg from 'pg'
import type { Clock } from '../../plugins/clock.ts'

const writeEveryMs = 2000

/**
 * Counts how often the page of each vehicle is opened, by day. Counts are collected in memory and written together, so
 * that opening a page writes nothing; a crash loses those of the last seconds.
 */
export class ViewCounter {
  readonly #pool: pg.Pool
  readonly #clock: Clock
  readonly #onError: (error: unknown) => void
  #counts = new Map<number, number>()
  readonly #timer: NodeJS.Timeout

  constructor(pool: pg.Pool, clock: Clock, onError: (error: unknown) => void) {
    this.#pool = pool
    this.#clock = clock
    this.#onError = onError
    this.#timer = setInterval(() => void this.#write(), writeEveryMs).unref()
  }

  count(fahrzeugid: number) {
    this.#counts.set(fahrzeugid, (this.#counts.get(fahrzeugid) ?? 0) + 1)
  }

  /** Counts that cannot be written are added to those of the next write. */
  async #write() {
    const counts = this.#counts
    if (counts.size === 0) return
    this.#counts = new Map()
    try {
      await this.#pool.query(
        `INSERT INTO vehicle_views AS w (fahrzeugid, day, count)
         SELECT n.fahrzeugid, $3::date, n.count
         FROM unnest($1::int[], $2::int[]) n(fahrzeugid, count) JOIN vehicle v USING (fahrzeugid)
         ORDER BY n.fahrzeugid
         ON CONFLICT (fahrzeugid, day) DO UPDATE SET count = w.count + excluded.count`,
        [[...counts.keys()], [...counts.values()], today(this.#clock.now())],
      )
    } catch (error) {
      for (const [fahrzeugid, count] of counts)
        this.#counts.set(fahrzeugid, (this.#counts.get(fahrzeugid) ?? 0) + count)
      this.#onError(error)
    }
  }

  /** Writes the remaining counts. */
  async end() {
    clearInterval(this.#timer)
    await this.#write()
  }
}
