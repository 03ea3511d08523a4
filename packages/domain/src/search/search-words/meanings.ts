import type { Criteria } from '../criteria.ts'
import { chipsOf } from '../criteria-chips.ts'
import { notExcludable, withReason } from './alternatives.ts'
import type { Negation } from './negation.ts'
import type { Phrase } from './phrase.ts'
import { isExcludable, type Meaning } from './vocabulary.ts'
import type { Wishes } from './wishes.ts'

/** Adds the meaning of words to the wishes of a phrase, or excludes it behind a negation. */
export class Meanings {
  readonly #phrase: Phrase
  readonly #wishes: Wishes
  readonly #negation: Negation

  constructor(phrase: Phrase, wishes: Wishes, negation: Negation) {
    this.#phrase = phrase
    this.#wishes = wishes
    this.#negation = negation
  }

  /** @returns how many tokens were taken */
  take(meaning: Meaning, at: number, length: number): number {
    const kind = meaning.kind === 'group' ? meaning.group : meaning.kind
    if (!this.#negation.excludes(kind)) {
      this.#wishes.add(meaning)
      return length
    }
    const isVan = meaning.kind === 'single' ? meaning.criteria.transporter : undefined
    const text = this.#negation.with(this.#phrase.text(at, length))
    if (isExcludable(meaning)) this.#wishes.of(meaning.group).exclude(meaning.values, text)
    else if (isVan !== undefined) this.#wishes.add({ kind: 'single', criteria: { transporter: !isVan } })
    else this.#wishes.notUnderstood.push(withReason(text, notExcludable))
    this.#negation.endBefore(this.#phrase.word(at + length), kind)
    return length
  }

  /** A word of several meanings, between which the reader of the results chooses. */
  offer(choices: readonly Criteria[], at: number): number {
    if (this.#negation.excludes('open')) return this.pass(at, 1)
    this.#wishes.readings.push({
      text: this.#phrase.text(at, 1),
      choices: choices.map((criteria) => ({
        label: chipsOf(criteria)
          .map(({ label }) => label)
          .join(),
        criteria,
      })),
    })
    return 1
  }

  /** Names a part as not understood. */
  pass(at: number, length: number): number {
    const text = this.#phrase.text(at, length)
    if (text !== '') this.#wishes.notUnderstood.push(this.#negation.with(text))
    this.#negation.drop()
    return length
  }
}
