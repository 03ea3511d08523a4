import type { CarModel } from '@portal/contract/car-models'
import type { SearchInWords } from '@portal/contract/search-words'
import { timeZone } from '@portal/domain/constants'
import { chipsOf } from '@portal/domain/criteria-chips'
import { criterionNames } from '@portal/domain/criterion'
import { isSearchable, wordsIn } from '@portal/domain/description-words'
import { hourMs } from '@portal/domain/durations'
import type { PriceTier } from '@portal/domain/price-tier'
import { type NamedMaker, NameIndex } from '@portal/domain/search-words/catalogue'
import { readWords } from '@portal/domain/search-words/read-words'
import type { WordsRead } from '@portal/domain/search-words/words-read'
import { isVisibleTo } from '@portal/domain/vehicle/attributes'
import { searchCriterion } from '@portal/domain/vehicle/criterion-rules'
import { LRUCache } from 'lru-cache'
import type { Term } from '../../stock/query/plan.ts'
import type { StockIndex } from '../../stock/stock-index.ts'
import { dismissedTerms } from '../dismissed-cars/where.ts'

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

/** About 2 KB each. */
const phrasesMax = 1000
/** Longer phrases are not cached. */
const cachedLengthMax = 120

type Known = { names: NameIndex; phrases: LRUCache<string, KnownPhrase> }

/** The index has one list of models for each generation of the stock, on which phrases and terms depend. */
const knownOfModels = new WeakMap<CarModel[], Known>()

function knownOf(models: CarModel[]): Known {
  const known = knownOfModels.get(models) ?? {
    names: new NameIndex(namesOf(models)),
    phrases: new LRUCache({ max: phrasesMax }),
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
const visible = { consumer: namesFor('consumer'), dealer: namesFor('dealer') }

/** Removes the criteria that are not for this tier and adds them to `notUnderstood`. */
function forTier(read: WordsRead, tier: PriceTier): WordsRead {
  const { criteria, notUnderstood, readings } = read
  const names = visible[tier]
  if (Object.keys(criteria).every((name) => names.has(name))) return read
  const hidden = chipsOf(criteria).filter(({ criterion }) => !names.has(criterion))
  return {
    criteria: Object.fromEntries(Object.entries(criteria).filter(([name]) => names.has(name))),
    notUnderstood: [...notUnderstood, ...hidden.map(({ label }) => label)],
    readings,
  }
}

function readPhrase(index: StockIndex, phrase: string, tier: PriceTier, now: Date): KnownPhrase {
  const { names, phrases } = knownOf(index.models())
  const thisYear = yearAt(now)
  const key = `${tier} ${thisYear} ${phrase}`
  const known = phrases.get(key)
  if (known) return known
  const holdsText = (text: string, isWhole: boolean) =>
    isSearchable(text) &&
    (!isWhole || wordsIn(text).every(index.texts.has)) &&
    index.count({ text }, tier) > 0
  const read = forTier(readWords(phrase, names, thisYear, holdsText), tier)
  const made = { read, terms: read.criteria.text === undefined ? index.plan(read.criteria, tier) : null }
  if (phrase.length <= cachedLengthMax) phrases.set(key, made)
  return made
}

/**
 * The criteria a phrase stands for in this stock, with the number of vehicles at the prices of a tier.
 * @param dismissed vehicles that are not counted
 */
export function searchOfWords(
  index: StockIndex,
  phrase: string,
  tier: PriceTier,
  now: Date,
  dismissed: readonly number[],
): SearchInWords {
  const { read, terms } = readPhrase(index, phrase, tier, now)
  const planned = terms ?? index.plan(read.criteria, tier)
  return { ...read, total: index.countOf([...planned, ...dismissedTerms(dismissed, undefined, index)]) }
}
