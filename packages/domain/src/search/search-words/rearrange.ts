import type { NameIndex } from './catalogue.ts'
import { engineCode } from './compounds.ts'
import { withoutDispensable } from './dispensable.ts'
import { negationWords, withNegationsBefore, withShortNegations } from './placed-negations.ts'
import { negations } from './small-words.ts'
import { taxAt } from './tax-words.ts'
import { isListedAt, isNumber, type Token, wordAt } from './token.ts'
import { tokenise } from './tokens.ts'
import { isComparing, topics } from './topics.ts'
import { meaningOf, vocabulary } from './vocabulary.ts'
import { indifferent, waiving } from './waivers.ts'

/** Prices and mileages begin here, engines end. */
const leastPrice = 500
const latestYear = 2100
const enginesMax = 1000

/** Whether the unit of a number is the topic of the number behind it: "unter 5000 km 60000", "km bis 80000 PS ab 150". */
function belongsToNext(tokens: readonly Token[], at: number): boolean {
  const { apart, value, dimension } = tokens[at] ?? {}
  if (!apart || value == null || dimension === 'keys' || !topics.has(apart[1].word)) return false
  const next = tokens[at + 1]
  // "Preis bis 3000 Kilometer egal"
  if (dimension === 'km' && indifferent.has(wordAt(tokens, at + 1)))
    return isComparing(wordAt(tokens, at - 1))
  const isBare = isNumber(next) && next.dimension === null
  const isCompared = isComparing(wordAt(tokens, at + 1))
  const other = isCompared ? tokens[at + 2] : next
  if (dimension === 'km' && value >= leastPrice && isNumber(other) && other.dimension === null)
    return other.value > latestYear && other.value >= (isCompared ? 10 : 2) * value
  const topic = [1, 2, 3, 4]
    .map((back) => wordAt(tokens, at - back))
    .find((word) => word !== '' && !isComparing(word))
  const named = topic && topics.get(topic)
  const isEngine = dimension === 'ps' || dimension === 'kw'
  const isOfTopic =
    named === undefined || named === dimension || named === 'other' || (named === 'ps' && isEngine)
  return (isEngine && value >= enginesMax) || (!isOfTopic && (isBare || isCompared))
}

const atLeast = new Set(['ab', 'min', 'mind', 'mindestens', 'uber'])
const isCoupling = (token: Token | undefined) => {
  const meaning = token && meaningOf(token.word)
  return meaning?.kind === 'flag' && meaning.flag === 'ahk'
}

/** Where the coupling would stand before a weight: words of its kind stand between, "AHK abnehmbar 3500 kg". */
function beforeWeight(tokens: readonly Token[], at: number): number {
  const place = atLeast.has(wordAt(tokens, at - 1)) ? at - 2 : at - 1
  const word = wordAt(tokens, place)
  const isKind =
    word !== '' && !isListedAt(tokens, place) && !isComparing(word) && meaningOf(word) === undefined
  return isKind && isCoupling(tokens[place - 1]) ? place - 1 : place
}

/** "AHK 1,8t", "AHK ab 2 t" is what a vehicle may pull; "AHK bis 3,5 t" is followed by its own weight. */
const withoutTowed = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    token.dimension === 'kg' && !token.isListed && isCoupling(tokens[beforeWeight(tokens, at)])
      ? { ...token, dimension: 'other' }
      : token,
  )

/** A phrase with vans means tons by "t"; in others "unter 6t" is a price in thousands. Fractions are always tons. */
const isWeight = ({ text, value, dimension }: Token) =>
  dimension !== 'kg' || !/\d ?t$/i.test(text) || (value ?? 0) % 1000 !== 0

/** "Polo 5t" has five doors, "bis 5t" is a price. */
function notWeighed(token: Token, tokens: readonly Token[], at: number): Token {
  const doors = (token.value ?? 0) / 1000
  const word = wordAt(tokens, at - 1)
  const isBound = isComparing(word) || topics.has(word)
  return doors > 5 || isBound || at === 0
    ? { ...token, dimension: null }
    : { ...token, value: doors, dimension: 'doors' }
}

function namesVan({ word }: Token): boolean {
  const meaning = meaningOf(word)
  if (meaning?.kind === 'single') return meaning.criteria.transporter === true
  if (meaning?.kind === 'flag') return ['doppelkabine', 'ladebordwand'].includes(meaning.flag)
  return meaning?.kind === 'group' && meaning.group === 'fahrzeugkategorietypnfz'
}

/** Pickups weigh up to 3.5 t, so that a weight beside the coupling is what they pull. */
function namesPickup({ word }: Token): boolean {
  const meaning = meaningOf(word)
  return meaning?.kind === 'group' && meaning.values.includes('Pickup')
}

/** "A3 1.8T" has a turbo engine; "bis 1,8 t" is a weight. */
const isEngine = ({ text }: Token, before: Token | undefined) =>
  /^(?:1[.,]\d|2[.,][0-4]) ?t$/i.test(text) &&
  before !== undefined &&
  !(isComparing(before.word) || topics.has(before.word))

/** "Kastenwagen bis 14t netto" */
const withPrices = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    token.dimension === 'kg' && taxAt(tokens, at + 1) ? { ...token, dimension: 'price' } : token,
  )

/** Tons where they are meant; a van with its weight in a fraction of tons has other numbers by "t" in thousands. */
function withWeights(all: readonly Token[]): Token[] {
  const isVan = all.some(namesVan)
  // "Pritsche 3,5 t, AHK 3 t" weighs 3.5 t.
  const hasOneWeight = all.filter(({ dimension }) => dimension === 'kg').length === 1
  const tokens = isVan && hasOneWeight && !all.some(namesPickup) ? all : withoutTowed(all)
  if (isVan && !tokens.some((token) => token.dimension === 'kg' && isWeight(token))) return [...tokens]
  return tokens.map((token, at) => {
    if (!isVan && isEngine(token, tokens[at - 1])) return { ...token, dimension: 'other' as const }
    return isWeight(token) ? token : notWeighed(token, tokens, at)
  })
}

const lengths = new Set(['lang', 'lange', 'langer', 'langes', 'hoch', 'breit', 'laderaum', 'ladeflache'])

/** "4m" is a badge behind a name ("Tiguan 4m"), four metres elsewhere ("Transporter 4m lang"). */
function isLength(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  if (wordAt(tokens, at) !== '4m') return false
  return lengths.has(wordAt(tokens, at + 1)) || !tokens.slice(0, at).some(({ word }) => names.isName(word))
}

const timesBehind = /^x([2-9])$/
/** "Isofix x3", "Schlüssel x2" count the thing before them; elsewhere it is a model. */
function withCount(token: Token, before: Token | undefined): Token {
  const count = timesBehind.exec(token.word)?.[1]
  if (count === undefined || token.isListed || !before?.word) return token
  const isKeys = topics.get(before.word) === 'keys'
  if (!isKeys && meaningOf(before.word)?.kind !== 'flag') return token
  return { ...token, word: '', value: Number(count), dimension: isKeys ? null : 'other' }
}

/** Descriptions mostly have the code of an engine in one word with the badge before it. */
const withGlued = (parts: Token[], glued: string) =>
  parts.map((part) => (engineCode.test(part.word) && glued.endsWith(part.word) ? { ...part, glued } : part))

const gases = new Set(['lpg', 'gas', 'gasanlage', 'autogas', 'cng', 'erdgas', 'autogasanlage', 'flussiggas'])
const hybrids = new Set(['hybrid', 'plugin', 'phev', 'mildhybrid', 'vollhybrid'])

function isOfFuel({ word }: Token, fuels: readonly string[]): boolean {
  const meaning = vocabulary.get(word)
  return meaning?.kind === 'group' && meaning.values.every((value) => fuels.includes(value))
}

/** Whether a phrase names one of the given fuels without negation, and has no "oder". */
const wantsFuel = (tokens: readonly Token[], fuels: ReadonlySet<string>) =>
  !tokens.some(({ word }) => word === 'oder') &&
  tokens.some(({ word }, at) => fuels.has(word) && !negations.has(wordAt(tokens, at - 1)))

/** "TCe Kombi LPG" runs on gas, "T-GDI Hybrid" is a hybrid: the word says more than the name of the engine. */
function withoutBaseFuel(tokens: readonly Token[]): Token[] {
  const isGas = wantsFuel(tokens, gases)
  return tokens.filter((token, at) => {
    const beside = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)]
    const isBadge = token.word !== 'benzin' && token.word !== 'diesel'
    if ((isBadge && isGas) || beside.some((word) => gases.has(word))) return !isOfFuel(token, ['benzin'])
    return !(isBadge && beside.some((word) => hybrids.has(word)) && isOfFuel(token, ['benzin', 'diesel']))
  })
}

const timesWords = [2, 3, 4, 5, 6, 7, 8, 9].map((count) => `x${count}`)
const moving: ReadonlySet<string> = new Set([
  ...['4m', ...timesWords],
  ...[...gases, ...hybrids, ...waiving, ...negationWords],
])

/** Tested first, because most phrases stay as they are. */
function isMovable({ text, word, dimension, apart, isForeign }: Token, names: NameIndex): boolean {
  if (word === '') return dimension === 'kg' || (apart !== undefined && topics.has(apart[1].word))
  return moving.has(word) || (!isForeign && names.partsOf(text, word) !== null)
}

/**
 * The tokens of a phrase with words written as one divided, units at the number they belong to, and exclusions before
 * what they exclude.
 */
export function rearrange(tokens: readonly Token[], names: NameIndex): readonly Token[] {
  if (!tokens.some((token) => isMovable(token, names))) return tokens
  const counted = tokens.map((token, at) => withCount(token, tokens[at - 1]))
  const divided = withoutBaseFuel(counted).flatMap((token, at) => {
    const parts = token.isForeign ? null : names.partsOf(token.text, token.word)
    if (parts !== null) return withGlued(tokenise(parts), token.word)
    if (isLength(tokens, at, names)) return [{ ...token, word: '', value: 4, dimension: 'other' as const }]
    return belongsToNext(tokens, at) ? (token.apart ?? []) : [token]
  })
  const required = withoutDispensable(withShortNegations(divided), names)
  const weighed = required.some(({ dimension }) => dimension === 'kg')
    ? withWeights(withPrices(required))
    : required
  return withNegationsBefore(weighed, names)
}

/** Parts of a car that a motor can move, folded. */
const movedPart =
  /^(?:fenster|sitz|spiegel|aussenspiegel|heckklappe|schiebe|dach|verdeck|parkbremse|handbremse|abnehmbar|schwenkbar|ahk|anhangerkupplung|ladebordwand)/

/** Whether "elektrisch" belongs to a part beside it: "elektrische Heckklappe" is no electric car. */
export const isElectricPart = (keys: readonly string[], at: number) =>
  keys[at]?.startsWith('elektrisch') === true &&
  [keys[at - 1], keys[at + 1]].some((key) => key !== undefined && movedPart.test(key))
