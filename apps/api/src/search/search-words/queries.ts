import type { SearchInWords } from '@portal/contract/search/search-words'
import type { CarModel } from '@portal/contract/vehicles/car-models'
import { chipsOf } from '@portal/domain/search/criteria-chips'
import { criterionNames } from '@portal/domain/search/criterion'
import { type NamedMaker, NameIndex } from '@portal/domain/search/search-words/catalogue'
import { lexiconOf } from '@portal/domain/search/search-words/languages/lexicons'
import { offersWithoutTexts, searchedWords } from '@portal/domain/search/search-words/nothing-found'
import { readWords } from '@portal/domain/search/search-words/read-words'
import type { StockTexts, WordsRead } from '@portal/domain/search/search-words/words-read'
import type { Language } from '@portal/domain/site/language'
import { timeZone } from '@portal/domain/values/constants'
import { hourMs } from '@portal/domain/values/durations'
import { isVisibleTo } from '@portal/domain/vehicles/attributes/attributes'
import { searchCriterion } from '@portal/domain/vehicles/attributes/criterion-rules'
import { isSearchable, wordsIn } from '@portal/domain/vehicles/description-words'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { inLanguage } from '../../http/language.ts'
import type { Term } from '../../stock/query/plan.ts'
import type { StockIndex } from '../../stock/stock-index.ts'
import { dismissedTerms } from '../../vehicles/dismissed-cars/where.ts'

/** The makers and model groups in the stock. */
export function namesOf(models: CarModel[]): NamedMaker[] {
  const byMaker = Map.groupBy(models, ({ hersteller }) => hersteller)
  return [...byMaker].map(([maker, ofMaker]) => ({
    maker,
    groups: [...new Set(ofMaker.map(({ modellgruppe }) => modellgruppe))],
  }))
}

/** A phrase as read for one tier. Terms of a free text have a bit set of the whole stock, so they are not cached. */
type KnownPhrase = { read: WordsRead; terms: readonly Term[] | null }

/** About 2 KB each. A full map is emptied, which takes less time than finding the oldest phrase for every new one. */
const phrasesMax = 1000
/** Longer phrases are not cached. */
const cachedLengthMax = 120

type Known = { names: NameIndex; phrases: Map<string, KnownPhrase> }

/** The index has one list of models for each generation of the stock, on which phrases and terms depend. */
const knownOfModels = new WeakMap<CarModel[], Known>()

function knownOf(models: CarModel[]): Known {
  const known = knownOfModels.get(models) ?? {
    names: new NameIndex(namesOf(models)),
    phrases: new Map<string, KnownPhrase>(),
  }
  knownOfModels.set(models, known)
  return known
}

const localYear = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' })
let lastYear = { hour: Number.NaN, year: Number.NaN }

/** The calendar year in Germany, formatted once per hour, because formatting takes longer than counting. */
function yearAt(now: Date): number {
  const hour = Math.floor(now.getTime() / hourMs)
  if (lastYear.hour !== hour) lastYear = { hour, year: Number(localYear.format(now)) }
  return lastYear.year
}

const namesFor = (tier: PriceTier) =>
  new Set<string>(criterionNames.filter((name) => isVisibleTo(searchCriterion(name).attribute, tier)))
const visible = { consumer: namesFor('consumer'), dealer: namesFor('dealer'), net: namesFor('net') }

/** Removes the criteria that are not for this tier and adds them to `notUnderstood`. */
function forTier(read: WordsRead, tier: PriceTier): WordsRead {
  const { criteria, notUnderstood } = read
  const names = visible[tier]
  if (Object.keys(criteria).every((name) => names.has(name))) return read
  const hidden = chipsOf(criteria).filter(({ criterion }) => !names.has(criterion))
  return {
    ...read,
    criteria: Object.fromEntries(Object.entries(criteria).filter(([name]) => names.has(name))),
    notUnderstood: [...notUnderstood, ...hidden.map(({ label }) => label)],
  }
}

/**
 * The descriptions of the stock as one tier searches them. A class, because making an object with a getter takes several
 * times as long.
 */
class IndexedTexts implements StockTexts {
  readonly isDoubtful: boolean
  readonly #index: StockIndex
  readonly #tier: PriceTier

  constructor(index: StockIndex, tier: PriceTier, isDoubtful: boolean) {
    this.#index = index
    this.#tier = tier
    this.isDoubtful = isDoubtful
  }

  /** Counted only when read, for a word that no list knows: it costs more than reading a phrase. */
  get size() {
    return this.#index.count({}, this.#tier)
  }

  holding(text: string, isWhole: boolean) {
    const isHeld = isSearchable(text) && (!isWhole || wordsIn(text).every(this.#index.texts.has))
    return isHeld ? this.#index.count({ text }, this.#tier) : 0
  }
}

/** What was typed, and the language of its words beside the German ones. */
export type TypedPhrase = { text: string; language: Language }

function readPhrase(
  index: StockIndex,
  { text: phrase, language }: TypedPhrase,
  tier: PriceTier,
  now: Date,
): KnownPhrase {
  const { names, phrases } = knownOf(index.models())
  const thisYear = yearAt(now)
  const key = `${tier} ${language} ${thisYear} ${phrase}`
  const known = phrases.get(key)
  if (known) return known
  const lexicon = lexiconOf(language)
  const read = inLanguage(language, () =>
    searchedWords(
      (isDoubtful) => {
        const texts = new IndexedTexts(index, tier, isDoubtful)
        return forTier(readWords(phrase, names, thisYear, texts, lexicon, tier === 'net'), tier)
      },
      (criteria) => index.count(criteria, tier),
    ),
  )
  const made = { read, terms: read.criteria.text === undefined ? index.plan(read.criteria, tier) : null }
  if (phrase.length > cachedLengthMax) return made
  if (phrases.size >= phrasesMax) phrases.clear()
  phrases.set(key, made)
  return made
}

/**
 * The criteria a phrase stands for in this stock, with the number of vehicles at the prices of a tier.
 * @param dismissed vehicles that are not counted
 */
export function searchOfWords(
  index: StockIndex,
  phrase: TypedPhrase,
  tier: PriceTier,
  now: Date,
  dismissed: readonly number[],
): SearchInWords {
  const { read, terms } = readPhrase(index, phrase, tier, now)
  const shown = dismissedTerms(dismissed, undefined, index)
  const total = index.countOf([...(terms ?? index.plan(read.criteria, tier)), ...shown])
  const offers =
    total > 0
      ? []
      : offersWithoutTexts(read.criteria, (criteria) =>
          index.countOf([...index.plan(criteria, tier), ...shown]),
        )
  const { criteria, notUnderstood, readings, corrections } = read
  return { criteria, notUnderstood, readings, corrections, offers, total }
}
