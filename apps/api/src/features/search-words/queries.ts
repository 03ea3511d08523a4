import type { CarModel } from '@portal/contract/car-models'
import type { SearchInWords } from '@portal/contract/search-words'
import { timeZone } from '@portal/domain/constants'
import { chipsOf } from '@portal/domain/criteria-chips'
import { criterionNames } from '@portal/domain/criterion'
import { isSearchable, wordsIn } from '@portal/domain/description-words'
import type { PriceTier } from '@portal/domain/price-tier'
import { type NamedMaker, NameIndex } from '@portal/domain/search-words/catalogue'
import { readWords } from '@portal/domain/search-words/read-words'
import type { WordsRead } from '@portal/domain/search-words/words-read'
import { isVisibleTo } from '@portal/domain/vehicle/attributes'
import { searchCriterion } from '@portal/domain/vehicle/criterion-rules'
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

/** The index keeps one list of models for each generation of the stock. */
const nameIndexes = new WeakMap<CarModel[], NameIndex>()

function nameIndexOf(models: CarModel[]): NameIndex {
  const names = nameIndexes.get(models) ?? new NameIndex(namesOf(models))
  nameIndexes.set(models, names)
  return names
}

const localYear = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' })

const namesFor = (tier: PriceTier) =>
  new Set<string>(criterionNames.filter((name) => isVisibleTo(searchCriterion(name).attribute, tier)))
const visible = { consumer: namesFor('consumer'), dealer: namesFor('dealer') }

/** Takes out the criteria that are not for this tier, and names them as not understood. */
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

/**
 * What a phrase means in this stock, with the number of vehicles at the prices of a tier.
 * @param dismissed vehicles that are not counted
 */
export function searchOfWords(
  index: StockIndex,
  phrase: string,
  tier: PriceTier,
  now: Date,
  dismissed: readonly number[],
): SearchInWords {
  const holdsText = (text: string, isWhole: boolean) =>
    isSearchable(text) &&
    (!isWhole || wordsIn(text).every(index.texts.has)) &&
    index.count({ text }, tier) > 0
  const thisYear = Number(localYear.format(now))
  const read = forTier(readWords(phrase, nameIndexOf(index.models()), thisYear, holdsText), tier)
  const terms = [...index.plan(read.criteria, tier), ...dismissedTerms(dismissed, undefined, index)]
  return { ...read, total: index.countOf(terms) }
}
