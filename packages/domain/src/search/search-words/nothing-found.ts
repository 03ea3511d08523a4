import { t } from '../../values/text.ts'
import { bounds, type CriterionName } from '../../vehicles/attributes/criterion-rules.ts'
import type { Criteria } from '../criteria.ts'
import { chipsOf } from '../criteria-chips.ts'
import { withReason } from './alternatives.ts'
import type { WordsRead } from './words-read.ts'

type Count = (criteria: Criteria) => number

/** What a title says of its car that matters most to somebody who wants one like it; equipment and plain words follow. */
const important: readonly CriterionName[] = [
  ...([
    'maker',
    'car_model',
    'transporter',
    'kraftstoffart',
    'fahrzeugtyp',
    'fahrzeugkategorietypnfz',
  ] as const),
  ...(['getriebe', 'first_reg_from', 'first_reg_to', 'first_reg_month_from', 'first_reg_month_to'] as const),
  ...(['price_from', 'price_to', 'km_stand_from', 'km_stand_to', 'seatsfrom', 'seatsto'] as const),
]
const placeOf = (name: string) => {
  const place = important.map(String).indexOf(name)
  return place < 0 ? important.length : place
}

const textsOf = ({ text }: Criteria): readonly string[] => [text ?? []].flat()
const withTexts = (criteria: Criteria, texts: readonly string[]): Criteria => {
  const { text: _, ...others } = criteria
  const [text, ...more] = texts
  return text === undefined ? others : { ...others, text: more.length > 0 ? [...texts] : text }
}

/** The criteria one by one, both bounds of a range together. */
function wishesOf(criteria: Criteria): Criteria[] {
  const entries = Object.entries(criteria)
  return entries.flatMap(([name, value]) => {
    const [from, to] = bounds.find((pair) => pair.some((bound) => bound === name)) ?? []
    if (to === name && from && criteria[from] !== undefined) return []
    const upper = to && criteria[to]
    return [{ [name]: value, ...(to && upper !== undefined && { [to]: upper }) }]
  })
}

/**
 * The title of an advertisement describes a car that is seldom in the stock. Where none is as described, it searches by
 * as much of the description as a vehicle has, the important first, and names the rest.
 *
 * @param count the vehicles that satisfy criteria
 */
export function nearTitle(read: WordsRead, count: Count): WordsRead {
  if (!read.isTitle || count(read.criteria) > 0) return read
  const isFigure = (text: string) => read.figures.includes(text)
  const wishes = [
    ...wishesOf(withTexts(read.criteria, [])).map((wish) => ({
      place: Math.min(...Object.keys(wish).map(placeOf)),
      wish,
    })),
    ...textsOf(read.criteria).map((text) => ({
      place: isFigure(text) ? placeOf('kraftstoffart') : important.length + 1,
      wish: { text },
    })),
  ]
  let criteria: Criteria = {}
  const left: string[] = []
  for (const { wish } of wishes.sort((one, other) => one.place - other.place)) {
    const texts = [...textsOf(criteria), ...textsOf(wish)].sort()
    const next = withTexts({ ...criteria, ...wish }, texts)
    if (count(next) > 0) criteria = next
    else left.push(...(wish.text === undefined ? chipsOf(wish).map(({ label }) => label) : textsOf(wish)))
  }
  const notUnderstood = [
    ...read.notUnderstood,
    ...left.map((part) => withReason(part, t('damit kein Fahrzeug'))),
  ]
  return { ...read, criteria, notUnderstood }
}

/** So few vehicles can have a misspelt word themselves; corrected, it then finds many more. */
const [fewFound, moreFound] = [2, 10]

/**
 * A phrase as it is searched. One that finds hardly anything is read again with all words near a known one corrected, "fort
 * fokus turnier", or by as much of a title as a vehicle has.
 *
 * @param read reads the phrase, once more with words that stand in many descriptions doubtful too
 * @param count the vehicles that satisfy criteria
 */
export function searchedWords(read: (isDoubtful: boolean) => WordsRead, count: Count): WordsRead {
  const asTyped = read(false)
  if (asTyped.isTitle) return nearTitle(asTyped, count)
  if (asTyped.criteria.text === undefined) return asTyped
  const total = count(asTyped.criteria)
  if (total > fewFound) return asTyped
  const corrected = read(true)
  return count(corrected.criteria) > total * moreFound ? corrected : asTyped
}

/** The texts of a search that finds nothing without which vehicles are found, with their number. */
export type Offer = { texts: string[]; total: number }

/** @param count the vehicles that satisfy criteria */
export function offersWithoutTexts(criteria: Criteria, count: Count): Offer[] {
  const texts = textsOf(criteria)
  const without = (left: readonly string[]): Offer => ({
    texts: [...left],
    total: count(
      withTexts(
        criteria,
        texts.filter((text) => !left.includes(text)),
      ),
    ),
  })
  const each = texts.map((text) => without([text])).filter(({ total }) => total > 0)
  if (each.length > 0 || texts.length < 2) return each
  return [without(texts)].filter(({ total }) => total > 0)
}
