import { groupMax } from '../criterion.ts'

/** Why a part of a phrase that means something is not searched for. */
export const notExcludable = 'lässt sich nicht ausschließen'
const modelNeedsMaker = 'Modelle lassen sich nur mit Hersteller ausschließen'
const tooManyLeft = 'lässt zu viele andere übrig'

/** A part of a phrase with the reason why nothing is searched by it. */
export const withReason = (text: string, reason: string) => `${text} (${reason})`

/** The values of one criterion that a phrase wants or excludes. */
export class Alternatives {
  readonly #wanted = new Set<string>()
  /** With the words that exclude them, as typed. */
  readonly #excluded = new Map<string, string>()

  want(values: readonly string[]) {
    for (const value of values) this.#wanted.add(value)
  }

  exclude(values: readonly string[], text: string) {
    for (const value of values) this.#excluded.set(value, text)
  }

  /**
   * Several wanted values are alternatives; an exclusion leaves the others.
   *
   * @param all every value of the criterion; none where the phrase must first name what the values belong to
   * @returns the values to search by, and the exclusions that have no effect
   */
  chosen(all: () => readonly string[]): { values: string[]; ignored: string[] } {
    const wanted = [...this.#wanted]
    if (this.#excluded.size === 0) return { values: wanted, ignored: [] }
    const texts = [...new Set(this.#excluded.values())]
    const ignore = (reason: string) => ({
      values: wanted,
      ignored: texts.map((text) => withReason(text, reason)),
    })
    const base = wanted.length > 0 ? wanted : all()
    if (base.length === 0) return ignore(modelNeedsMaker)
    const left = base.filter((value) => !this.#excluded.has(value))
    if (left.length > groupMax) return ignore(tooManyLeft)
    // An exclusion that would leave no value is ignored.
    return left.length > 0 ? { values: left, ignored: [] } : { values: wanted, ignored: texts }
  }
}
