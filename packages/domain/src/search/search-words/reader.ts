import { withUnitOfRange } from './bounds-of-range.ts'
import type { NameIndex } from './catalogue.ts'
import { colourOfPart } from './coloured-parts.ts'
import { Corrector } from './corrector.ts'
import { DescriptionWords } from './description-words.ts'
import type { Lexicon } from './languages/lexicon.ts'
import { Meanings } from './meanings.ts'
import { Measures } from './measures.ts'
import { NamedParts } from './named-parts.ts'
import { Negation } from './negation.ts'
import { Phrase } from './phrase.ts'
import { type Quantity, quantityAt } from './quantities.ts'
import { isElectricPart } from './rearrange.ts'
import { isPraise, smallWords } from './small-words.ts'
import { isListedAt, type Token } from './token.ts'
import { UnknownWords } from './unknown-words.ts'
import { longestPhrase, meaningOf, meaningOfPhrase, openChoices } from './vocabulary.ts'
import { Wishes } from './wishes.ts'
import type { StockTexts, WordsRead } from './words-read.ts'

/** Reads one phrase from left to right; each step takes the longest part that means something. */
export class Reader {
  readonly #phrase: Phrase
  readonly #names: NameIndex
  readonly #thisYear: number
  readonly #texts: StockTexts | undefined
  readonly #wishes = new Wishes()
  readonly #negation = new Negation()
  readonly #meanings: Meanings
  readonly #measures: Measures
  readonly #named: NamedParts
  readonly #descriptions: DescriptionWords
  readonly #lexicon: Lexicon | undefined
  /** Made for the first word that means nothing as typed; most phrases have none. */
  #unknown: UnknownWords | undefined
  #hasAlternatives = false

  constructor(
    tokens: readonly Token[],
    names: NameIndex,
    thisYear: number,
    lexicon: Lexicon | undefined,
    texts: StockTexts | undefined,
    readsNet: boolean,
  ) {
    const phrase = new Phrase(tokens)
    this.#phrase = phrase
    this.#names = names
    this.#thisYear = thisYear
    this.#texts = texts
    this.#lexicon = lexicon
    this.#meanings = new Meanings(phrase, this.#wishes, this.#negation)
    this.#measures = new Measures(phrase, this.#wishes, this.#negation, thisYear, readsNet)
    this.#named = new NamedParts(phrase, names, texts, this.#wishes, this.#negation)
    this.#descriptions = new DescriptionWords(phrase, this.#wishes, this.#negation, texts)
  }

  read(): WordsRead {
    let at = 0
    while (at < this.#phrase.tokens.length) at += this.#step(at)
    this.#wishes.notUnderstood.push(...this.#negation.left)
    // A phrase with bounds or alternatives describes no single car.
    const canBeTitle = this.#named.hasName && !this.#measures.isBounded && !this.#hasAlternatives
    return this.#wishes.read(
      this.#names,
      this.#named.makers,
      this.#texts,
      canBeTitle ? this.#phrase.words : 0,
    )
  }

  /** @returns how many tokens were taken */
  #step(at: number): number {
    const key = this.#phrase.key(at)
    // A number with a unit is part of no phrase and no name.
    if (key === '') return this.#takeNumberOrName(at, 0) || this.#takeWord(at)
    const canContinue = this.#names.canContinue(key)
    return (
      this.#takePhrase(at, canContinue ? longestPhrase : 1) ||
      this.#takeNumberOrName(at, canContinue ? 3 : 1) ||
      this.#takeWord(at)
    )
  }

  /** Several words of one meaning. */
  #takePhrase(at: number, longest: number): number {
    for (let length = longest; length > 1; length--) {
      const joined = this.#phrase.join(at, length)
      const meaning = joined === '' ? undefined : meaningOfPhrase(joined)
      if (meaning) return this.#meanings.take(meaning, at, length)
    }
    const isListed = isListedAt(this.#phrase.tokens, at + 1)
    const words = [this.#phrase.word(at), this.#phrase.word(at + 1), this.#phrase.word(at + 2)] as const
    const ofPart = colourOfPart(...words, isListed)
    return ofPart > 0 ? this.#meanings.pass(at, ofPart) : 0
  }

  #takeNumberOrName(at: number, longest: number): number {
    const bound = quantityAt(this.#phrase.tokens, at, this.#thisYear)
    const quantity = bound && withUnitOfRange(this.#phrase.tokens, at, bound, this.#thisYear)
    // "Fiat 500", "Audi 80": a bare number is a model where its maker has one of that name.
    const { value, dimension, isCount } = this.#phrase.tokens[at] ?? {}
    const isBare = value !== null && dimension === null && !isCount
    if (quantity?.dimension === 'inch' && this.#descriptions.takeWheels(quantity, at)) return quantity.length
    if (quantity && (!isBare || this.#isPower(at, quantity))) return this.#measures.take(at, quantity)
    for (let length = longest; length > 0; length--) {
      const taken = this.#named.read(at, length)
      if (taken) return taken
    }
    return quantity ? this.#named.readNumber(at, quantity) || this.#measures.take(at, quantity) : 0
  }

  /** "BMW 150-210 kW" names no type; "Audi 80 bis 90 PS" names a model. */
  #isPower(at: number, { dimension, low, high }: Quantity): boolean {
    const isRange = high !== undefined && low === this.#phrase.tokens[at]?.value
    const isOfEngine = dimension === 'ps' || dimension === 'kw'
    const key = this.#phrase.key(at)
    const isModel = this.#names.groups(key, this.#named.makers).some(({ group }) => group === key)
    return isRange && isOfEngine && !isModel
  }

  #takeWord(at: number): number {
    const word = this.#phrase.word(at)
    // A wish without meaning that is not required.
    if (word === '') return this.#meanings.pass(at, 1)
    const small = smallWords.get(word)
    if (small === 'negation') {
      this.#negation.begin(this.#phrase.text(at, 1))
      return 1
    }
    this.#negation.pass(word)
    this.#hasAlternatives ||= word === 'oder'
    if (small === 'conjunction') return 1
    if (isElectricPart(this.#phrase.keys, at)) return this.#meanings.pass(at, 1)
    if (isPraise(word, this.#phrase.word(at - 1), this.#phrase.word(at + 1)))
      return this.#meanings.pass(at, 1)
    const meaning = meaningOf(word) ?? this.#named.meaningOfLetter(word)
    if (meaning) return this.#meanings.take(meaning, at, 1)
    if (small === 'filler') return 1
    const choices = openChoices.get(word)
    return choices ? this.#meanings.offer(choices, at) : this.#takeUnknown(at)
  }

  #takeUnknown(at: number): number {
    this.#unknown ??= new UnknownWords(
      this.#phrase,
      this.#names,
      this.#wishes,
      this.#named,
      this.#meanings,
      new Corrector(this.#names, this.#named.makers, this.#lexicon, this.#texts),
      this.#descriptions,
    )
    return this.#unknown.take(at)
  }
}
