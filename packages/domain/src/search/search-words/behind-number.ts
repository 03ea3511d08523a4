import { isListedAt, isNumber, type Token, wordAt } from './token.ts'
import { type Comparison, isComparing, named, topics } from './topics.ts'
import type { Dimension } from './units.ts'

const wordsFor = (comparison: 'atMost' | 'atLeast', words: string) =>
  words.split(' ').map((word) => [word, comparison] as const)

/** Comparing words behind the number, folded: "8000 € max", "2018 oder neuer". */
const trailing = new Map([
  ...wordsFor(
    'atMost',
    'max maximal maximum hochstens weniger gunstiger billiger alter fruher darunter drunter',
  ),
  ...wordsFor(
    'atLeast',
    'heute jetzt mind mindestens min minimum aufwarts mehr neur junger spater daruber druber',
  ),
])
/** They compare the year; an age is the other way round: "5 Jahre oder jünger". */
const ofYears = new Set(['alter', 'fruher', 'neur', 'junger', 'spater'])

/** Words behind a number that name it: "300 km Reichweite", "60.000 gelaufen", "300 € im Monat". */
const namesBehind = new Map<string, Dimension>([
  ...named('reichweite wltp nefz elektrisch', 'other'),
  ...named('gelaufen laufleistung kilometerstand', 'km'),
  ...named('budget kaufpreis', 'price'),
  ...named('baujahr erstzulassung zugelassen', 'year'),
  ...named('gesamtgewicht zgg', 'kg'),
  ...named('felgen felge rader radern', 'inch'),
  ...named('anhangelast zuglast nutzlast zuladung leergewicht eigengewicht tuv hu garantie', 'other'),
  ...named('mtl monatlich monat rate monatsrate leasingrate anzahlung', 'other'),
])
/** Before "Monat" and "Rate". */
const rateWords = new Set(['im', 'pro', 'je', 'als'])
/** The inspection is valid until a year; other numbers behind it measure something else. */
export const inspections = new Set(['tuv', 'hu', 'garantie'])

const joints = new Set(['oder', 'od', 'und', 'u', 'bis'])
const perDistance = new Set(['pro', 'je', 'auf'])

/** What the words behind a number can begin with, for `trailingAt` and `nameBehind`. */
export const wordsBehind: readonly string[] = [
  ...['nicht', ...joints, ...trailing.keys()],
  ...[...perDistance, ...rateWords, ...namesBehind.keys()],
]

/** The comparison by the words behind a number, and how many words; none where they begin the next number. */
export function trailingAt(tokens: readonly Token[], at: number, unit: Dimension | null) {
  const isExceeded = ['mehr', 'ubersteigen', 'uberschreiten'].includes(wordAt(tokens, at + 1))
  if (wordAt(tokens, at) === 'nicht' && isExceeded && wordAt(tokens, at + 2) !== 'als')
    return { comparison: 'atMost' as const, length: 2 }
  const isJoined = joints.has(wordAt(tokens, at))
  const place = isJoined ? at + 1 : at
  const word = wordAt(tokens, place)
  const comparison = trailing.get(word)
  const next = tokens[place + 1]
  // "18.000 €, min Baujahr 2018"
  if (isListedAt(tokens, place) && topics.has(wordAt(tokens, place + 1))) return null
  // "6 Sitze mindestens, 12.500 €"
  const isOfNext = isNumber(next) && !(next.isListed && !isListedAt(tokens, place))
  if (!comparison || isOfNext || wordAt(tokens, place + 1) === 'als') return null
  const isReversed = unit === 'age' && ofYears.has(word)
  const meant: Comparison = isReversed ? (comparison === 'atMost' ? 'atLeast' : 'atMost') : comparison
  return { comparison: meant, length: place + 1 - at }
}

/** "5 Liter auf 100 km" */
export const isPerDistance = (tokens: readonly Token[], at: number) =>
  perDistance.has(wordAt(tokens, at)) && tokens[at + 1]?.dimension === 'km' && tokens[at + 1]?.value === 100

/** The dimension that the words behind a number name, and how many words; none where they name the number behind them. */
export function nameBehind(tokens: readonly Token[], at: number, unit: Dimension | null) {
  if (unit === 'other' && isPerDistance(tokens, at)) return { dimension: 'other' as const, length: 2 }
  const length = rateWords.has(wordAt(tokens, at)) ? 2 : 1
  const word = wordAt(tokens, at + length - 1)
  const dimension = namesBehind.get(word)
  if (dimension === undefined || (length === 2 && dimension !== 'other')) return null
  // "2 Jahre Garantie", "höchstens 2 Jahre, Garantie"
  if (inspections.has(word) && (unit !== 'age' || isListedAt(tokens, at))) return null
  if (word === 'elektrisch' && unit !== 'km') return null
  // "Bis 200.000 Laufleistung, bis 12.000 €"
  const isApart = isListedAt(tokens, at + length) && !isListedAt(tokens, at)
  const namesNext =
    !isApart &&
    topics.has(word) &&
    (isNumber(tokens[at + length]) || isComparing(wordAt(tokens, at + length)))
  // "Max 12.000 €, Reichweite 200 km"
  if (namesNext && isListedAt(tokens, at)) return null
  const isOther = dimension === 'other' && unit !== null
  if (dimension === unit || isOther || (unit === null && !namesNext)) return { dimension, length }
  return null
}
