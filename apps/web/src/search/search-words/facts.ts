import type { SearchInWords } from '@portal/contract/search/search-words'
import type { OptionCounts } from '@portal/contract/vehicles/cars'
import type { Criteria } from '@portal/domain/search/criteria'
import { type Chip, chipsOf } from '@portal/domain/search/criteria-chips'
import type { NamedMaker, NameIndex } from '@portal/domain/search/search-words/catalogue'
import type { Lexicon } from '@portal/domain/search/search-words/languages/lexicon'
import { readWords } from '@portal/domain/search/search-words/read-words'
import { fold } from '@portal/domain/values/fold'
import { t } from '@portal/domain/values/text'
import { type GroupName, searchCriterion } from '@portal/domain/vehicles/attributes/criterion-rules'

/** The typed text, and the labels of removed chips for which no words could be removed from the text. */
export type Phrase = { text: string; dropped: readonly string[] }

export const isGwNumber = (text: string) => /^\d{6}$/.test(text.trim())

/** Reads a phrase in the browser, without the words of descriptions. */
export const readLocally = (text: string, index: NameIndex, lexicon: Lexicon | undefined) =>
  readWords(text, index, new Date(Date.now()).getFullYear(), undefined, lexicon)

/** The criteria without the removed chips. */
export const withoutDropped = (criteria: Criteria, dropped: readonly string[]): Criteria =>
  dropped.reduce(
    (left, label) => chipsOf(left).find((chip) => chip.label === label)?.without ?? left,
    criteria,
  )

const sameCriteria = (left: Criteria, right: Criteria) =>
  JSON.stringify(chipsOf(left).map(({ label }) => label)) ===
  JSON.stringify(chipsOf(right).map(({ label }) => label))

/** The most words of one chip: "nicht älter als 5 Jahre". */
const longestPart = 6
/** Each sequence of words is read, so long phrases keep their words. */
const longestSearched = 60

/**
 * The phrase without the words of a chip; undefined if no sequence of words has this chip alone as its meaning, as in
 * "kein Diesel".
 */
export function withoutChip(text: string, chip: Chip, read: (text: string) => Criteria): string | undefined {
  const words = text.trim().split(/\s+/)
  if (words.length > longestSearched) return undefined
  for (let length = 1; length <= longestPart; length++)
    for (let from = 0; from + length <= words.length; from++) {
      const rest = words.toSpliced(from, length).join(' ')
      if (sameCriteria(read(rest), chip.without)) return rest
    }
  return undefined
}

/** The phrase with an ambiguous part replaced by one of its readings. */
export const withChoice = (text: string, part: string, label: string) =>
  text.includes(part) ? text.replace(part, () => label) : `${text.trim()} ${label}`

/** "Mercedes-Benz statt „merzedes“" for each corrected part; undefined for none. */
export const correctedIn = ({ corrections }: Pick<SearchInWords, 'corrections'>) =>
  corrections.map(({ typed, meant }) => t`${meant} statt „${typed}“`).join(', ') || undefined

/** What is said above the results of a phrase: its corrected parts, and those its criteria do not cover. */
export function noteOn(
  read: Pick<SearchInWords, 'notUnderstood' | 'readings' | 'corrections'>,
): string | undefined {
  const parts = [...read.notUnderstood, ...read.readings.map(({ text }) => text)]
  const corrected = correctedIn(read)
  const sentences = [
    ...(corrected ? [t`Verstanden: ${corrected}.`] : []),
    ...(parts.length > 0 ? [t`Nicht verstanden: ${parts.map((part) => t`„${part}“`).join(', ')}.`] : []),
  ]
  return sentences.join(' ') || undefined
}

/** A suggested phrase. */
export type Proposal = { label: string; text: string; criteria: Criteria; count?: number | undefined }

const proposedModels = 4

/** The model groups whose name begins with the last words of the phrase. */
export function modelsBeginning(text: string, makers: readonly NamedMaker[], index: NameIndex): Proposal[] {
  const words = text.trim().split(/\s+/)
  for (const length of [3, 2, 1]) {
    const typed = fold(words.slice(-length).join(''))
    if (typed.length < 2 || words.length < length) continue
    const before = words.slice(0, -length)
    const named = makers.flatMap(({ maker, groups }) =>
      groups
        .filter((group) => fold(group) !== 'andere')
        .filter((group) => [group, maker + group].some((name) => fold(name).startsWith(typed)))
        .map((group) => ({ maker, group })),
    )
    const wanted = new Set(before.map((word) => index.maker(fold(word))).filter(Boolean))
    const fitting = named.filter(({ maker }) => wanted.size === 0 || wanted.has(maker))
    if (fitting.length === 0) continue
    return fitting.slice(0, proposedModels).map(({ maker, group }) => {
      const rest = before.filter((word) => index.maker(fold(word)) !== maker)
      const label = `${maker} ${group}`
      return { label, text: [...rest, label].join(' '), criteria: { maker, car_model: group } }
    })
  }
  return []
}

const continued: readonly GroupName[] = ['fahrzeugtyp', 'kraftstoffart', 'getriebe']

/**
 * For each of a few criteria that the phrase does not contain, its most frequent value among the found cars.
 *
 * @param lexicon the language of the proposed words; German without it
 */
export function continuations(
  text: string,
  criteria: Criteria,
  { total, options }: OptionCounts,
  read: (text: string) => Criteria,
  lexicon: Lexicon | undefined,
): Proposal[] {
  return continued.flatMap((name) => {
    const { rule } = searchCriterion(name)
    if (criteria[name] !== undefined || !('options' in rule)) return []
    const [best] = rule.options
      .map((option) => ({ ...option, count: options[name]?.[option.value] ?? 0 }))
      .filter(({ count }) => count > 0 && count < total)
      .sort((a, b) => b.count - a.count)
    if (!best) return []
    const [shown = ''] = best.label.split(' / ')
    // The code spells the German word; the label is in the language of the page.
    const word = lexicon?.wordFor(best.value.replaceAll('_', '')) ?? shown
    const label = `${text.trim()} ${word}`
    const values: readonly string[] = read(label)[name] ?? []
    return values.includes(best.value) ? [{ label, text: label, criteria, count: best.count }] : []
  })
}

/** The option selected by a key; -1 is the field itself, between the last and the first option. */
export function placeAfter(key: string, active: number, options: number): number {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined
  const places = options + 1
  return step === undefined ? -1 : ((active + 1 + step + places) % places) - 1
}
