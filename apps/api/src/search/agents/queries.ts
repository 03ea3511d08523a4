import type {
  AgentCarDetails,
  AgentComparison,
  AgentCount,
  AgentCounted,
  AgentFound,
  AgentSearch,
} from '@portal/contract/search/agents'
import type { Car } from '@portal/contract/vehicles/cars'
import { Criteria } from '@portal/domain/search/criteria'
import { chipsOf } from '@portal/domain/search/criteria-chips'
import { resultsPath } from '@portal/domain/search/results-path'
import { t } from '@portal/domain/values/text'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import type { RowSource } from '../../plugins/db.ts'
import type { StockIndex } from '../../stock/stock-index.ts'
import { detailsOf } from '../../vehicles/car-details/queries.ts'
import { carByGwNumber, carsByIds } from '../../vehicles/cars/queries.ts'
import { releasedCondition } from '../../vehicles/condition/queries.ts'
import { searchOfWords } from '../search-words/queries.ts'
import { agentCar, comparedRows, conditionOf, equipmentOf, factsOf, photosOf } from './view.ts'

/** What the tools read from, for one caller. */
export type AgentStock = {
  index: StockIndex
  readRows: FastifyInstance['readRows']
  /** The prices and criteria of the caller. */
  tier: PriceTier
  now: Date
  env: Env
}

const labelsOf = (criteria: Criteria) => chipsOf(criteria).map(({ label }) => label)

/** The criteria of the words, narrowed by limits, which replace those of the words. */
function criteriaOf(ofWords: Criteria, limits: Omit<AgentCount, 'text' | 'language'>): Criteria {
  const { success, data, error } = Criteria.safeParse({ ...ofWords, ...limits })
  if (success) return data
  const [issue] = error.issues
  throw invalidField(String(issue?.path[0] ?? 'text'), issue?.message ?? t('Ungültiger Wert.'))
}

function read({ index, tier, now, env }: AgentStock, { text, language, ...limits }: AgentCount) {
  const words = searchOfWords(index, { text, language }, tier, now, [])
  const criteria = criteriaOf(words.criteria, limits)
  const meaning: AgentCounted = {
    total: index.count(criteria, tier),
    understood: labelsOf(criteria),
    notUnderstood: words.notUnderstood,
    corrections: words.corrections,
    readings: words.readings.map((reading) => ({
      text: reading.text,
      choices: reading.choices.map(({ label }) => label),
    })),
    offers: words.offers.map(({ texts, total }) => ({ without: texts, total })),
    link: `${env.PUBLIC_URL}/#${resultsPath(criteria)}`,
  }
  return { criteria, meaning }
}

/** How many vehicles words and limits find, and what they were read as. */
export const countVehicles = (stock: AgentStock, asked: AgentCount): AgentCounted =>
  read(stock, asked).meaning

/** The same with the first of them. */
export async function searchVehicles(
  stock: AgentStock,
  { sort, limit, ...asked }: AgentSearch,
): Promise<AgentFound> {
  const { index, tier, readRows, env } = stock
  const { criteria, meaning } = read(stock, asked)
  const { ids } = index.page(criteria, tier, { page: 0, size: limit, sort })
  const cars = await readRows((from) => carsByIds(from, ids, tier))
  return { ...meaning, vehicles: cars.map((car) => agentCar(car, env.PUBLIC_URL)) }
}

/** @throws ProblemError naming the number, when no such vehicle is on sale */
async function carOf(from: RowSource, gwnummer: string, tier: PriceTier): Promise<Car> {
  try {
    return await carByGwNumber(from, gwnummer, tier)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    throw new ProblemError('car-unknown', {
      title: t`Ein Fahrzeug mit der GW-Nummer ${gwnummer} wird zurzeit nicht angeboten.`,
    })
  }
}

/** All that a visitor's page of a vehicle says. */
export const vehicleOf = ({ readRows, tier, env }: AgentStock, gwnummer: string): Promise<AgentCarDetails> =>
  readRows(async (from) => {
    const car = await carOf(from, gwnummer, tier)
    const id = String(car.fahrzeugid)
    const condition = await releasedCondition(from, id, env.CONDITION_RELEASED)
    return {
      ...agentCar(car, env.PUBLIC_URL),
      facts: factsOf(car, await detailsOf(from, id)),
      condition: conditionOf(condition),
      equipment: equipmentOf(car),
      photos: photosOf(car, env.PUBLIC_URL),
    }
  })

/** Vehicles side by side. @param gwnummern repeated numbers count once */
export async function comparisonOf(
  stock: AgentStock,
  gwnummern: readonly string[],
): Promise<AgentComparison> {
  const compared = []
  for (const gwnummer of new Set(gwnummern)) compared.push(await vehicleOf(stock, gwnummer))
  if (compared.length < 2)
    throw invalidField('gwnummern', t('Zum Vergleichen braucht es zwei verschiedene Nummern.'))
  return {
    vehicles: compared.map(({ facts: _, condition: __, equipment: ___, photos: ____, ...car }) => car),
    rows: comparedRows(compared.map(({ facts, condition }) => [...facts, ...condition])),
  }
}
