import { fold } from '../../values/fold.ts'
import { ownLanguage } from '../../values/own-language.ts'
import { codesOf, type Option } from '../../vehicles/attributes/attribute.ts'
import { attributeOf } from '../../vehicles/attributes/attributes.ts'
import {
  type FlagName,
  type GroupName,
  type SearchCriterion,
  searchCriteria,
  searchCriterion,
} from '../../vehicles/attributes/criterion-rules.ts'
import type { Criteria } from '../criteria.ts'

/** What a phrase means: values of a group, an equipment flag, or a criterion with one value. */
export type Meaning =
  | { kind: 'group'; group: GroupName; values: readonly string[] }
  | { kind: 'flag'; flag: FlagName }
  | { kind: 'single'; criteria: Criteria }

type Entry = { phrase: string; meaning: Meaning }

/**
 * The German words of an option. "SUV / Geländewagen" are two names; "HU/AU neu" is one. A web client of another language
 * has labels of its own, so there the code stands for the German label, which it mostly spells.
 */
const phrasesOf = (code: string, { label, synonyms }: Pick<Option, 'label' | 'synonyms'>) => [
  ...(ownLanguage === 'de' ? label.split(' / ') : [code.replaceAll('_', '')]),
  ...synonyms,
]

const groupNames = new Set<string>(
  searchCriteria.filter(({ rule }) => rule.takes === 'some').map(({ criterion }) => criterion),
)
const isGroup = (name: string): name is GroupName => groupNames.has(name)
const flags = new Set<string>(
  searchCriteria
    .filter(({ rule }) => rule.takes === 'bit' || rule.takes === 'switch')
    .map(({ criterion }) => criterion),
)
const isFlag = (name: string): name is FlagName => flags.has(name)

/** "andere" and the sides of a door mean nothing without the word they stand beside. */
const isMeaningless = (phrase: string) => ['Andere', 'rechts', 'links', 'beidseitig'].includes(phrase)

function entriesOf({ criterion, attribute, rule }: SearchCriterion): Entry[] {
  if (isFlag(criterion) && (rule.takes === 'bit' || rule.takes === 'switch'))
    return phrasesOf(criterion, rule).map((phrase) => ({
      phrase,
      meaning: { kind: 'flag', flag: criterion },
    }))
  if (rule.takes === 'truth') {
    const entry = attributeOf(attribute)
    if (entry.kind !== 'flag') return []
    const { yes = '', no = '', yesSynonyms = [], noSynonyms = [] } = entry
    const meaning = (value: boolean): Meaning => ({ kind: 'single', criteria: { [criterion]: value } })
    return [
      ...[yes, ...yesSynonyms].map((phrase) => ({ phrase, meaning: meaning(true) })),
      ...[no, ...noSynonyms].map((phrase) => ({ phrase, meaning: meaning(false) })),
    ]
  }
  if (!('options' in rule)) return []
  return rule.options.flatMap((option) =>
    phrasesOf(option.value, option)
      .filter((phrase) => !isMeaningless(phrase))
      .map((phrase) => ({
        phrase,
        meaning: isGroup(criterion)
          ? { kind: 'group', group: criterion, values: [option.value] }
          : { kind: 'single', criteria: { [criterion]: option.value } },
      })),
  )
}

/** A phrase of several options of one group means any of them; of several criteria, the first. */
function vocabularyOf(entries: readonly Entry[]): Map<string, Meaning> {
  const found = new Map<string, Meaning>()
  for (const { phrase, meaning } of entries) {
    const key = fold(phrase)
    const known = found.get(key)
    if (known === undefined) found.set(key, meaning)
    else if (known.kind === 'group' && meaning.kind === 'group' && known.group === meaning.group)
      found.set(key, { ...known, values: [...new Set([...known.values, ...meaning.values])] })
  }
  return found
}

/** The words of the attributes: labels and synonyms of every option, by their folded spelling. */
export const vocabulary: ReadonlyMap<string, Meaning> = vocabularyOf(searchCriteria.flatMap(entriesOf))

/** The options of a criterion with one value, by the words for its attribute: "Schiebetür" without a side. */
export const openChoices: ReadonlyMap<string, readonly Criteria[]> = new Map(
  searchCriteria.flatMap(({ criterion, attribute, rule }) => {
    if (rule.takes !== 'one') return []
    const { label, synonyms = [] } = attributeOf(attribute)
    const choices = rule.options.map((option) => ({ [criterion]: option.value }))
    return [label, ...synonyms].map((word) => [fold(word), choices] as const)
  }),
)

/** A vehicle has one fuel, but any number of things of equipment: the others are not those without this one. */
export const isExcludable = (meaning: Meaning): meaning is Extract<Meaning, { kind: 'group' }> =>
  meaning.kind === 'group' && attributeOf(searchCriterion(meaning.group).attribute).kind === 'choice'

/** Whether it is a body or a kind of vehicle, which an "e-" before it makes an electric one: "e-Kleinwagen". */
export function isBody(meaning: Meaning | undefined): boolean {
  if (meaning?.kind === 'single') return meaning.criteria.transporter === true
  return meaning?.kind === 'group' && ['fahrzeugtyp', 'fahrzeugkategorietypnfz'].includes(meaning.group)
}

/** The longest phrase of the vocabulary in words. */
export const longestPhrase = 4

/** Endings of participles and adjectives at the end of several words. */
const phraseEnding = /(?<=[gb]t|bar)e[srnm]?$/

const counted = /^[2-9][a-z]/

/** The meaning of several folded words as one: "scheckheft gepflegter" as "scheckheftgepflegt", "2x Schiebetür". */
export const meaningOfPhrase = (joined: string) =>
  vocabulary.get(joined) ??
  (counted.test(joined) ? vocabulary.get(`${joined}en`) : undefined) ??
  (phraseEnding.test(joined) ? vocabulary.get(joined.replace(phraseEnding, '')) : undefined)

const { rule: colourRule } = searchCriterion('ausstattung')
const codesOfColours = 'options' in colourRule ? codesOf(colourRule.options).map(fold) : []
/** "Rot" also ends other words. */
const shortestShade = 4
const colourNames = codesOfColours.filter((name) => name.length >= shortestShade)

/** The colour at the end of an unknown word: "nachtschwarz" is black. */
export function shadeOf(word: string): Meaning | undefined {
  const stem = word.replace(/(?:e[srnm]?)$/, '')
  const colour = colourNames.find((name) => stem.endsWith(name) && stem.length > name.length + 1)
  return colour === undefined ? undefined : vocabulary.get(colour)
}

const endings = ['', 'es', 'er', 'en', 'em', 'e', 's', 'r', 'n', 'm']
const shades = [
  'knall',
  'hell',
  'dunkel',
  'metallic',
  'perl',
  'matt',
  'tief',
  'schnee',
  'feuer',
  'rubin',
  'met',
]
const shortestStem = 3
/** "Gran" is no "GRA". */
const shortEndings = new Set(['r', 'n', 'm'])

/** Tested first, because most words have neither. */
const hasShade = new RegExp([...shades, 'farben'].join('|'))

/** Without shade and suffix: "dunkelblau" and "blaumetallic" are blue, "anthrazitfarben" is "anthrazit". */
function baseOf(word: string) {
  const shade = shades.find((name) => word.startsWith(name) || word.endsWith(name)) ?? ''
  return word.replace(shade, '').replace(/farben$/, '')
}

/** The meaning of a folded word in any inflection: "rotes", "Kombis", "dunkelblauer". */
export function meaningOf(word: string): Meaning | undefined {
  const isShaded = hasShade.test(word)
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, word.length - ending.length)
    if (ending !== '' && stem.length < (shortEndings.has(ending) ? shortestStem + 1 : shortestStem)) continue
    const found = vocabulary.get(stem) ?? (isShaded ? vocabulary.get(baseOf(stem)) : undefined)
    if (found) return found
  }
  return undefined
}
