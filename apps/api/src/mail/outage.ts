import { hourMs } from '@portal/domain/values/durations'
import { codesOf, type Refusal } from './refusal.ts'

type Log = Record<'info' | 'error', (fields: object, message: string) => void>

const firstPauseMs = 5000
/** Short enough to resume soon after the outage, long enough that no provider locks the login. */
const longestPauseMs = 30_000
const sameErrorMs = hourMs

/**
 * The state of a mail server outage in this worker. During an outage one mail at an interval is tried. The outage is
 * logged once at its start and once at its end, however many mails wait; an error of single mails is logged once an
 * hour.
 */
export class Outage {
  readonly #log: Log
  #failures = 0
  #pausedUntilMs = 0
  readonly #loggedAtMs = new Map<string, number>()

  constructor(log: Log) {
    this.#log = log
  }

  isPaused = (now: Date) => now.getTime() < this.#pausedUntilMs

  failed(error: unknown, refusal: Refusal, now: Date) {
    const codes = codesOf(error)
    if (refusal === 'server') {
      if (this.#failures === 0)
        this.#log.error(codes, 'mail server cannot be used; mails wait up to 72 hours')
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** this.#failures)
      this.#failures += 1
      this.#pausedUntilMs = now.getTime() + pauseMs
      return
    }
    const name = JSON.stringify(codes)
    if (now.getTime() - (this.#loggedAtMs.get(name) ?? 0) < sameErrorMs) return
    this.#loggedAtMs.set(name, now.getTime())
    this.#log.error({ ...codes, refusal }, 'mail refused')
  }

  /** @returns whether an outage has just ended */
  succeeded(): boolean {
    if (this.#failures === 0) return false
    this.#log.info({ failures: this.#failures }, 'mail server can be used again')
    this.#failures = 0
    this.#pausedUntilMs = 0
    return true
  }
}
