import { LRUCache } from 'lru-cache'

/** Of all kept answers together; a page of 100 entries has about 120 KB. */
const keptBytes = 16 * 2 ** 20

/** `validUntil`: when time alone changes it, in milliseconds; infinity = never. */
export type Answer = { body: Buffer; validUntil: number }

type Kept = { version: string; answer: Promise<Answer> }

/**
 * Answers as they were sent, each with the version of the data it was made from. A version is read from the database with
 * every call, so an answer is never used after a change, on whatever instance that was made. Failed answers are not kept.
 */
export class DeskAnswers {
  readonly #kept: LRUCache<string, Kept>

  constructor(maxBytes = keptBytes) {
    this.#kept = new LRUCache({ maxSize: maxBytes })
  }

  get bytes(): number {
    return this.#kept.calculatedSize
  }

  /**
   * @param key everything an answer depends on beside its version: who calls, what is asked
   * @param version of the data, read before `make` reads them
   */
  async read(key: string, version: string, now: Date, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(key)
    if (known?.version === version) {
      const answer = await known.answer
      if (now.getTime() < answer.validUntil) return answer
    }
    const made = { version, answer: make() }
    const answer = await made.answer
    this.#kept.set(key, made, { size: Math.max(1, answer.body.length) })
    return answer
  }
}
