import type { Name, NameIndex } from '../catalogue.ts'
import { counts } from '../counts.ts'
import { isListedAt, isNumber, joinedKey, keyOf, type Token, wordAt, wordToken } from '../token.ts'
import { isComparing, topics } from '../topics.ts'
import { type Dimension, units } from '../units.ts'
import { isBody, meaningOf } from '../vocabulary.ts'
import { withoutAbbreviations } from './abbreviated.ts'
import { withColouredParts } from './coloured-parts.ts'
import { type Lexicon, vague } from './lexicon.ts'
import { withGermanNumbers } from './numbers.ts'

/** Signs of a price that can stand before its number. */
const currencies = new Set(['€', 'eur'])
/** "A 4", "i 20" and "C 220" are models; "a 8000 €" is a price. */
const leastNumber = 1000
/** "C 220" */
const leastType = 100
const countWords: ReadonlySet<string | undefined> = new Set(counts)
const isMini = ({ maker }: Name) => maker === 'MINI'
const letter = /^[a-z]$/i
/** Words of several are divided into parts of this length and more. */
const shortestPart = 4
const isWord = /^\p{L}+$/u
const electric = /^e-(\p{L}{3,})$/iu

/** The German words for some typed ones, with the typed texts divided among them. */
function germanTokens(german: readonly string[], typed: readonly Token[]): Token[] {
  const last = german.length - 1
  return german.map((word, place) => {
    const texts = place === last ? typed.slice(place) : typed.slice(place, place + 1)
    const text = texts.map((token) => token.text).join(' ')
    const isListed = place === 0 && isListedAt(typed, 0)
    const token = { text, dimension: null, isForeign: true, ...(isListed ? { isListed } : {}) }
    return /^\d+$/.test(word) ? { ...token, word: '', value: Number(word) } : { ...token, word, value: null }
  })
}

/** "Dieselautomaat" as two words of the language; undefined where it is one. */
function partsOf(text: string, lexicon: Lexicon): string[] | undefined {
  const isKnown = (word: string) => (lexicon.meaning(lexicon.keyOf(word)) ?? [vague])[0] !== vague
  if (text.length < 2 * shortestPart || !isWord.test(text) || lexicon.hasWord(lexicon.keyOf(text)))
    return undefined
  for (let at = shortestPart; at <= text.length - shortestPart; at++) {
    const parts = [text.slice(0, at), text.slice(at)]
    if (parts.every(isKnown)) return parts
  }
  return undefined
}

/** Whether a word is one German word that satisfies a test. */
function isOneWord(text: string, lexicon: Lexicon, satisfies: (german: string) => boolean): boolean {
  const meaning = lexicon.meaning(lexicon.keyOf(text))
  return meaning?.length === 1 && meaning.every(satisfies)
}

/** "e-bestelbus": an electric one, and what it is. */
function electricPart(text: string, lexicon: Lexicon): string | undefined {
  const rest = electric.exec(text)?.[1]
  if (rest === undefined || lexicon.meaning(lexicon.keyOf(text)) !== undefined) return undefined
  return isOneWord(rest, lexicon, (word) => isBody(meaningOf(word))) ? rest : undefined
}

/** "Four-wheel" as two words. */
function divided(token: Token, lexicon: Lexicon): Token | Token[] {
  const driven = token.value === null ? electricPart(token.text, lexicon) : undefined
  if (driven !== undefined)
    return [
      { ...token, text: 'e-', word: 'elektro' },
      { ...wordToken(driven), text: driven },
    ]
  const compound = token.value === null ? partsOf(token.text, lexicon) : undefined
  if (compound)
    return compound.map((text) => ({ ...wordToken(text), ...(token.isListed ? { isListed: true } : {}) }))
  const parts = token.text.split('-')
  const areWords = (names: readonly string[]) =>
    names.every((name) => !letter.test(name) && lexicon.hasWord(lexicon.keyOf(name)))
  const isCompound = parts.length > 1 && token.value === null
  return isCompound && lexicon.meaning(lexicon.keyOf(token.text)) === undefined && areWords(parts)
    ? parts.map((text) => ({ ...token, text }))
    : token
}

/** In words: "Range Rover Evoque". */
const longestName = 3

/** Translates the words of one phrase. */
class Translation {
  readonly #lexicon: Lexicon
  readonly #names: NameIndex
  readonly #tokens: readonly Token[]
  readonly #keys: readonly string[]
  /** What the tokens are looked up by among the names of the stock. */
  readonly #typed: readonly string[]

  constructor(tokens: readonly Token[], lexicon: Lexicon, names: NameIndex) {
    this.#lexicon = lexicon
    this.#names = names
    this.#tokens = tokens
    this.#typed = tokens.map(keyOf)
    this.#keys = tokens.map(({ text, value }) =>
      value === null || /^\d+$/.test(text) ? lexicon.keyOf(text) : '',
    )
  }

  #key = (at: number) => this.#keys[at] ?? ''
  #text = (at: number) => this.#tokens[at]?.text ?? ''

  /** Whether a number begins at a token; the names of months and currencies belong to it. */
  #isNumber(at: number): boolean {
    const token = this.#tokens[at]
    if (token === undefined) return false
    if (token.value !== null || currencies.has(token.word)) return true
    const key = this.#key(at)
    const isMonth = this.#lexicon.meaningBeforeNumber(key) !== undefined
    return countWords.has(this.#lexicon.meaning(key)?.[0]) || (isMonth && isNumber(this.#tokens[at + 1]))
  }

  /** Whether a letter is part of a model, or a word the unit of the number before it: "i 20", "3,5 to". */
  #isKept(at: number, meaning: readonly string[]): boolean {
    const [text, word] = [this.#text(at), wordAt(this.#tokens, at)]
    const number = this.#tokens[at + 1]?.value ?? leastNumber
    const isModel = letter.test(text) && number < leastNumber && !isUnit(this.#text(at + 2), this.#lexicon)
    // "Mini Cooper d", "C 200 d"
    const before = this.#tokens[at - 1]
    const isDiesel =
      word === 'd' &&
      ((before?.value ?? 0) >= leastType ||
        this.#names.groupsNamed(wordAt(this.#tokens, at - 1)).some(isMini))
    const isUnitBehind = meaning.length === 0 && units.has(word) && isNumber(before)
    return isModel || isDiesel || isUnitBehind
  }

  #germanAt(at: number, length: number): readonly string[] | undefined {
    const own = this.#keys.slice(at, at + length)
    return own.includes('') ? undefined : this.#germanOf(own.join(''), at, length)
  }

  /** The German words for several words of which one is misspelt: "parkng sensors". */
  #germanOfMisspelt(at: number, length: number): readonly string[] | undefined {
    const own = this.#keys.slice(at, at + length)
    const unknown = own.flatMap((key, place) => (this.#lexicon.hasWord(key) ? [] : [place]))
    const [only, ...others] = unknown
    if (only === undefined || others.length > 0 || own[only] === '') return undefined
    for (const key of this.#lexicon.nearKeys(this.#text(at + only))) {
      const german = this.#germanOf(own.with(only, key).join(''), at, length)
      if (german !== undefined) return german
    }
    return undefined
  }

  /** The German word for a misspelt one that says what the number behind it measures: "przbieg do 60 tys". */
  #germanOfMisspeltTopic(at: number): readonly string[] | undefined {
    const [key, text, word] = [this.#key(at), this.#text(at), wordAt(this.#tokens, at)]
    const isKnown = key === '' || this.#lexicon.hasWord(key)
    const measures = [1, 2].some((place) => this.#isNumber(at + place))
    if (isKnown || !measures || topics.has(word) || isComparing(word) || meaningOf(word) !== undefined)
      return undefined
    const [only, ...others] = new Set(
      this.#lexicon.nearKeys(text).flatMap((key) => this.#lexicon.meaning(key)?.join(' ') ?? []),
    )
    return only !== undefined && others.length === 0 && topics.has(only) ? [only] : undefined
  }

  /** Whether the words behind an "and" begin another bound: "under 30,000 km and under 3 years", "and younger than 3 years". */
  #isBoundAt(at: number): boolean {
    const longest = this.#longestAt(at)
    for (let length = 1; length <= longest; length++) {
      const isBefore = this.#isNumber(at + length) && !isListedAt(this.#tokens, at + length)
      if (isBefore && isComparing(this.#germanAt(at, length)?.[0] ?? '')) return true
    }
    return false
  }

  #germanOf(key: string, at: number, length: number): readonly string[] | undefined {
    // "Do 4 lat, do 40 tys. km" has no years behind "lat".
    const isBefore = this.#isNumber(at + length) && !isListedAt(this.#tokens, at + length)
    const ofNumber = isBefore ? this.#lexicon.meaningBeforeNumber(key) : undefined
    const meaning = ofNumber ?? this.#lexicon.meaning(key)
    if (length > 1 && meaning?.[0] === 'oder' && meaning.length > 1 && this.#isBoundAt(at + 1))
      return undefined
    return meaning && length === 1 && this.#isKept(at, meaning) ? undefined : meaning
  }

  /** The most words of a phrase that can begin at a token and has no comma. */
  #longestAt(at: number): number {
    const longest = this.#longestFrom(at)
    for (let length = 1; length < longest; length++) {
      const next = this.#tokens[at + length]
      if (next === undefined || next.isListed) return length
    }
    return longest
  }

  #longestFrom(at: number): number {
    const key = this.#key(at)
    const longest = this.#lexicon.longestFrom(key)
    if (key === '' || longest > 0 || this.#lexicon.hasWord(key)) return longest
    const near = this.#lexicon.nearKeys(this.#text(at))
    return Math.max(0, ...near.map(this.#lexicon.longestFrom))
  }

  /** How many words at a token are a model of the stock, which no language translates: "Grand Voyager", "Renault Zoe". */
  #namedAt(at: number): number {
    const [names, typed] = [this.#names, this.#typed]
    const word = typed[at]
    if (!word) return 0
    if (names.canContinue(word))
      for (let length = longestName; length > 1; length--) {
        const joined = joinedKey(typed, at, length)
        if (joined !== '' && names.groupsNamed(joined).length > 0) return length
      }
    const groups = names.groupsNamed(word)
    if (groups.length === 0) return 0
    const maker = names.maker(typed[at - 1] ?? '')
    return groups.some((name) => name.maker === maker) ? 1 : 0
  }

  tokens(): Token[] {
    const translated: Token[] = []
    for (let at = 0; at < this.#tokens.length; ) {
      const named = this.#namedAt(at)
      translated.push(...this.#tokens.slice(at, at + named))
      at += named
      if (named > 0) continue
      const longest = this.#longestAt(at)
      let german: readonly string[] | undefined
      let length = longest + 1
      while (length > 1 && german === undefined) {
        length--
        german = this.#germanAt(at, length) ?? (length > 1 ? this.#germanOfMisspelt(at, length) : undefined)
      }
      german ??= this.#germanOfMisspeltTopic(at)
      const taken = german ? length : 1
      const typed = this.#tokens.slice(at, at + taken)
      translated.push(...(german ? germanTokens(german, typed) : typed))
      at += taken
    }
    return translated
  }
}

/** Whether a word measures or multiplies the number before it. */
function isUnit(text: string, lexicon: Lexicon): boolean {
  return isOneWord(text, lexicon, (word) => units.has(word))
}

/** A phrase with its numbers as in German. */
export const prepared = (text: string, lexicon: Lexicon, names: NameIndex): string =>
  withGermanNumbers(withoutAbbreviations(lexicon.rewrite(text), lexicon, names), (word) =>
    isUnit(word, lexicon),
  )

/**
 * The tokens of a phrase with the words of a language in German, each with the text that was typed, so that one reader
 * reads all languages. German words stay.
 */
export const translated = (tokens: readonly Token[], lexicon: Lexicon, names: NameIndex): Token[] =>
  withColouredParts(
    new Translation(
      tokens.flatMap((token) => divided(token, lexicon)),
      lexicon,
      names,
    ).tokens(),
    lexicon.colours,
  )

/** Greater numbers are prices and mileages. */
const latestYear = 2100

/** What is counted in small numbers. */
const small = new Set<Dimension | null>(['ps', 'kw', 'age', 'seats'])

/** Whether two numbers bound the same: no "ab 2015 bis 15.000". "Od 12 do 16 tys." counts thousands twice. */
function areBounds(first: Token | undefined, second: Token | undefined): boolean {
  if (!isNumber(first) || !isNumber(second) || first.dimension !== null) return false
  const [low, high] = [first.value, second.value]
  if (low < 1000)
    return (high % 1000 === 0 && low * 1000 < high) || (small.has(second.dimension) && low < high)
  return low > latestYear && low < high
}

/** "Uit 2017 tot 12.500 euro": a year before the bound of a price. */
const isYearBefore = ({ value, dimension, text }: Token, next: Token | undefined, bound: Token | undefined) =>
  /^(?:19|20)\d\d$/.test(text) &&
  (value ?? 0) % 1000 !== 0 &&
  dimension === null &&
  next?.word === 'bis' &&
  (bound?.value ?? 0) > latestYear

/** "From 10.000 to 50.000 km": the first bound is measured by the unit of the second, as in "von … bis …". */
export const withRanges = (tokens: readonly Token[]) =>
  tokens.map((token, at) => {
    if (isYearBefore(token, tokens[at + 1], tokens[at + 2])) return { ...token, dimension: 'year' as const }
    const isFrom = token.isForeign && (token.word === 'ab' || token.word === 'aus')
    const isRange = isFrom && wordAt(tokens, at + 2) === 'bis' && areBounds(tokens[at + 1], tokens[at + 3])
    return isRange ? { ...token, word: 'von' } : token
  })
