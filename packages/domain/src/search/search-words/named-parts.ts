import { fold } from '../../values/fold.ts'
import { notExcludable, withReason } from './alternatives.ts'
import { type Name, type NameIndex, noNames } from './catalogue.ts'
import { figureBehind, figureOf, isTypeNumber } from './figures.ts'
import { makersIn } from './makers-in.ts'
import type { Negation } from './negation.ts'
import type { Phrase } from './phrase.ts'
import type { Quantity } from './quantities.ts'
import { alternatives, fillers } from './small-words.ts'
import { isListedAt } from './token.ts'
import { type Meaning, vocabulary } from './vocabulary.ts'
import type { Wishes } from './wishes.ts'
import type { StockTexts } from './words-read.ts'

/** "Twin Spark" is an engine, "Discovery Pro" a navigation system. */
const noModels = new Set(['twinspark', 'discoverypro'])
/** Models with the name of another one at their end. */
const longerModels = new Set(['proaceverso', 'cityverso', 'avensisverso', 'yarisverso'])

const enginesOfPeugeot = new Set(['hdi', 'bluehdi', 'ehdi', 'puretech', 'thp', 'vti', 'sw', 'cc'].map(fold))

/** What letters behind a model group mean, by the group or its maker: "E-Klasse T", "Leon ST", "Mini One D". */
const lettersOf = new Map(
  Object.entries({
    klasse: { t: 'tmodell', d: 'diesel' },
    MINI: { d: 'diesel', sd: 'diesel' },
    Leon: { st: 'kombi' },
    Ibiza: { st: 'kombi' },
    Astra: { st: 'kombi' },
    Insignia: { st: 'kombi' },
    Auris: { ts: 'kombi' },
    Corolla: { ts: 'kombi' },
    'i-Reihe': { cw: 'kombi' },
    Logan: { mcv: 'kombi' },
  }).map(([name, letters]) => [name, Object.entries(letters)] as const),
)

const noLetters: readonly (readonly [letters: string, word: string])[] = []

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
  /** Those of the models chosen so far. */
  readonly #chosenMakers = new Set<string>()
  readonly #letters = new Map<string, string>()

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
    this.makers = makersIn(phrase, names)
    wishes.makers.want(this.makers)
  }

  /** Whether it names a maker or a model group that is wanted. */
  get hasName() {
    return this.makers.size + this.#chosenMakers.size > 0
  }

  /** @returns how many tokens were taken; 0 where the words name none */
  read(at: number, length: number): number {
    const key = this.#phrase.join(at, length)
    if (key === '') return 0
    const maker = this.#names.maker(key)
    if (maker !== undefined) return this.take(at, length, { maker, groups: noNames })
    // "V40 T3": the letters behind a model name a type of its maker, and no Transporter.
    const makers = this.makers.size > 0 ? this.makers : this.#chosenMakers
    const groups = this.#groupsOf(key, makers, at)
    if (groups.length === 0 || this.isNoModel(at)) return 0
    return this.take(at, length, { maker, groups })
  }

  /**
   * "500 Abarth", "911 Turbo": a bare number at the beginning is the model that only one maker has by this name.
   *
   * @returns how many tokens were taken; 0 where the number is none
   */
  readNumber(at: number, { dimension, length, plain }: Quantity): number {
    if (dimension !== null || length !== 1 || plain === undefined) return 0
    const ofEngine = this.#namedByEngine(at)
    if (ofEngine.length === 1) return this.take(at, 1, { maker: undefined, groups: ofEngine })
    const isFirst = this.#phrase.tokens.slice(0, at).every(({ word }) => fillers.has(word))
    if (!isFirst || this.hasName || this.#phrase.word(at + 1) === '') return 0
    const [only, ...others] = this.#names.groupsOfNumber(this.#phrase.key(at))
    return only && others.length === 0 ? this.take(at, 1, { maker: undefined, groups: [only] }) : 0
  }

  /** "206 HDi": engines and bodies that only one maker has show what a number names. */
  #namedByEngine(at: number): readonly Name[] {
    const isEngine = enginesOfPeugeot.has(this.#phrase.word(at + 1))
    return isEngine ? this.#names.groups(`${this.#phrase.key(at)}sw`) : noNames
  }

  /** Whether a word is part of a name that means something else than the model of this name. */
  isNoModel(at: number): boolean {
    const withBefore = this.#phrase.join(at - 1, 2)
    return noModels.has(withBefore) || longerModels.has(withBefore) || noModels.has(this.#phrase.join(at, 2))
  }

  #groupsOf(key: string, makers: ReadonlySet<string>, at: number): readonly Name[] {
    const isAlternative = alternatives.has(this.#phrase.word(at - 1))
    const groups = this.#names.groupsBeside(key, makers, isAlternative)
    // "Golf, A4": a whole name in a list of models is another model.
    const isListed = this.makers.size === 0 && isListedAt(this.#phrase.tokens, at)
    return groups.length === 0 && isListed ? this.#names.groupsNamed(key) : groups
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

  /** What letters mean beside a model group: "E-Klasse T 350 d". */
  meaningOfLetter(letter: string): Meaning | undefined {
    const word = this.#letters.get(letter)
    return word === undefined ? undefined : vocabulary.get(word)
  }

  /** A maker with the number of a type that is no model group: "Mercedes 190". @returns the tokens of the number */
  #chooseMaker(end: number, maker: string): number {
    this.makers.add(maker)
    this.#wishes.makers.want([maker])
    if (!isTypeNumber(this.#phrase.tokens[end]?.value)) return 0
    const isGroup = this.#names.groups(this.#phrase.key(end), new Set([maker])).length > 0
    return isGroup ? 0 : this.#typeBehind(end, '')
  }

  /** A model group with the type figure in its words or behind them. @returns the tokens of a figure behind them */
  #chooseGroup(at: number, length: number, { maker, group }: Name): number {
    this.#chosenMakers.add(maker)
    this.#wishes.makers.want([maker])
    this.#wishes.models.want([group])
    const key = this.#phrase.join(at, length)
    const ofKey = figureOf(key, group)
    const isOfMakers = ofKey !== undefined && this.#names.groups(key, this.makers).length > 0
    const figure = isOfMakers ? ofKey : undefined
    const named = group.endsWith('-Klasse') ? 'klasse' : group
    for (const [letters, word] of lettersOf.get(named) ?? lettersOf.get(maker) ?? noLetters)
      this.#letters.set(letters, word)
    // "308 SW", "C 220 CDI", "E 200 T": the letters behind the number can mean more.
    const letters = /\d([a-z]{1,3})$/.exec(key)?.[1]
    const suffix = letters && (letters.length > 1 ? vocabulary.get(letters) : this.meaningOfLetter(letters))
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
