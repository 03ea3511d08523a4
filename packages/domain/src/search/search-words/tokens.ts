import { fold } from '../../values/fold.ts'
import { germanNumber } from '../../values/german-number.ts'
import { abbreviations } from './abbreviations.ts'
import { kept } from './kept.ts'
import { numberOfWord, withDigits } from './number-words.ts'
import { type Dimension, type Unit, units } from './units.ts'
import { vocabulary } from './vocabulary.ts'
import { monthIn } from './years.ts'

/** A word of a phrase, or a number with what is measured by it. */
export type Token = {
  /** As it was typed. */
  text: string
  /** Folded; empty for a number. */
  word: string
  /** Multiplied by its units: 100 for "100", 100000 for "100tkm". */
  value: number | null
  /** Null for a word and for a number without unit. */
  dimension: Dimension | null
  /** The number and the unit behind a blank, where both can also belong to other words: "5000 km 60000". */
  apart?: readonly [Token, Token]
  /** Whether it follows a comma. */
  isListed?: boolean
}

/** What `germanNumber` reads. */
const digits = String.raw`[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:'\d{3})+)(?:,\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?`
const measuredNumber = new RegExp(`^€?(${digits})-?([a-zäöü€]*)$`)
const range = new RegExp(`^(${digits})([a-zäöü€]*)-(${digits})([a-zäöü€]*)$`)
const monthAndYear = /^(0?[1-9]|1[0-2])[./-]((?:19|20)\d{2})$/
const yearAndMonth = /^((?:19|20)\d{2})[./-](0?[1-9]|1[0-2])$/
/** A two-digit year needs a stroke or a leading zero: "1.16" can be an engine. */
const monthAndShortYear = /^(?:(0?[1-9]|1[0-2])\/|(0[1-9])\.)(\d{2})$/
const day = /^\d{1,2}\.(0?[1-9]|1[0-2])\.((?:19|20)?\d\d)$/
const yearOfModel = /^((?:19|20)\d{2})er$/
/** "80.000er"; shorter ones are names: "500er". */
const inThousands = new RegExp(`^(${String.raw`[1-9]\d{0,2}[.']\d{3}|\d{4,6}`})er$`)
const yearPair = /^((?:19|20)\d{2})\/((?:19|20)\d{2})$/
const counted = /^(zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)(sitzer|sitzig)$/
/** From two on. */
const counts = ['zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
/** "10 000": a group of digits after a blank belongs to the number before it only when it ends in two zeros. */
const spacedThousands = /\b(\d{2,3}) (\d00)\b/g
/** "bis20000€ab2018": before a word that begins the next bound, and behind it. */
const beforeBound = /(?<=\d(?:€|t€|euro|tkm|km|ps|kw|tsd|k)?)(?=(?:ab|bis|unter|über|max|ez|bj)\d)/giu
const behindBound = /(?<![\p{L}\d])(ab|bis|unter|über|max|ca|ez|bj|baujahr)\.?(?=\d)/giu
const isGlued = /[a-zü]\.?\d/i
const separators = /[\s;!?()[\]{}"„“”‚‘’`*_|\\+&#]+/

function wordToken(text: string): Token {
  const word = fold(text)
  return { text, word: abbreviations.get(word) ?? word, value: null, dimension: null }
}

function numberToken(text: string, number: string, unit: Unit | undefined): Token {
  const { dimension = null, factor = 1 } = unit ?? {}
  return { text, word: '', value: germanNumber(number) * factor, dimension }
}

/** "km<100000" as what is before, the sign and what is behind; null without a sign or with nothing behind it. */
function comparisonIn(text: string) {
  const at = text.search(/[<>]/)
  if (at < 0) return null
  const behind = text[at + 1] === '=' ? at + 2 : at + 1
  if (behind >= text.length) return null
  return { before: text.slice(0, at), sign: text.slice(at, behind), rest: text.slice(behind) }
}

const plainNumber = /^\d{1,9}$/
const isFraction = /\d[.,]\d/

/** One piece of a phrase between blanks. Digits with letters that are no unit are a word: "320d", "A4". */
function tokensOf(piece: string): readonly Token[] {
  if (plainNumber.test(piece)) return [{ text: piece, word: '', value: Number(piece), dimension: null }]
  const lower = piece.toLowerCase()
  const compared = comparisonIn(lower)
  if (compared) {
    const { before, sign, rest } = compared
    return [...(before ? tokensOf(before) : []), wordToken(sign), ...tokensOf(rest)]
  }
  return kept(piecesRead, piece, () =>
    /\d/.test(lower) ? tokensOfNumber(piece, lower) : tokensOfWords(piece, lower),
  )
}

const piecesRead = new Map<string, readonly Token[]>()

function tokensOfWords(piece: string, lower: string): Token[] {
  const spoken = units.has(lower) ? null : numberOfWord(lower)
  if (spoken !== null && spoken >= 100) return [numberToken(piece, String(spoken), undefined)]
  const seats = counted.exec(lower)
  if (seats)
    return [numberToken(piece, String(counts.indexOf(fold(seats[1] ?? '')) + 2), units.get('sitzer'))]
  const words = piece
    .split('/')
    .map((part) => wordToken(part))
    .filter(({ word }) => word !== '')
  // "Kombi/Limousine" is no "Kombilimousine", but "HU/AU" is one word.
  const areNames = words.length > 1 && words.every(({ word }) => vocabulary.has(word))
  return areNames ? words.flatMap((word, place) => (place === 0 ? [word] : [wordToken('oder'), word])) : words
}

/** The month of "06/2012", "2012-06", "06/12" and "15.06.2012". */
function monthOf(text: string): number | undefined {
  const [, month, year] = monthAndYear.exec(text) ?? day.exec(text) ?? []
  if (month) return monthIn(Number(year), Number(month))
  const [, fullYear, monthBehind] = yearAndMonth.exec(text) ?? []
  if (monthBehind) return monthIn(Number(fullYear), Number(monthBehind))
  const [, slashed, dotted, shortYear] = monthAndShortYear.exec(text) ?? []
  return shortYear ? monthIn(Number(shortYear), Number(slashed ?? dotted)) : undefined
}

function tokensOfNumber(piece: string, lower: string): Token[] {
  const modelYear = yearOfModel.exec(lower)
  if (modelYear) return [numberToken(piece, modelYear[1] ?? '', units.get('ez'))]
  const thousands = inThousands.exec(lower)
  if (thousands) return [numberToken(piece, thousands[1] ?? '', undefined)]
  const years = yearPair.exec(lower)
  if (years) return [...tokensOf(years[1] ?? ''), wordToken('bis'), ...tokensOf(years[2] ?? '')]
  const month = monthOf(lower)
  if (month !== undefined) return [{ text: piece, word: '', value: month, dimension: 'month' }]
  const ownership = /^(\d)\.(hand|hd)$/.exec(lower)
  if (ownership) return [numberToken(piece, ownership[1] ?? '', units.get('hand'))]
  const pair = /^([2-7])\/([2-7])$/.exec(lower)
  if (pair) return [numberToken(piece, pair[2] ?? '', undefined)]
  const both = range.exec(lower)
  if (both) {
    const [, from = '', fromUnit = '', to = '', toUnit = ''] = both
    const second = units.get(fold(toUnit))
    // In "5-8000 €" the unit of the second number does not multiply the first one.
    const isShared = second && (second.factor > 1 || fromUnit !== '')
    const first = units.get(fold(fromUnit)) ?? (isShared ? second : undefined)
    return [numberToken(from, from, first), wordToken('bis'), numberToken(to, to, second)]
  }
  if (/^[2-5]-t$/.test(lower)) return [numberToken(piece, lower.slice(0, 1), units.get('tur'))]
  const measured = measuredNumber.exec(lower)
  if (measured) {
    const [, number = '', unitName = ''] = measured
    if (unitName === 'l' && isFraction.test(number)) return [numberToken(piece, number, units.get('liter'))]
    const unit = units.get(lower.includes('€') ? `${fold(unitName).replaceAll('€', '')}€` : fold(unitName))
    if (unit || unitName === '') return [numberToken(piece, number, unit)]
    // "2.0tdi"; digits and letters without a point are one name: "320d".
    if (isFraction.test(number) && vocabulary.has(fold(unitName)))
      return [wordToken(number), wordToken(unitName)]
  }
  // "90kW/122PS", "A4/A6"
  if (piece.includes('/')) return piece.split('/').flatMap((part) => (part === '' ? [] : tokensOf(part)))
  return [wordToken(piece)].filter(({ word }) => word !== '')
}

const months = 'jan feb mar apr mai jun jul aug sep okt nov dez'.split(' ')
const monthName =
  /^(?:jan(?:uar)?|feb(?:ruar)?|marz|mrz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)$/
/** From 1 on; 0 for another word. */
const monthNamed = (word: string) =>
  monthName.test(word) ? months.indexOf(word.replace('mrz', 'mar').slice(0, 3)) + 1 : 0
/** Signs of a price before its number; "Euro 6" is an emission class. */
const currencies = new Set(['€', 'eur'])

/** "Aus erster Hand". */
const ordinals = ['erste', 'zweite', 'dritte']
/** A number, or the word of one: "drei Jahre", "ein Jahr". */
function numberOf({ word, value }: Token): number | null {
  if (value !== null) return value
  if (['ein', 'einem', 'einen'].includes(word)) return 1
  const ordinal = ordinals.indexOf(word.replace(/[rn]$/, ''))
  if (ordinal >= 0) return ordinal + 1
  return counts.includes(word) ? counts.indexOf(word) + 2 : null
}

/** A number of tons, or of thousands. */
const isThousands = /\d ?t$/i
const countable = new Set<Dimension | undefined | null>(['age', 'seats', 'doors', 'other'])

/** The two tokens as one number, where the second one is a unit or the first one names what is measured. */
function jointOf(last: Token, token: Token): Token | null {
  const text = () => `${last.text} ${token.text}`
  // "1.6 l" is the size of an engine, "Lupo 3 L" is a model.
  const unitName = token.word === 'l' && isFraction.test(last.text) ? 'liter' : token.word
  const unit = unitName === '' || last.dimension !== null ? undefined : units.get(unitName)
  // "12t euro", "80t km": "t" before a price or a mileage means thousands, not tons.
  if (isThousands.test(last.text) && token.word !== '' && (last.dimension ?? 'kg') === 'kg') {
    const counted = units.get(token.word)?.dimension
    if (counted === 'price' || counted === 'km') return { ...last, text: text(), dimension: counted }
  }
  if (unit && (last.value !== null || countable.has(unit.dimension))) {
    const number = numberOf(last)
    // "E 200 T" is an estate car.
    const isModel = token.word === 't' && (number ?? 0) >= 100
    // "km 50.000 EZ 2019"
    const isNoYear = unit.dimension === 'year' && (number ?? 0) > 2100
    if (number !== null && !isModel && !isNoYear) {
      const joint = { text: text(), word: '', value: number * unit.factor, dimension: unit.dimension }
      return unit.factor === 1 ? { ...joint, apart: [last, token] } : joint
    }
  }
  if (token.value === null || token.dimension !== null) return null
  if (currencies.has(last.word)) return { ...token, text: text(), dimension: 'price' }
  const isYear = token.value >= 1950 && token.value < 2100
  const month = isYear ? monthNamed(last.word) : 0
  return month === 0
    ? null
    : { ...token, text: text(), value: monthIn(token.value, month), dimension: 'month' }
}

/** "Golf 4 Euro 4" names no price. */
const isEmissionClass = ({ apart, value }: Token, behind: Token) =>
  apart?.[1].word === 'euro' && (value ?? 0) < 100 && /^[1-6]$/.test(behind.text)

/** Adds a token; a number and what is measured by it become one: "100 tsd km", "€ 12.000", "Mai 2019". */
function addTo(tokens: Token[], token: Token) {
  const last = tokens.at(-1)
  if (last && isEmissionClass(last, token)) {
    tokens.splice(-1, 1, ...(last.apart?.slice(0, 1) ?? []), {
      ...wordToken(`euro${token.text}`),
      text: `Euro ${token.text}`,
    })
    return
  }
  const joint = last === undefined ? null : jointOf(last, token)
  if (joint) tokens[tokens.length - 1] = joint
  else tokens.push(token)
}

const marks = "-./:'"

/** Without the punctuation around a word; a loop, because a pattern for the end takes quadratic time. */
function withoutMarks(piece: string): string {
  let from = 0
  let to = piece.length
  while (from < to && marks.includes(piece.charAt(from))) from += 1
  while (to > from && marks.includes(piece.charAt(to - 1))) to -= 1
  return piece.slice(from, to)
}

/** Tested first, because most phrases have none of the signs that are replaced one by one. */
const hasSigns = /[–—−+,≤≥]|\d [-\d./]|\d[./] |[a-zäöüß]{2}\.+[a-zäöüß]{3}/i
/** "03/ 2018" */
const spacedMonth = /(?<![\d.,])(0?[1-9]|1[0-2])(?: [./] ?|[./] )((?:19|20)\d\d)(?!\d)/g
/** "gepflegt.mit": sentences without a blank between them. */
const gluedStop = /(?<=[a-zäöüß]{2})\.+(?=[a-zäöüß]{3})/gi
/** "10.000 € + MwSt" */
const plusTax = /\+ ?(?=(?:mwst|ust|mehrwertsteuer|umsatzsteuer)(?![\p{L}\d]))/giu

const withoutSigns = (text: string) =>
  text
    .replaceAll(/[–—−]/g, '-')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll(spacedThousands, '$1$2')
    .replaceAll(/(?<=\d) - (?=\d)/g, ' bis ')
    .replaceAll(spacedMonth, '$1/$2')
    .replaceAll(gluedStop, ' ')
    .replaceAll(plusTax, ' zzgl ')
    .replaceAll(/(?<=\d)\+/g, ' aufwärts ')
    // "2,8 t, Euro 5" is an emission class, no price.
    .replaceAll(/, ?euro (?=[1-6]\b)/gi, ' euro')
    .replaceAll(/,(?!\d)|(?<!\d),/g, ' , ')

/** Words, and numbers with or without unit, with single blanks between them; most phrases need no other splitting. */
const plainPhrase = /^(?:[a-zäöüß€]+(?: |$)|\d+[a-zäöüß€]*(?: (?!\d)|$))+$/i

function piecesOf(typed: string): string[] {
  if (plainPhrase.test(typed)) return typed.split(' ')
  const apart = isGlued.test(typed)
    ? typed.replaceAll(beforeBound, ' ').replaceAll(behindBound, '$1 ')
    : typed
  const text = hasSigns.test(apart) ? withoutSigns(apart) : apart
  return text.split(separators).map(withoutMarks)
}

/** The words and numbers of a phrase in their order; punctuation, emoji and control characters are neither. */
export function tokenise(query: string): Token[] {
  const tokens: Token[] = []
  const typed = plainPhrase.test(query) ? query : query.normalize('NFKC')
  let isListed = false
  for (const piece of piecesOf(withDigits(typed))) {
    if (piece === ',') isListed = true
    else if (piece !== '') {
      for (const token of tokensOf(piece)) addTo(tokens, isListed ? { ...token, isListed } : token)
      isListed = false
    }
  }
  return tokens
}

/** What a token is looked up by; empty for a number with a unit. */
export const keyOf = ({ word, value, dimension }: Token) =>
  word || (value !== null && dimension === null ? String(value) : '')

/** The keys of some tokens as one; empty where one of them has none, or there are fewer. */
export function joinedKey(keys: readonly string[], at: number, length: number): string {
  let joined = ''
  for (let place = at; place < at + length; place++) {
    const key = keys[place]
    if (!key) return ''
    joined += key
  }
  return joined
}
