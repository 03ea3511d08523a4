import { fold } from '../../values/fold.ts'
import { kept } from '../../values/kept.ts'
import { counts } from './counts.ts'
import { numberOfWord } from './number-words.ts'
import { isFraction, numberToken, type Token, wordToken } from './token.ts'
import { units } from './units.ts'
import { vocabulary } from './vocabulary.ts'
import { monthIn } from './years.ts'

/** The parts of a text that a pattern does not match. */
const none: readonly string[] = []

/** What `germanNumber` reads. */
const digits = String.raw`[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:'\d{3})+)(?:,\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?`
const measuredNumber = new RegExp(`^€?(${digits})-?([a-zäöü€]*)$`)
const range = new RegExp(`^(€?)(${digits})([a-zäöü€]*)-(${digits})([a-zäöü€]*)$`)
const monthAndYear = /^(0?[1-9]|1[0-2])[./-]((?:19|20)\d{2})$/
const yearAndMonth = /^((?:19|20)\d{2})[./-](0?[1-9]|1[0-2])$/
/** A two-digit year needs a stroke or a leading zero: "1.16" can be an engine. */
const monthAndShortYear = /^(?:(0?[1-9]|1[0-2])\/|(0[1-9])\.)(\d{2})$/
const day = /^\d{1,2}\.(0?[1-9]|1[0-2])\.((?:19|20)?\d\d)$/
const yearOfModel = /^((?:19|20)\d{2})er$/
/** "80.000er"; shorter ones are names: "500er". */
const inThousands = new RegExp(`^(${String.raw`[1-9]\d{0,2}[.']\d{3}|\d{4,6}`})er$`)
/** "2017/2018", "2017/2018/2019" */
const yearPair = /^((?:19|20)\d{2})\/(?:(?:19|20)\d{2}\/){0,4}((?:19|20)\d{2})$/
/** The second year of "2019/20"; "2011/12" is a month. */
function followingYear(text: string): string | undefined {
  if (!/^(?:19|20)\d{2}\/\d{2}$/.test(text)) return undefined
  const [century, year, short] = [text.slice(0, 2), Number(text.slice(2, 4)), text.slice(5)]
  return Number(short) > 12 && Number(short) === year + 1 ? century + short : undefined
}
/** "EZ 18/19"; smaller first numbers are months. */
const shortYearPair = /^(1[3-9]|2\d)\/(1[3-9]|2\d)$/
const counted = /^(zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)(sitzer|sitzig|fach)$/
/** "km<100000" as what is before, the sign and what is behind; null without a sign or with nothing behind it. */
function comparisonIn(text: string) {
  const at = text.search(/[<>]/)
  if (at < 0) return null
  const behind = text[at + 1] === '=' ? at + 2 : at + 1
  if (behind >= text.length) return null
  return { before: text.slice(0, at), sign: text.slice(at, behind), rest: text.slice(behind) }
}

/** "1.Hand", "5.Trg" */
const countedThing = /^(\d)\.(hand|hd|trg|tür|türer|türig|sitzer|sitze)$/

/** "9m³", "1600cm³", whose sign is plain after normalising */
const volume = /^(\d{1,4}(?:[.,]\d)?)c?m3$/

/** "2x", "8-fach" */
const countOfNext = /^(\d{1,2})(?:x|-?fach)$/
/** "18-Zoll-Felgen", "8-Gang-Automatik" */
const hyphenated = /^(\d{1,3}-([a-zäöüß]+))-([a-zäöüß]+)$/i

const plainNumber = /^\d{1,9}$/

/** One piece of a phrase between blanks. Digits with letters that are no unit are a word: "320d", "A4". */
export function tokensOf(piece: string): readonly Token[] {
  if (plainNumber.test(piece)) return [{ text: piece, word: '', value: Number(piece), dimension: null }]
  return kept(piecesRead, piece, () => {
    const lower = piece.toLowerCase()
    const compared = comparisonIn(lower)
    if (compared) {
      const { before, sign, rest } = compared
      return [...(before ? tokensOf(before) : []), wordToken(sign), ...tokensOf(rest)]
    }
    return /\d/.test(lower) ? tokensOfNumber(piece, lower) : tokensOfWords(piece, lower)
  })
}

const piecesRead = new Map<string, readonly Token[]>()

function tokensOfWords(piece: string, lower: string): Token[] {
  const spoken = units.has(lower) ? null : numberOfWord(lower)
  if (spoken !== null && spoken >= 100) return [numberToken(piece, String(spoken), undefined)]
  const [, count, thing] = counted.exec(lower) ?? none
  if (count) {
    const number = String(counts.indexOf(fold(count)) + 2)
    return thing === 'fach'
      ? [{ ...numberToken(piece, number, undefined), isCount: true }]
      : [numberToken(piece, number, units.get('sitzer'))]
  }
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
  const [, month, year] = monthAndYear.exec(text) ?? day.exec(text) ?? none
  if (month) return monthIn(Number(year), Number(month))
  const [, fullYear, monthBehind] = yearAndMonth.exec(text) ?? none
  if (monthBehind) return monthIn(Number(fullYear), Number(monthBehind))
  const [, slashed, dotted, shortYear] = monthAndShortYear.exec(text) ?? none
  return shortYear ? monthIn(Number(shortYear), Number(slashed ?? dotted)) : undefined
}

function tokensOfNumber(piece: string, lower: string): Token[] {
  const modelYear = yearOfModel.exec(lower)
  if (modelYear) return [numberToken(piece, modelYear[1] ?? '', units.get('ez'))]
  const thousands = inThousands.exec(lower)
  if (thousands) return [numberToken(piece, thousands[1] ?? '', undefined)]
  const years = yearPair.exec(lower) ?? shortYearPair.exec(lower)
  if (years) return [...tokensOf(years[1] ?? ''), wordToken('bis'), ...tokensOf(years[2] ?? '')]
  const following = followingYear(lower)
  if (following !== undefined)
    return [...tokensOf(lower.slice(0, 4)), wordToken('bis'), ...tokensOf(following)]
  const month = monthOf(lower)
  if (month !== undefined) return [{ text: piece, word: '', value: month, dimension: 'month' }]
  const [, count, thing = ''] = countedThing.exec(lower) ?? none
  if (count) return [numberToken(piece, count, units.get(fold(thing)))]
  const cubic = volume.exec(lower)?.[1]
  if (cubic) return [numberToken(piece, cubic, units.get('m3'))]
  const times = countOfNext.exec(lower)?.[1]
  if (times) return [{ ...numberToken(piece, times, undefined), isCount: true }]
  const [, , doors, ofDoors = ''] = /^([2-7])\/([2-7])(?:-?(t[uü]e?r[a-z]*))?$/.exec(lower) ?? none
  if (doors) return [numberToken(piece, doors, units.get(fold(ofDoors)))]
  const both = range.exec(lower)
  if (both) {
    const [, sign = '', from = '', fromUnit = '', to = '', toUnit = ''] = both
    // "€10-15k"
    const second = units.get(sign === '' ? fold(toUnit) : `${fold(toUnit).replaceAll('€', '')}€`)
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
    // "4000e"; "320e" is a model.
    if (unitName === 'e' && /\d{4}$/.test(number)) return [numberToken(piece, number, units.get('€'))]
    if (unit || unitName === '') return [numberToken(piece, number, unit)]
    // "2.0tdi"; digits and letters without a point are one name: "320d".
    if (isFraction.test(number) && vocabulary.has(fold(unitName)))
      return [wordToken(number), wordToken(unitName)]
  }
  const [, head = '', unit = '', rest = ''] = hyphenated.exec(piece) ?? none
  if (units.has(fold(unit)) || vocabulary.has(fold(rest))) return [head, rest].flatMap(tokensOf)
  // "90kW/122PS", "A4/A6"
  if (piece.includes('/')) return piece.split('/').flatMap((part) => (part === '' ? [] : tokensOf(part)))
  // "H2L2" as "L2H2"
  const [, height, size] = /^(h\d)(l\d)$/.exec(lower) ?? none
  const word = wordToken(piece)
  return [height ? { ...word, word: `${size}${height}` } : word].filter((token) => token.word !== '')
}
