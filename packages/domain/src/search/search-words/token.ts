import { fold } from '../../values/fold.ts'
import { germanNumber } from '../../values/german-number.ts'
import { abbreviations } from './abbreviations.ts'
import type { Dimension, Unit } from './units.ts'

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
  /** The folded word whose end it is: "xdrive20d" of "20d". */
  glued?: string
  /** Whether it says how many of what follows: "2x", "8fach". */
  isCount?: boolean
  /** Whether it follows a comma. */
  isListed?: boolean
  /** Whether the word is the German one for a typed word of another language. */
  isForeign?: boolean
}

/** A number with its value. */
export type NumberToken = Token & { value: number }

export const isNumber = (token: Token | undefined): token is NumberToken =>
  token !== undefined && token.value !== null

export function wordToken(text: string): Token {
  const word = fold(text)
  return { text, word: abbreviations.get(word) ?? word, value: null, dimension: null }
}

/** Kilometres of miles are whole ones; "1.6 l" stays as it is. */
export const inUnits = (value: number, factor: number) => (factor === 1 ? value : Math.round(value * factor))

export function numberToken(text: string, number: string, unit: Unit | undefined): Token {
  const { dimension = null, factor = 1 } = unit ?? {}
  return { text, word: '', value: inUnits(germanNumber(number), factor), dimension }
}

/** The folded word at a place of a phrase; empty for a number, before the beginning and behind the end. */
export const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? ''

/** Whether the token at a place of a phrase follows a comma. */
export const isListedAt = (tokens: readonly Token[], at: number) => tokens[at]?.isListed === true

/** Whether a number has decimals, as the size of an engine. */
export const isFraction = /\d[.,]\d/

/** What a token is looked up by; empty for a number with a unit. */
export const keyOf = ({ word, value, dimension, text }: Token) =>
  word || (value !== null && dimension === null && !isFraction.test(text) ? String(value) : '')

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
