import type { NameIndex } from './catalogue.ts'
import { fillers, negations } from './small-words.ts'
import { isListedAt, isNumber, joinedKey, keyOf, type Token, wordAt } from './token.ts'
import { isComparing, topics } from './topics.ts'
import type { Dimension } from './units.ts'
import { longestPhrase, meaningOf, meaningOfPhrase, openChoices } from './vocabulary.ts'
import {
  attributeNames,
  endsBefore,
  isBetween,
  isClosedAt,
  type Waiver,
  waiverAt,
  waiving,
} from './waivers.ts'

/** Numbers of these can be all the same: "5 Sitze egal". In "bis 8000 egal" something else is. */
const counted: ReadonlySet<Dimension | null | undefined> = new Set(['seats', 'doors', 'keys'])
const joints = new Set(['und', 'u', 'oder', 'od'])

/** The tokens of a wish; whether a criterion can mean it. */
type Wish = { from: number; to: number; isKnown: boolean }

/** Finds the wishes of a phrase that are not required. */
class DispensableWishes {
  readonly #tokens: readonly Token[]
  readonly #keys: readonly string[]
  readonly #names: NameIndex

  constructor(tokens: readonly Token[], names: NameIndex) {
    this.#tokens = tokens
    this.#keys = tokens.map(keyOf)
    this.#names = names
  }

  #word = (at: number) => wordAt(this.#tokens, at)

  /** The keys of some tokens as one; empty where a comma divides them. */
  #join(from: number, length: number): string {
    const isDivided = this.#tokens.slice(from + 1, from + length).some((token) => token.isListed)
    return isDivided ? '' : joinedKey(this.#keys, from, length)
  }

  #isMeaning(from: number, length: number): boolean {
    const joined = this.#join(from, length)
    if (joined === '' || length > 1) return joined !== '' && meaningOfPhrase(joined) !== undefined
    return meaningOf(this.#word(from)) !== undefined || openChoices.has(this.#word(from))
  }

  #isMaker = (from: number, length: number) => this.#names.maker(this.#join(from, length)) !== undefined

  #isName(from: number, length: number): boolean {
    const joined = this.#join(from, length)
    return joined !== '' && this.#names.isName(joined)
  }

  /** The longest wish that ends before a token. */
  #endingAt(end: number, { isIndifferent, canBeName }: { isIndifferent: boolean; canBeName: boolean }) {
    const token = this.#tokens[end - 1]
    if (token === undefined) return undefined
    const last = end - 1
    for (let length = Math.min(longestPhrase, end); length > 0; length--) {
      const from = end - length
      if (this.#isMeaning(from, length)) return { from, to: end, isKnown: true }
      if (canBeName && this.#isName(from, length)) {
        const hasMaker = !isListedAt(this.#tokens, from) && this.#isMaker(from - 1, 1)
        return { from: hasMaker ? from - 1 : from, to: end, isKnown: true }
      }
    }
    const topic = topics.get(token.word)
    const isKnown = attributeNames.has(token.word) || (topic ?? 'other') !== 'other' || token.value !== null
    // "TÜV egal", "bis 3000 Kilometer egal"
    if (isIndifferent) return { from: last, to: end, isKnown: isKnown || topic !== undefined }
    // "5 Jahre Garantie"
    const isNamedBehind = topic !== undefined && !token.isListed && isNumber(this.#tokens[last - 1])
    if (!isNamedBehind && token.value === null) return { from: last, to: end, isKnown }
    let from = isNamedBehind ? last - 1 : last
    while (from > 0 && (isComparing(this.#word(from - 1)) || topics.has(this.#word(from - 1)))) from -= 1
    return { from, to: end, isKnown }
  }

  /** Whether two words are values of one criterion, of which a car has one. */
  #areValues(first: number, second: number): boolean {
    const [one, other] = [meaningOf(this.#word(first)), meaningOf(this.#word(second))]
    return one?.kind === 'group' && other?.kind === 'group' && one.group === other.group
  }

  #before({ from, to, isIndifferent }: Waiver): Wish | undefined {
    const isClosed = isClosedAt(this.#tokens, to)
    let end = from
    while (end > 0 && isBetween(this.#word(end - 1))) {
      if (isListedAt(this.#tokens, end) && !isClosed) return undefined
      end -= 1
    }
    const { value = null, dimension = null, isListed } = this.#tokens[end - 1] ?? {}
    const isOther = isIndifferent && value !== null && !counted.has(dimension)
    if (isOther || (isListedAt(this.#tokens, end) && !isClosed)) return undefined
    let wish: Wish | undefined = this.#endingAt(end, { isIndifferent, canBeName: isClosed && !isIndifferent })
    let isChoice = false
    while (wish && joints.has(this.#word(wish.from - 1)) && !isListed) {
      const joint = wish.from - 1
      const other = this.#endingAt(joint, { isIndifferent, canBeName: false })
      if (!other?.isKnown) break
      isChoice ||= this.#areValues(other.from, wish.from)
      wish = { ...wish, from: other.from }
    }
    // "Diesel oder Benzin egal" leaves out the other fuels, "Farbe außer weiß egal" one colour.
    const isLimit = isChoice || negations.has(this.#word((wish?.from ?? 0) - 1))
    return isIndifferent && isLimit ? { from, to: from, isKnown: true } : wish
  }

  #behind({ to }: Waiver): Wish | undefined {
    let from = to
    while (!endsBefore(this.#tokens, from) && fillers.has(this.#word(from))) from += 1
    if (endsBefore(this.#tokens, from) && from > to) return undefined
    for (let length = longestPhrase; length > 0; length--)
      if (this.#isMeaning(from, length) || this.#isName(from, length))
        return { from, to: from + length, isKnown: true }
    return counted.has(this.#tokens[from]?.dimension) ? { from, to: from + 1, isKnown: true } : undefined
  }

  /** With the words that say that it is not required. */
  #wishOf(waiver: Waiver): Wish | undefined {
    const { from, to, side, isIndifferent } = waiver
    if (side === 'none') return { from, to, isKnown: true }
    const before = side === 'behind' ? undefined : this.#before(waiver)
    const behind = side === 'before' || before?.isKnown ? undefined : this.#behind(waiver)
    if (behind) return { from, to: behind.to, isKnown: true }
    if (before) return { from: before.from, to, isKnown: before.isKnown }
    return isIndifferent && side === 'before' ? { from, to, isKnown: true } : undefined
  }

  /** In the order of the phrase. */
  found(): Wish[] {
    const found: Wish[] = []
    for (let at = 0; at < this.#tokens.length; at++) {
      const waiver = waiverAt(this.#tokens, at)
      const wish = waiver && this.#wishOf(waiver)
      if (wish === undefined || wish.from < (found.at(-1)?.to ?? 0)) continue
      found.push(wish)
      at = wish.to - 1
    }
    return found
  }
}

/**
 * The tokens of a phrase without the wishes that are not required, which are no criteria: "Diesel nicht nötig", "AHK
 * kein Muss". Those without meaning become one token each, which is named as it was typed.
 */
export function withoutDispensable(tokens: readonly Token[], names: NameIndex): readonly Token[] {
  if (!tokens.some(({ word }) => waiving.has(word))) return tokens
  const required: Token[] = []
  let at = 0
  for (const { from, to, isKnown } of new DispensableWishes(tokens, names).found()) {
    required.push(...tokens.slice(at, from))
    const typed = tokens.slice(from, to).map(({ text }) => text)
    if (!isKnown) required.push({ text: typed.join(' '), word: '', value: null, dimension: null })
    at = to
  }
  return [...required, ...tokens.slice(at)]
}
