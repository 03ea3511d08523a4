import { t } from '../../values/text.ts'
import { groupMax } from '../criterion.ts'

/** Why a part of a phrase that means something is not searched for. */
export const notExcludable = t('lässt sich nicht ausschließen')
const modelNeedsMaker = t('Modelle lassen sich nur mit Hersteller ausschließen')
const tooManyLeft = t('lässt zu viele andere übrig')

/** A part of a phrase with the reason why nothing is searched by it. */
export const withReason = (text: string, reason: string) => `${text} (${t(reason)})`

const none: readonly string[] = []

/** The values of one criterion that a phrase includes or excludes. */
export class Alternatives {
  readonly #wanted: string[] = []
  /** With the words that exclude them, as typed; null for none. */
  #excluded: Map<string, string> | null = null

  get isExcluding() {
    return this.#excluded !== null
  }

  get isWanting() {
    return this.#wanted.length > 0
  }

  want(values: Iterable<string>) {
    for (const value of values) if (!this.#wanted.includes(value)) this.#wanted.push(value)
  }

  exclude(values: readonly string[], text: string) {
    this.#excluded ??= new Map()
    for (const value of values) this.#excluded.set(value, text)
  }

  /**
   * Several wanted values are alternatives; an exclusion leaves the others.
   *
   * @param all every value of the criterion; none where the phrase must first name what the values belong to
   * @returns the values to search by, and the exclusions that have no effect
   */
  chosen(all: () => readonly string[]): { values: readonly string[]; ignored: readonly string[] } {
    const wanted = this.#wanted
    const excluded = this.#excluded
    if (excluded === null) return { values: wanted, ignored: none }
    const texts = [...new Set(excluded.values())]
    const ignore = (reason: string) => ({
      values: wanted,
      ignored: texts.map((text) => withReason(text, reason)),
    })
    const base = wanted.length > 0 ? wanted : all()
    if (base.length === 0) return ignore(modelNeedsMaker)
    const left = base.filter((value) => !excluded.has(value))
    if (left.length > groupMax) return ignore(tooManyLeft)
    // An exclusion that would leave no value is ignored.
    return left.length > 0 ? { values: left, ignored: none } : { values: wanted, ignored: texts }
  }
}
