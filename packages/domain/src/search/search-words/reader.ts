import { notExcludable, withReason } from './alternatives.ts'
import { boundsOf } from './bounds.ts'
import type { NameIndex } from './catalogue.ts'
import { colourOfPart } from './coloured-parts.ts'
import { Corrector, type Known } from './corrector.ts'
import type { Lexicon } from './languages/lexicon.ts'
import { NamedParts } from './named-parts.ts'
import { Negation } from './negation.ts'
import { Phrase } from './phrase.ts'
import { type Quantity, quantityAt } from './quantities.ts'
import { isElectricPart } from './rearrange.ts'
import { conjunctions, fillers, isLeftOpen, negations, vagueWords } from './small-words.ts'
import type { Token } from './token.ts'
import { TopicOfBounds } from './topic-of-bounds.ts'
import { isComparing, topics } from './topics.ts'
import { units } from './units.ts'
import {
  isExcludable,
  longestPhrase,
  type Meaning,
  meaningOf,
  meaningOfPhrase,
  openChoices,
  shadeOf,
} from './vocabulary.ts'
import { Wishes } from './wishes.ts'
import type { Reading, StockTexts, WordsRead } from './words-read.ts'

/** Each look-up reads the index of the texts. */
const textsMax = 10

/** The second word of a name. */
const shortestPart = 3

/** Reads one phrase from left to right; each step takes the longest part that means something. */
export class Reader {
  readonly #phrase: Phrase
  readonly #names: NameIndex
  readonly #thisYear: number
  readonly #texts: StockTexts | undefined
  readonly #wishes = new Wishes()
  readonly #negation = new Negation()
  readonly #topic = new TopicOfBounds()
  readonly #named: NamedParts
  readonly #corrector: Corrector
  #textsTried = 0
  /** Whether it bounds or offers alternatives, and so describes no single car. */
  #isSearch = false

  constructor(
    tokens: readonly Token[],
    names: NameIndex,
    thisYear: number,
    lexicon: Lexicon | undefined,
    texts: StockTexts | undefined,
  ) {
    this.#phrase = new Phrase(tokens)
    this.#names = names
    this.#thisYear = thisYear
    this.#texts = texts
    this.#named = new NamedParts(this.#phrase, names, texts, this.#wishes, this.#negation)
    this.#corrector = new Corrector(names, this.#named.makers, lexicon, texts)
  }

  read(): WordsRead {
    let at = 0
    while (at < this.#phrase.tokens.length) at += this.#step(at)
    this.#wishes.notUnderstood.push(...this.#negation.left)
    const canBeTitle = this.#named.hasName && !this.#isSearch
    return this.#wishes.read(
      this.#names,
      this.#named.makers,
      this.#texts,
      canBeTitle ? this.#phrase.words : 0,
    )
  }

  /** @returns how many tokens were taken */
  #step(at: number): number {
    const canContinue = this.#names.canContinue(this.#phrase.keys[at] ?? '')
    for (let length = canContinue ? longestPhrase : 1; length > 1; length--) {
      const meaning = meaningOfPhrase(this.#phrase.join(at, length))
      if (meaning) return this.#take(meaning, at, length)
    }
    const ofPart = colourOfPart(this.#phrase.word(at), this.#phrase.word(at + 1))
    if (ofPart > 0) return this.#pass(at, ofPart)
    const quantity = quantityAt(this.#phrase.tokens, at, this.#thisYear)
    // "Fiat 500", "Audi 80": a bare number is a model where its maker has one of that name.
    const isBare = this.#phrase.tokens[at]?.value !== null && this.#phrase.tokens[at]?.dimension === null
    if (quantity && !isBare) return this.#measure(at, quantity)
    for (let length = canContinue ? 3 : 1; length > 0; length--) {
      const taken = this.#named.read(at, length)
      if (taken) return taken
    }
    if (quantity) return this.#named.readNumber(at, quantity) || this.#measure(at, quantity)
    const word = this.#phrase.word(at)
    if (negations.has(word)) {
      this.#negation.begin(this.#phrase.text(at, 1))
      return 1
    }
    this.#negation.pass(word)
    this.#isSearch ||= word === 'oder'
    if (conjunctions.has(word)) return 1
    if (isElectricPart(this.#phrase.keys, at)) return this.#pass(at, 1)
    const meaning = meaningOf(word) ?? this.#named.meaningOfLetter(word)
    if (meaning) return this.#take(meaning, at, 1)
    if (fillers.has(word) || isLeftOpen(word, this.#phrase.word(at + 1))) return 1
    const choices = openChoices.get(word)
    return choices ? this.#offer(choices, at) : this.#guess(at)
  }

  #measure(at: number, read: Quantity): number {
    const quantity = this.#topic.given(read, at)
    const text = this.#phrase.text(at, quantity.length)
    const { criteria, choices } = boundsOf(quantity, text, this.#thisYear)
    const isMeant = Object.keys(criteria).length > 0 || choices.length > 0
    this.#isSearch ||= isMeant && (quantity.low === undefined) !== (quantity.high === undefined)
    if (this.#negation.excludes('number') || !isMeant) {
      const negated = this.#negation.with(text)
      this.#wishes.notUnderstood.push(isMeant ? withReason(negated, notExcludable) : negated)
    } else if (choices.length > 0) this.#wishes.readings.push({ text, choices })
    else if (criteria.gwNummer !== undefined) this.#wishes.gwNumbers.push(...[criteria.gwNummer].flat())
    else {
      this.#wishes.bound(criteria, text)
      if (quantity.isNet) this.#wishes.asGross(criteria, text)
    }
    this.#negation.drop()
    return quantity.length
  }

  #take(meaning: Meaning, at: number, length: number): number {
    const kind = meaning.kind === 'group' ? meaning.group : meaning.kind
    if (!this.#negation.excludes(kind)) {
      this.#wishes.add(meaning)
      return length
    }
    const text = this.#negation.with(this.#phrase.text(at, length))
    if (isExcludable(meaning)) this.#wishes.of(meaning.group).exclude(meaning.values, text)
    else this.#wishes.notUnderstood.push(withReason(text, notExcludable))
    this.#negation.endBefore(this.#phrase.word(at + length), kind)
    return length
  }

  #offer(choices: Reading['choices'], at: number): number {
    if (this.#negation.excludes('open')) return this.#pass(at, 1)
    this.#wishes.readings.push({ text: this.#phrase.text(at, 1), choices })
    return 1
  }

  /** A word of the descriptions in the stock. */
  #isText(at: number, isWhole: boolean): boolean {
    // Descriptions are in German.
    const text = this.#phrase.tokens[at]?.isForeign ? this.#phrase.word(at) : this.#phrase.text(at, 1)
    const texts = this.#texts
    if (!texts || this.#textsTried >= textsMax) return false
    this.#textsTried++
    const held = [text, this.#phrase.tokens[at]?.glued ?? ''].filter(
      (spelling) => spelling !== '' && texts.holding(spelling, isWhole) > 0,
    )
    if (held.length === 0) return false
    if (this.#negation.excludes('text')) {
      const typed = this.#negation.with(this.#phrase.text(at, 1))
      this.#wishes.notUnderstood.push(withReason(typed, notExcludable))
      this.#negation.endBefore(this.#phrase.word(at + 1), 'text')
    } else this.#wishes.texts.push(held.join(' oder ').toLowerCase())
    return true
  }

  #takeKnown({ meaning, ...named }: Known, at: number, length: number): number {
    return meaning ? this.#take(meaning, at, length) : this.#named.take(at, length, named)
  }

  /** Whether a word can be no part of a misspelt name of two: "Santa Fee". */
  #isKnown(at: number): boolean {
    const [key = '', word] = [this.#phrase.keys[at], this.#phrase.word(at)]
    const isName = this.#names.maker(key) !== undefined || this.#names.groups(key).length > 0
    return word.length < shortestPart || isName || meaningOf(word) !== undefined
  }

  /** A misspelt word, or one of the descriptions. Topics and units alone and vague words are neither. */
  #guess(at: number): number {
    const word = this.#phrase.word(at)
    if (topics.has(word) || units.has(word) || vagueWords.has(word) || isComparing(word))
      return this.#pass(at, 1)
    const plural = this.#corrector.singularOf(word)
    if (plural) return this.#takeKnown(plural, at, 1)
    for (const length of this.#isKnown(at + 1) ? [1] : [2, 1]) {
      const meant = this.#corrector.correct(this.#phrase.join(at, length), this.#phrase.text(at, length))
      if (meant) {
        this.#wishes.corrections.push({ typed: this.#phrase.text(at, length), meant: meant.label })
        return this.#takeKnown(meant, at, length)
      }
    }
    if (this.#isText(at, true)) return 1
    const shade = shadeOf(word)
    if (shade) return this.#take(shade, at, 1)
    return this.#isText(at, false) ? 1 : this.#pass(at, 1)
  }

  /** Names a part as not understood. */
  #pass(at: number, length: number): number {
    if (this.#phrase.word(at) !== '')
      this.#wishes.notUnderstood.push(this.#negation.with(this.#phrase.text(at, length)))
    this.#negation.drop()
    return length
  }
}
