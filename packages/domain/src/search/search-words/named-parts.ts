import { notExcludable, withReason } from './alternatives.ts'
import type { Name, NameIndex } from './catalogue.ts'
import { figureBehind, figureOf, isTypeNumber } from './figures.ts'
import { makersIn } from './makers-in.ts'
import type { Negation } from './negation.ts'
import type { Phrase } from './phrase.ts'
import { alternatives } from './small-words.ts'
import { vocabulary } from './vocabulary.ts'
import type { Wishes } from './wishes.ts'
import type { StockTexts } from './words-read.ts'

/** A maker, or the model groups of some words. */
type Named = { maker: string | undefined; groups: readonly Name[] }

/** Reads the makers and model groups of a phrase, with their type figures. */
export class NamedParts {
  readonly #phrase: Phrase
  readonly #names: NameIndex
  readonly #texts: StockTexts | undefined
  readonly #wishes: Wishes
  readonly #negation: Negation
  /** Named in the phrase; the meaning of its model names depends on them. */
  readonly makers: Set<string>
  hasModel = false

  constructor(
    phrase: Phrase,
    names: NameIndex,
    texts: StockTexts | undefined,
    wishes: Wishes,
    negation: Negation,
  ) {
    this.#phrase = phrase
    this.#names = names
    this.#texts = texts
    this.#wishes = wishes
    this.#negation = negation
    this.makers = makersIn(phrase.keys, names)
    wishes.makers.want(this.makers)
  }

  /** @returns how many tokens were taken; 0 where the words name none */
  read(at: number, length: number): number {
    const key = this.#phrase.join(at, length)
    if (key === '') return 0
    const maker = this.#names.maker(key)
    const isAlternative = alternatives.has(this.#phrase.word(at - 1))
    const groups = maker === undefined ? this.#names.groupsBeside(key, this.makers, isAlternative) : []
    return maker === undefined && groups.length === 0 ? 0 : this.take(at, length, { maker, groups })
  }

  /** @returns how many tokens were taken */
  take(at: number, length: number, { maker, groups }: Named): number {
    if (this.#negation.excludes('name')) return this.#exclude(at, length, { maker, groups })
    if (maker !== undefined) return length + this.#chooseMaker(at + length, maker)
    const [only, ...others] = groups
    if (only && others.length === 0) return length + this.#chooseGroup(at, length, only)
    this.#wishes.readings.push({
      text: this.#phrase.text(at, length),
      choices: groups.map((name) => ({
        label: `${name.maker} ${name.group}`,
        criteria: { maker: name.maker, car_model: name.group },
      })),
    })
    return length
  }

  /** A maker with the number of a type that is no model group: "Mercedes 190". @returns the tokens of the number */
  #chooseMaker(end: number, maker: string): number {
    this.makers.add(maker)
    this.#wishes.makers.want([maker])
    const isGroup = this.#names.groups(this.#phrase.keys[end] ?? '', new Set([maker])).length > 0
    return isGroup ? 0 : this.#typeBehind(end, '')
  }

  /** A model group with the type figure in its words or behind them. @returns the tokens of a figure behind them */
  #chooseGroup(at: number, length: number, { maker, group }: Name): number {
    this.hasModel = true
    this.#wishes.makers.want([maker])
    this.#wishes.models.want([group])
    const key = this.#phrase.join(at, length)
    const figure = this.#names.groups(key, this.makers).length > 0 ? figureOf(key, group) : undefined
    // "308 SW", "C 220 CDI", "E 200 T": the letters behind the number can mean more.
    const letters = /\d(t|[a-z]{2,3})$/.exec(key)?.[1] ?? ''
    const suffix = vocabulary.get(letters === 't' ? 'tmodell' : letters)
    if (suffix) this.#wishes.add(suffix)
    if (figure !== undefined) {
      this.#wishes.figures.add(group, figure, this.#phrase.text(at, length))
      return 0
    }
    const behind = this.#typeBehind(at + length, group)
    if (behind === 0) this.#wishes.figures.addGroup(group)
    return behind
  }

  /** "SLK 200", "Sprinter 313": how many tokens the number of a type takes, where descriptions have it. */
  #typeBehind(at: number, group: string): number {
    const { value, dimension, text = '' } = this.#phrase.tokens[at] ?? {}
    if (dimension !== null || !isTypeNumber(value)) return 0
    const type = figureBehind(group, value)
    if (!this.#texts || this.#texts.holding(type, false) === 0) return 0
    this.#wishes.figures.add(group, type, text)
    return 1
  }

  /**
   * "Kein BMW" excludes the maker, "kein BMW 3er" one of its models.
   *
   * @param model where the words of the models begin
   */
  #exclude(at: number, length: number, { maker, groups }: Named, model = at): number {
    const end = at + length
    const modelsAt = (count: number) =>
      maker === undefined ? [] : this.#names.groups(this.#phrase.join(end, count), new Set([maker]))
    const words = [3, 2, 1].find((count) => modelsAt(count).length > 0)
    if (words !== undefined)
      return this.#exclude(at, length + words, { maker: undefined, groups: modelsAt(words) }, end)
    const text = this.#negation.with(this.#phrase.text(at, length))
    const names = groups.map(({ group }) => group)
    const key = this.#phrase.join(model, end - model)
    if (maker !== undefined) this.#wishes.makers.exclude([maker], text)
    else if (names.some((group) => figureOf(key, group) !== undefined))
      this.#wishes.notUnderstood.push(withReason(text, notExcludable))
    else this.#wishes.models.exclude(names, text)
    this.#negation.endBefore(this.#phrase.word(end), 'name')
    return length
  }
}
