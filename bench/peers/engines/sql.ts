import type { Criteria } from '@portal/domain/search/criteria'
import { optionLists } from '../option-lists.ts'
import type { Counts } from '../peer.ts'
import { type Condition, conditionsOf, listColumns, listsToCount, numberColumns } from './engine.ts'

export type Statement = { text: string; values: (string | number)[] }

export const columns = [...listColumns, ...numberColumns]

const pageSize = 24

const conditionText = (condition: Condition) => {
  if ('anyOf' in condition) return `${condition.column} IN (${condition.anyOf.map(() => '?').join(', ')})`
  return `${condition.column} ${'from' in condition ? '>=' : '<='} ?`
}

const whereText = (conditions: Condition[]) => ['1 = 1', ...conditions.map(conditionText)].join(' AND ')

const valuesOf = (conditions: Condition[]) =>
  conditions.flatMap((condition): (string | number)[] => {
    if ('anyOf' in condition) return condition.anyOf
    return ['from' in condition ? condition.from : condition.to]
  })

export function countStatement(criteria: Criteria): Statement {
  const conditions = conditionsOf(criteria)
  return {
    text: `SELECT count(*) FROM vehicle WHERE ${whereText(conditions)}`,
    values: valuesOf(conditions),
  }
}

/** The first page by price; the newer vehicle first among equal prices. */
export function idsStatement(criteria: Criteria): Statement {
  const conditions = conditionsOf(criteria)
  return {
    text: `SELECT fahrzeugid FROM vehicle WHERE ${whereText(conditions)} ORDER BY preis, eaktedokumentid DESC LIMIT ${pageSize}`,
    values: valuesOf(conditions),
  }
}

/** All lists in one statement with the columns list, option and count. */
export function optionsStatement(criteria: Criteria): Statement {
  const lists = listsToCount(criteria)
  const one = ({ list, conditions }: (typeof lists)[number]) =>
    `SELECT '${list}', CAST(${optionLists[list]} AS VARCHAR), count(*) FROM vehicle
     WHERE ${whereText(conditions)} GROUP BY ${optionLists[list]}`
  return {
    text: lists.map(one).join(' UNION ALL '),
    values: lists.flatMap(({ conditions }) => valuesOf(conditions)),
  }
}

/** The rows of `optionsStatement` as counts. */
export function countsOf(rows: readonly (readonly unknown[])[]): Counts {
  const counts: Counts = {}
  for (const [list, option, count] of rows) {
    const ofList = counts[String(list)] ?? {}
    ofList[String(option)] = Number(count)
    counts[String(list)] = ofList
  }
  return counts
}
