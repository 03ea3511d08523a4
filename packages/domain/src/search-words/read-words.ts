import type { Criteria } from '../criteria.ts'
import { toTexts, validIn } from '../criterion.ts'
import { codesOf } from '../vehicle/attribute.ts'
import { bounds, type GroupName, searchCriterion } from '../vehicle/criterion-rules.ts'
import { boundsOf } from './bounds.ts'
import { type Name, type NameIndex, nearest } from './catalogue.ts'
import { quantityAt } from './quantities.ts'
import { conjunctions, fillers, negations, unsearchable } from './small-words.ts'
import { keyOf, type Token, tokenise } from './tokens.ts'
import { longestPhrase, type Meaning, meaningOf, vocabulary } from './vocabulary.ts'

/** A part of a phrase that can mean several things, with the criteria of each. */
export type Reading = { text: string; choices: { label: string; criteria: Criteria }[] }

export type WordsRead = {
  criteria: Criteria
  /** Parts of the phrase without meaning, as they were typed. */
  notUnderstood: string[]
  readings: Reading[]
}

/**
 * Whether descriptions in the stock hold these words: as whole words, or as the beginnings of words. Only the server
 * knows.
 */
export type HoldsText = (text: string, isWhole: boolean) => boolean

/** Each look-up reads the index of the texts; each correction compares a word with all known ones. */
const [textsMax, correctionsMax] = [10, 10]

/** Longer phrases are cut; the rest is named as not understood. */
export const longestQuery = 500

/** Reads one phrase from left to right; each step takes the longest part that means something. */
class Reader {
  readonly #tokens: readonly Token[]
  readonly #names: NameIndex
  readonly #thisYear: number
  readonly #holdsText: HoldsText
  readonly #texts: string[] = []
  #textsTried = 0
  #correctionsTried = 0
  readonly #makers: Set<string>
  readonly #groups = new Map<string, Name>()
  readonly #wanted = new Map<GroupName, Set<string>>()
  readonly #unwanted = new Map<GroupName, { values: Set<string>; text: string }>()
  readonly #gwNumbers: string[] = []
  readonly #notUnderstood: string[] = []
  readonly #readings: Reading[] = []
  #criteria: Criteria = {}
  /** The words of a negation that waits for what it negates. */
  #negation: string[] = []

  constructor(tokens: readonly Token[], names: NameIndex, thisYear: number, holdsText: HoldsText) {
    this.#tokens = tokens
    this.#names = names
    this.#thisYear = thisYear
    this.#holdsText = holdsText
    this.#makers = this.#makersNamed()
  }

  read(): WordsRead {
    let at = 0
    while (at < this.#tokens.length) at += this.#step(at)
    if (this.#negation.length > 0) this.#notUnderstood.push(this.#negation.join(' '))
    return {
      criteria: this.#merged(),
      notUnderstood: [...new Set(this.#notUnderstood)],
      readings: this.#readings,
    }
  }

  /** Makers anywhere in the phrase decide what its model names mean. */
  #makersNamed(): Set<string> {
    const found = new Set<string>()
    for (let at = 0; at < this.#tokens.length; at++) {
      const group = [3, 2].find((count) => this.#names.groups(this.#join(at, count), new Set()).length > 0)
      if (group !== undefined) {
        at += group - 1
        continue
      }
      const length = [2, 1].find((count) => this.#names.maker(this.#join(at, count)) !== undefined) ?? 0
      const maker = this.#names.maker(this.#join(at, length))
      const isNegated = negations.has(this.#tokens[at - 1]?.word ?? '')
      if (maker !== undefined && !isNegated) found.add(maker)
      at += Math.max(0, length - 1)
    }
    return found
  }

  #join(at: number, length: number) {
    if (at + length > this.#tokens.length) return ''
    const keys = this.#tokens.slice(at, at + length).map(keyOf)
    return keys.includes('') ? '' : keys.join('')
  }

  #text(at: number, length: number) {
    return this.#tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ')
  }

  /** @returns how many tokens were taken */
  #step(at: number): number {
    for (let length = longestPhrase; length > 1; length--) {
      const meaning = vocabulary.get(this.#join(at, length))
      if (meaning) return this.#take(meaning, at, length)
    }
    if (unsearchable.has(this.#join(at, 2))) {
      this.#notUnderstood.push(this.#text(at, 2))
      return 2
    }
    const quantity = quantityAt(this.#tokens, at, this.#thisYear)
    // "Fiat 500", "Audi 80": a bare number is a model where its maker has one of that name.
    const isBare = this.#tokens[at]?.value !== null && this.#tokens[at]?.dimension === null
    if (quantity && !isBare) return this.#measure(at)
    for (let length = 3; length > 0; length--) {
      const taken = this.#name(at, length)
      if (taken) return taken
    }
    if (quantity) return this.#measure(at)
    const word = this.#tokens[at]?.word ?? ''
    if (negations.has(word)) {
      this.#negation.push(this.#text(at, 1))
      return 1
    }
    if (conjunctions.has(word)) return 1
    const meaning = meaningOf(word)
    if (meaning) return this.#take(meaning, at, 1)
    if (fillers.has(word)) return 1
    return this.#guess(at)
  }

  /** Makers and model groups; 0 where the words name none. */
  #name(at: number, length: number): number {
    const key = this.#join(at, length)
    if (key === '') return 0
    const maker = this.#names.maker(key)
    const groups = maker === undefined ? this.#names.groups(key, this.#makers) : []
    if (maker === undefined && groups.length === 0) return 0
    const text = this.#text(at, length)
    if (this.#negation.length > 0) {
      this.#notUnderstood.push(`${this.#negation.join(' ')} ${text}`)
      this.#negation = []
    } else if (maker !== undefined) this.#makers.add(maker)
    else if (groups.length === 1) for (const name of groups) this.#chooseGroup(name)
    else
      this.#readings.push({
        text,
        choices: groups.map((name) => ({
          label: `${name.maker} ${name.group}`,
          criteria: { maker: name.maker, car_model: name.group },
        })),
      })
    // "308 SW", "C 220 CDI": the letters behind the number can mean more.
    const suffix = vocabulary.get(/\d([a-z]{2,3})$/.exec(key)?.[1] ?? '')
    return suffix ? this.#take(suffix, at, length) : length
  }

  #chooseGroup(name: Name) {
    this.#groups.set(`${name.maker} ${name.group}`, name)
  }

  #measure(at: number): number {
    const quantity = quantityAt(this.#tokens, at, this.#thisYear)
    if (!quantity) return 1
    const text = this.#text(at, quantity.length)
    const { criteria, choices } = boundsOf(quantity, text, this.#thisYear)
    const isNegated = this.#negation.length > 0
    if (choices.length > 0 && !isNegated) this.#readings.push({ text, choices })
    else if (criteria.gwNummer !== undefined && !isNegated)
      this.#gwNumbers.push(...[criteria.gwNummer].flat())
    else if (Object.keys(criteria).length > 0 && !isNegated)
      this.#criteria = { ...this.#criteria, ...criteria }
    else this.#notUnderstood.push([...this.#negation, text].join(' '))
    this.#negation = []
    return quantity.length
  }

  #take(meaning: Meaning, at: number, length: number): number {
    const text = [...this.#negation, this.#text(at, length)].join(' ')
    const isNegated = this.#negation.length > 0
    if (meaning.kind === 'group') {
      const before = this.#unwanted.get(meaning.group)
      if (isNegated)
        this.#unwanted.set(meaning.group, {
          values: new Set([...(before?.values ?? []), ...meaning.values]),
          text: before ? `${before.text}, ${text}` : text,
        })
      else
        this.#wanted.set(
          meaning.group,
          new Set([...(this.#wanted.get(meaning.group) ?? []), ...meaning.values]),
        )
    } else if (isNegated) this.#notUnderstood.push(text)
    else if (meaning.kind === 'flag') this.#criteria = { ...this.#criteria, [meaning.flag]: true }
    else this.#criteria = { ...this.#criteria, ...meaning.criteria }
    const isListed = conjunctions.has(this.#tokens[at + length]?.word ?? '')
    if (!isListed) this.#negation = []
    return length
  }

  /** A word of the descriptions in the stock. */
  #isText(token: Token | undefined, isWhole: boolean): boolean {
    if (!token || this.#negation.length > 0 || this.#textsTried >= textsMax) return false
    this.#textsTried++
    if (!this.#holdsText(token.text, isWhole)) return false
    this.#texts.push(token.text.toLowerCase())
    return true
  }

  /** What a known word stands for, with a key that is equal for equal meanings. */
  #readingOf(known: string, at: number): { key: string; take: () => void } | undefined {
    const maker = this.#names.maker(known)
    const groups = maker === undefined ? this.#names.groups(known, this.#makers) : []
    const [group] = groups
    const isName = this.#negation.length === 0
    if (maker !== undefined && isName) return { key: maker, take: () => this.#makers.add(maker) }
    if (group && groups.length === 1 && isName)
      return { key: `${group.maker} ${group.group}`, take: () => this.#chooseGroup(group) }
    const meaning = vocabulary.get(known)
    return meaning && { key: JSON.stringify(meaning), take: () => this.#take(meaning, at, 1) }
  }

  /** A word of a description, or a misspelt one when the known words near enough mean the same. */
  #guess(at: number): number {
    const token = this.#tokens[at]
    const word = token?.word ?? ''
    if (this.#isText(token, true)) return 1
    const known =
      this.#correctionsTried++ < correctionsMax ? [...this.#names.keys(), ...vocabulary.keys()] : []
    const near = nearest(word, known)
    const readings = near.flatMap((like) => this.#readingOf(like, at) ?? [])
    if (new Set(readings.map(({ key }) => key)).size === 1) {
      readings[0]?.take()
      return 1
    }
    if (this.#isText(token, false)) return 1
    if (token && word) this.#notUnderstood.push([...this.#negation, token.text].join(' '))
    this.#negation = []
    return 1
  }

  /** Several values of a group are alternatives; "kein" leaves the others; reversed bounds are swapped. */
  #merged(): Criteria {
    const groups = [...this.#groups.values()]
    const makers = [...this.#makers, ...groups.map(({ maker }) => maker)]
    return validIn({
      ...this.#inOrder(),
      ...Object.fromEntries(this.#groupValues()),
      maker: toTexts(makers),
      car_model: toTexts(groups.map(({ group }) => group)),
      gwNummer: toTexts(this.#gwNumbers),
      text: toTexts(this.#texts),
    })
  }

  *#groupValues(): Generator<[GroupName, string[]]> {
    for (const name of new Set([...this.#wanted.keys(), ...this.#unwanted.keys()])) {
      const { rule } = searchCriterion(name)
      const all = 'options' in rule ? codesOf(rule.options) : []
      const wanted = this.#wanted.get(name)
      const unwanted = this.#unwanted.get(name)
      const left = [...(wanted ?? all)].filter((value) => !unwanted?.values.has(value))
      // An exclusion that would leave no value is ignored.
      if (left.length === 0 && unwanted) this.#notUnderstood.push(unwanted.text)
      if (left.length > 0 || wanted) yield [name, left.length > 0 ? left : [...(wanted ?? [])]]
    }
  }

  #inOrder(): Criteria {
    const criteria = { ...this.#criteria }
    for (const [from, to] of bounds) {
      const [low, high] = [criteria[from], criteria[to]]
      if (low !== undefined && high !== undefined && low > high)
        Object.assign(criteria, { [from]: high, [to]: low })
    }
    return criteria
  }
}

/**
 * Reads a search in German words: "roter Golf Variant bis 15.000 € ohne Diesel".
 *
 * @param names makers and model groups of the stock
 * @param thisYear the calendar year of today, for ages
 * @param holdsText says of unknown words whether descriptions hold them
 * @returns the criteria, what could be read in several ways, and every part that means nothing here
 */
export function readWords(
  query: string,
  names: NameIndex,
  thisYear: number,
  holdsText: HoldsText = () => false,
): WordsRead {
  const read = new Reader(tokenise(query.slice(0, longestQuery)), names, thisYear, holdsText).read()
  const rest = query.slice(longestQuery).trim()
  return rest === '' ? read : { ...read, notUnderstood: [...read.notUnderstood, `… ${rest.slice(0, 40)} …`] }
}
