import type { Criteria } from '../criteria.ts'
import { validIn } from '../criterion.ts'
import { codesOf } from '../vehicle/attribute.ts'
import { type GroupName, searchCriterion } from '../vehicle/criterion-rules.ts'
import { Alternatives, notExcludable, withReason } from './alternatives.ts'
import { boundsOf, putInOrder, stillOpen } from './bounds.ts'
import type { Name, NameIndex } from './catalogue.ts'
import { colourOfPart } from './coloured-parts.ts'
import { makersIn } from './makers-in.ts'
import { isCorrectable } from './model-names.ts'
import { Negation } from './negation.ts'
import { type Quantity, quantityAt } from './quantities.ts'
import { isElectricPart } from './rearrange.ts'
import { alternatives, conjunctions, fillers, isLeftOpen, negations } from './small-words.ts'
import { joinedKey, keyOf, type Token } from './tokens.ts'
import { TopicOfBounds } from './topic-of-bounds.ts'
import {
  isExcludable,
  longestPhrase,
  type Meaning,
  meaningOf,
  meaningOfPhrase,
  openChoices,
  shadeOf,
  vocabulary,
} from './vocabulary.ts'
import type { HoldsText, Reading, WordsRead } from './words-read.ts'

/** Each look-up reads the index of the texts; each correction compares a word with all known ones. */
const [textsMax, correctionsMax] = [10, 10]

/** Reads one phrase from left to right; each step takes the longest part that means something. */
export class Reader {
  readonly #tokens: readonly Token[]
  readonly #keys: readonly string[]
  readonly #names: NameIndex
  readonly #thisYear: number
  readonly #holdsText: HoldsText
  readonly #texts: string[] = []
  #textsTried = 0
  #correctionsTried = 0
  /** Makers named in the phrase; the meaning of its model names depends on them. */
  readonly #makers: Set<string>
  readonly #makerChoice = new Alternatives()
  readonly #modelChoice = new Alternatives()
  readonly #choices = new Map<GroupName, Alternatives>()
  readonly #gwNumbers: string[] = []
  readonly #notUnderstood: string[] = []
  readonly #readings: Reading[] = []
  readonly #criteria: Criteria = {}
  /** The words of each bound, by the name of the criterion. */
  readonly #bounds = new Map<string, string>()
  readonly #negation = new Negation()
  readonly #topic = new TopicOfBounds()

  constructor(tokens: readonly Token[], names: NameIndex, thisYear: number, holdsText: HoldsText) {
    this.#tokens = tokens
    this.#keys = tokens.map(keyOf)
    this.#names = names
    this.#thisYear = thisYear
    this.#holdsText = holdsText
    this.#makers = makersIn(this.#keys, names)
    this.#makerChoice.want(this.#makers)
  }

  read(): WordsRead {
    let at = 0
    while (at < this.#tokens.length) at += this.#step(at)
    this.#notUnderstood.push(...this.#negation.left)
    // The price behind a year can show that it is one.
    const readings = stillOpen(stillOpen(this.#readings, this.#criteria), this.#criteria)
    return { criteria: this.#merged(), notUnderstood: [...new Set(this.#notUnderstood)], readings }
  }

  #join(at: number, length: number) {
    return joinedKey(this.#keys, at, length)
  }

  #word(at: number) {
    return this.#tokens[at]?.word ?? ''
  }

  #text(at: number, length: number) {
    return this.#tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ')
  }

  /** @returns how many tokens were taken */
  #step(at: number): number {
    const canContinue = this.#names.canContinue(this.#keys[at] ?? '')
    for (let length = canContinue ? longestPhrase : 1; length > 1; length--) {
      const meaning = meaningOfPhrase(this.#join(at, length))
      if (meaning) return this.#take(meaning, at, length)
    }
    const ofPart = colourOfPart(this.#word(at), this.#word(at + 1))
    if (ofPart > 0) return this.#pass(at, ofPart)
    const quantity = quantityAt(this.#tokens, at, this.#thisYear)
    // "Fiat 500", "Audi 80": a bare number is a model where its maker has one of that name.
    const isBare = this.#tokens[at]?.value !== null && this.#tokens[at]?.dimension === null
    if (quantity && !isBare) return this.#measure(at, quantity)
    for (let length = canContinue ? 3 : 1; length > 0; length--) {
      const taken = this.#name(at, length)
      if (taken) return taken
    }
    if (quantity) return this.#measure(at, quantity)
    const word = this.#word(at)
    if (negations.has(word)) {
      this.#negation.begin(this.#text(at, 1))
      return 1
    }
    this.#negation.pass(word)
    if (conjunctions.has(word)) return 1
    const meaning = isElectricPart(this.#keys, at) ? undefined : meaningOf(word)
    if (meaning) return this.#take(meaning, at, 1)
    if (fillers.has(word) || isLeftOpen(word, this.#word(at + 1))) return 1
    const choices = openChoices.get(word)
    return choices ? this.#offer(choices, at) : this.#guess(at)
  }

  /** Makers and model groups; 0 where the words name none. */
  #name(at: number, length: number): number {
    const key = this.#join(at, length)
    if (key === '') return 0
    const maker = this.#names.maker(key)
    const groups =
      maker === undefined
        ? this.#names.groupsBeside(key, this.#makers, alternatives.has(this.#word(at - 1)))
        : []
    if (maker === undefined && groups.length === 0) return 0
    if (this.#negation.excludes('name')) return this.#excludeName(at, length, maker, groups)
    const text = this.#text(at, length)
    if (maker !== undefined) this.#chooseMaker(maker)
    else if (groups.length === 1) for (const name of groups) this.#chooseGroup(name)
    else
      this.#readings.push({
        text,
        choices: groups.map((name) => ({
          label: `${name.maker} ${name.group}`,
          criteria: { maker: name.maker, car_model: name.group },
        })),
      })
    // "308 SW", "C 220 CDI", "E 200 T": the letters behind the number can mean more.
    const letters = /\d(t|[a-z]{2,3})$/.exec(key)?.[1] ?? ''
    const suffix = vocabulary.get(letters === 't' ? 'tmodell' : letters)
    return suffix ? this.#take(suffix, at, length) : length
  }

  #chooseMaker(maker: string) {
    this.#makers.add(maker)
    this.#makerChoice.want([maker])
  }

  #chooseGroup({ maker, group }: Name) {
    this.#makerChoice.want([maker])
    this.#modelChoice.want([group])
  }

  /** "Kein BMW" excludes the maker, "kein BMW 3er" one of its models. */
  #excludeName(at: number, length: number, maker: string | undefined, groups: readonly Name[]): number {
    const modelsAt = (count: number) =>
      maker === undefined ? [] : this.#names.groups(this.#join(at + length, count), new Set([maker]))
    const model = [3, 2, 1].find((count) => modelsAt(count).length > 0)
    if (model !== undefined) return this.#excludeName(at, length + model, undefined, modelsAt(model))
    const text = this.#negation.with(this.#text(at, length))
    const models = groups.map(({ group }) => group)
    if (maker === undefined) this.#modelChoice.exclude(models, text)
    else this.#makerChoice.exclude([maker], text)
    this.#negation.endBefore(this.#word(at + length), 'name')
    return length
  }

  #measure(at: number, read: Quantity): number {
    const quantity = this.#topic.given(read, at)
    const text = this.#text(at, quantity.length)
    const { criteria, choices } = boundsOf(quantity, text, this.#thisYear)
    const isMeant = Object.keys(criteria).length > 0 || choices.length > 0
    if (this.#negation.excludes('number') || !isMeant) {
      const negated = this.#negation.with(text)
      this.#notUnderstood.push(isMeant ? withReason(negated, notExcludable) : negated)
    } else if (choices.length > 0) this.#readings.push({ text, choices })
    else if (criteria.gwNummer !== undefined) this.#gwNumbers.push(...[criteria.gwNummer].flat())
    else this.#bound(criteria, text)
    this.#negation.drop()
    return quantity.length
  }

  /** The last of several bounds counts: "bis 10.000 € bis 12.000 €". */
  #bound(criteria: Criteria, text: string) {
    for (const name of Object.keys(criteria)) {
      const earlier = this.#bounds.get(name)
      if (earlier !== undefined && earlier !== text)
        this.#notUnderstood.push(withReason(earlier, `es gilt „${text}“`))
      this.#bounds.set(name, text)
    }
    Object.assign(this.#criteria, criteria)
  }

  #take(meaning: Meaning, at: number, length: number): number {
    const kind = meaning.kind === 'group' ? meaning.group : meaning.kind
    if (!this.#negation.excludes(kind)) {
      if (meaning.kind === 'group') this.#choiceOf(meaning.group).want(meaning.values)
      else if (meaning.kind === 'flag') this.#criteria[meaning.flag] = true
      else Object.assign(this.#criteria, meaning.criteria)
      return length
    }
    const text = this.#negation.with(this.#text(at, length))
    if (isExcludable(meaning)) this.#choiceOf(meaning.group).exclude(meaning.values, text)
    else this.#notUnderstood.push(withReason(text, notExcludable))
    this.#negation.endBefore(this.#word(at + length), kind)
    return length
  }

  #offer(choices: Reading['choices'], at: number): number {
    if (this.#negation.excludes('open')) return this.#pass(at, 1)
    this.#readings.push({ text: this.#text(at, 1), choices })
    return 1
  }

  #choiceOf(group: GroupName): Alternatives {
    const choice = this.#choices.get(group) ?? new Alternatives()
    this.#choices.set(group, choice)
    return choice
  }

  /** A word of the descriptions in the stock. */
  #isText(token: Token | undefined, isWhole: boolean): boolean {
    if (!token || this.#textsTried >= textsMax) return false
    this.#textsTried++
    if (!this.#holdsText(token.text, isWhole)) return false
    if (this.#negation.excludes('text')) {
      this.#notUnderstood.push(withReason(this.#negation.with(token.text), notExcludable))
      this.#negation.endBefore(this.#word(this.#tokens.indexOf(token) + 1), 'text')
    } else this.#texts.push(token.text.toLowerCase())
    return true
  }

  /** What a known word stands for; the key is equal for equal meanings. */
  #readingOf(known: string, at: number): { key: string; take: () => void } | undefined {
    const maker = this.#names.maker(known)
    const groups = maker === undefined ? this.#names.groups(known, this.#makers) : []
    const [group] = groups
    const isName = maker !== undefined || groups.length === 1
    const exclude = () => this.#excludeName(at, 1, maker, groups)
    if (isName && this.#negation.excludes('name')) return { key: known, take: exclude }
    if (maker !== undefined) return { key: maker, take: () => this.#chooseMaker(maker) }
    if (group && groups.length === 1)
      return { key: `${group.maker} ${group.group}`, take: () => this.#chooseGroup(group) }
    const meaning = vocabulary.get(known)
    return meaning && { key: JSON.stringify(meaning), take: () => this.#take(meaning, at, 1) }
  }

  /** A word of a description, or a misspelt one when the known words near enough mean the same. */
  #guess(at: number): number {
    const token = this.#tokens[at]
    const word = token?.word ?? ''
    if (this.#isText(token, true)) return 1
    const singular = word.replace(/s$/, '')
    const isName = isCorrectable(word) && this.#correctionsTried++ < correctionsMax
    const isPlural = singular !== word && this.#readingOf(singular, at) !== undefined
    const near = isPlural ? [singular] : isName ? this.#names.likely(word) : []
    const readings = near.flatMap((like) => this.#readingOf(like, at) ?? [])
    if (new Set(readings.map(({ key }) => key)).size === 1) {
      readings[0]?.take()
      return 1
    }
    const shade = shadeOf(word)
    if (shade) return this.#take(shade, at, 1)
    if (this.#isText(token, false)) return 1
    return this.#pass(at, 1)
  }

  /** Names a part as not understood. */
  #pass(at: number, length: number): number {
    if (this.#word(at) !== '') this.#notUnderstood.push(this.#negation.with(this.#text(at, length)))
    this.#negation.drop()
    return length
  }

  #merged(): Criteria {
    const makers = this.#chosen(this.#makerChoice, () => this.#names.makers())
    const models = this.#chosen(this.#modelChoice, () => this.#names.groupsOf(this.#makers))
    putInOrder(this.#criteria)
    const groups: Record<string, unknown> = {}
    for (const [name, choice] of this.#choices) {
      const { rule } = searchCriterion(name)
      groups[name] = this.#chosen(choice, () => ('options' in rule ? codesOf(rule.options) : []))
    }
    const names = { maker: makers, car_model: models, gwNummer: this.#gwNumbers, text: this.#texts }
    // Bounds and flags were valid when they were read.
    return { ...this.#criteria, ...validIn({ ...groups, ...names }) }
  }

  #chosen(choice: Alternatives, all: () => readonly string[]): readonly string[] {
    const { values, ignored } = choice.chosen(all)
    this.#notUnderstood.push(...ignored)
    return values
  }
}
