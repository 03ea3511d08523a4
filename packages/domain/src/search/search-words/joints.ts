import { counts } from './counts.ts'
import { inUnits, isFraction, isNumber, type Token, wordToken } from './token.ts'
import { type Dimension, units } from './units.ts'
import { monthIn } from './years.ts'

const months = 'jan feb mar apr mai jun jul aug sep okt nov dez'.split(' ')
const monthName =
  /^(?:jan(?:uar|ner)?|feb(?:ruar|er)?|marz|mrz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)$/
/** From 1 on; 0 for another word. */
const monthNamed = (word: string) =>
  monthName.test(word) ? months.indexOf(word.replace('mrz', 'mar').slice(0, 3)) + 1 : 0
/** Signs of a price before its number; "Euro 6" is an emission class. Prices are in euro. */
const currencies = new Map<string, Dimension>([
  ['€', 'price'],
  ['eur', 'price'],
  ['chf', 'other'],
  ['sfr', 'other'],
  ['fr', 'other'],
])
/** "Leon FR 2019" */
const latestYear = 2100

/** "Aus erster Hand". */
const ordinals = ['erste', 'zweite', 'dritte']
/** A number, or the word of one: "drei Jahre", "ein Jahr". */
function numberOf({ word, value }: Token): number | null {
  if (value !== null) return value
  if (['ein', 'einem', 'einen'].includes(word)) return 1
  if (['beide', 'beiden'].includes(word)) return 2
  const ordinal = ordinals.indexOf(word.replace(/[rn]$/, ''))
  if (ordinal >= 0) return ordinal + 1
  return counts.includes(word) ? counts.indexOf(word) + 2 : null
}

const mostYears = 1900

/** A number of tons, or of thousands. */
const isThousands = /\d ?t$/i
const countable = new Set<Dimension | undefined | null>(['age', 'seats', 'doors', 'keys', 'other'])

/** The two tokens as one number, where the second one is a unit or the first one names what is measured. */
function jointOf(last: Token, token: Token): Token | null {
  const text = () => `${last.text} ${token.text}`
  // "1.6 l" is the size of an engine, "Lupo 3 L" is a model.
  const unitName = token.word === 'l' && isFraction.test(last.text) ? 'liter' : token.word
  const named = units.get(unitName)
  const unit = last.dimension === null ? named : undefined
  // "12t euro", "80t km": "t" before a price or a mileage means thousands, not tons.
  const counted = (last.dimension ?? 'kg') === 'kg' ? named?.dimension : null
  if ((counted === 'price' || counted === 'km') && isThousands.test(last.text))
    return { ...last, text: text(), dimension: counted }
  if (unit && (last.value !== null || countable.has(unit.dimension))) {
    const number = numberOf(last)
    // "E 200 T" is an estate car.
    const isModel = token.word === 't' && (number ?? 0) >= 100
    // "km 50.000 EZ 2019"
    const isNoYear = unit.dimension === 'year' && (number ?? 0) > 2100
    if (number !== null && !isModel && !isNoYear) {
      const value = inUnits(number, unit.factor)
      // "2015 Jahr"
      const dimension = unit.dimension === 'age' && value > mostYears ? 'year' : unit.dimension
      const joint: Token = { text: text(), word: '', value, dimension }
      if (last.isListed) joint.isListed = true
      if (unit.factor === 1) joint.apart = [last, token]
      return joint
    }
  }
  if (token.value === null || token.dimension !== null) return null
  const currency = last.word === 'fr' && token.value <= latestYear ? undefined : currencies.get(last.word)
  if (currency) return { ...token, text: text(), dimension: currency, isListed: last.isListed === true }
  const isYear = token.value >= 1950 && token.value < 2100
  const month = isYear ? monthNamed(last.word) : 0
  return month === 0
    ? null
    : { ...token, text: text(), value: monthIn(token.value, month), dimension: 'month' }
}

/** Years of registration are hardly a price where another number stands behind their "Euro"; round ones are. */
const isUnevenYear = (value: number) => value > 1990 && value < 2100 && value % 50 !== 0

/** "Golf 4 Euro 4" and "ab 2020 Euro 6" name no price: the number before the class; undefined where there is none. */
function beforeEmissionClass({ apart }: Token, behind: Token): Token | undefined {
  if (apart?.[1].word !== 'euro' || !/^[1-6]$/.test(behind.text)) return undefined
  const [number] = apart
  return isNumber(number) && (number.value < 100 || isUnevenYear(number.value)) ? number : undefined
}

/** Adds a token; a number and what is measured by it become one: "100 tsd km", "€ 12.000", "Mai 2019". */
export function addTo(tokens: Token[], token: Token) {
  const last = tokens.at(-1)
  const beforeClass = last && beforeEmissionClass(last, token)
  if (beforeClass) {
    tokens.splice(-1, 1, beforeClass, {
      ...wordToken(`euro${token.text}`),
      text: `Euro ${token.text}`,
    })
    return
  }
  // "Bis 2027, € 7.500": behind a comma, the sign belongs to the number behind it.
  const sign = last?.apart?.[1]
  if (last?.apart && sign?.isListed && currencies.has(sign.word) && token.value !== null && !token.isListed) {
    tokens.splice(-1, 1, ...last.apart)
    addTo(tokens, token)
    return
  }
  const joint = last === undefined ? null : jointOf(last, token)
  if (joint) tokens[tokens.length - 1] = joint
  else tokens.push(token)
}
