import { type CriterionName, modelCriteria } from '@portal/domain/vehicles/attributes/criterion-rules'
import type { Searched } from './evaluate.ts'
import { type Form, flagList, optionLists } from './option-lists.ts'
import type { Term } from './plan.ts'
import { Result } from './result.ts'

/** The input of a count. Plain data, so that it can be sent to a thread. */
export type CountOrder = Form & {
  terms: Term[]
  /** Maker number by catalogue entry. */
  makerOf: Uint32Array
  /** The number of makers. */
  makers: number
  /** Model groups are counted for a chosen maker, models for a chosen maker and group. */
  levels: readonly ('car_model' | 'car_model_detail')[]
}

/**
 * Counts by list, in the order of `optionLists` and of their options; makers by number, groups and models by catalogue
 * entry (empty = not counted). Objects with hundreds of numeric keys would take longer to build than to count.
 */
export type Counted = {
  total: number
  lists: number[][]
  flags: number[]
  makers: Uint32Array
  car_model: Uint32Array
  car_model_detail: Uint32Array
}

/**
 * Counts the matches, and for each option of both search forms the matches if it is chosen. The chosen values of the
 * option's own criterion are ignored; for makers also the chosen group and model, for groups also the model. Equipment
 * flags are counted in addition to all criteria.
 */
export function countOptions(searched: Searched, order: CountOrder): Counted {
  const { stock } = searched
  const { terms } = order
  const all = new Result(searched, terms, 2)
  const without = (...criteria: CriterionName[]) => {
    const others = terms.filter(({ criterion }) => criterion === null || !criteria.includes(criterion))
    return others.length === terms.length ? all : new Result(searched, others, 3)
  }
  const lists = optionLists(order.tier).map(({ criterion, count }) => count(without(criterion), order))
  const entries = (base: Result) => base.tally(stock.columns.entry, order.makerOf.length)
  const none = new Uint32Array()
  const [, ...models] = modelCriteria
  return {
    total: all.count,
    lists,
    flags: flagList.count(all, order),
    makers: without(...modelCriteria).makers(order.makerOf, order.makers),
    car_model: order.levels.includes('car_model') ? entries(without(...models)) : none,
    car_model_detail: order.levels.includes('car_model_detail') ? entries(without('car_model_detail')) : none,
  }
}
