import { type CriterionRule, codesOf } from '../vehicles/attributes/attribute.ts'
import {
  type CriteriaValues,
  type CriterionName,
  searchCriteria,
} from '../vehicles/attributes/criterion-rules.ts'
import { isSearchable } from '../vehicles/description-words.ts'

/**
 * Reads the values of criteria by the rules of the attributes. The schemas of criteria.ts follow the same rules;
 * `criterionOf` works without the schema library, because every result page reads its address.
 */
const noFilter = new Set(['', 'any', 'all', 'Alle', 'beliebig', 'BELIEBIG', 'Von', 'Bis'])

/** Words that mean "no filter", like an absent value (C-40). */
export const absent = (value: unknown) =>
  typeof value === 'string' && noFilter.has(value) ? undefined : value

/** Query strings contain numbers as text; only plain decimal digits are accepted. */
export const toNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value

export const toBoolean = (value: unknown) => {
  if (value === 'true' || value === '1') return true
  if (value === 'false' || value === '0') return false
  return value
}

/** One or more values as a sorted list without duplicates; undefined for none. */
export const toGroup = (value: unknown) => {
  if (typeof value === 'string') return noFilter.has(value) ? undefined : [value]
  const values = (Array.isArray(value) ? value : [value]).map(absent).filter((item) => item !== undefined)
  if (values.length < 2) return values.length === 0 ? undefined : values
  return [...new Set(values)].sort()
}

const textsOf = (group: unknown[] | undefined) => (group?.length === 1 ? group[0] : group)

/** One text as it is, several as a sorted list; undefined for none. */
export const toTexts = (value: unknown) => textsOf(toGroup(value))

export const groupMax = 40

type Read = (value: unknown) => unknown

const number =
  (maximum: number): Read =>
  (value) => {
    const read = toNumber(absent(value))
    return Number.isInteger(read) && Number(read) >= 0 && Number(read) <= maximum ? Number(read) : undefined
  }

const flag: Read = (value) => {
  const read = toBoolean(absent(value))
  return typeof read === 'boolean' ? read : undefined
}

const text =
  (maximum: number, pattern: RegExp | undefined): Read =>
  (value) => {
    const read = absent(value)
    const fits = typeof read === 'string' && read.length <= maximum && (!pattern || pattern.test(read))
    return fits ? read : undefined
  }

const texts = (maximum: number, pattern: RegExp | undefined): Read => {
  const readOne = text(maximum, pattern)
  return (value) => {
    const given = toGroup(value)
    if (given === undefined || given.length > groupMax) return undefined
    return given.every((one) => readOne(one) !== undefined) ? textsOf(given) : undefined
  }
}

const words = (maximum: number): Read => {
  const readTexts = texts(maximum, undefined)
  return (value) => {
    const read = readTexts(value)
    return read !== undefined && [read].flat().every((one) => isSearchable(String(one))) ? read : undefined
  }
}

const oneOf =
  (codes: readonly string[]): Read =>
  (value) =>
    codes.find((code) => code === value)

const groupOf =
  (codes: readonly string[]): Read =>
  (value) => {
    const given = toGroup(value)
    const read = codes.filter((code) => given?.includes(code)).sort()
    return given && given.length <= groupMax && read.length === given.length ? read : undefined
  }

function readerOf(rule: CriterionRule): Read {
  switch (rule.takes) {
    case 'text':
      return text(rule.maximum, rule.pattern)
    case 'texts':
      return texts(rule.maximum, rule.pattern)
    case 'words':
      return words(rule.maximum)
    case 'low':
    case 'high':
      return number(rule.maximum)
    case 'some':
      return groupOf(codesOf(rule.options))
    case 'one':
    case 'minimum':
    case 'span':
      return oneOf(codesOf(rule.options))
    case 'truth':
    case 'switch':
    case 'bit':
      return flag
  }
}

const readers = new Map<string, Read>(
  searchCriteria.map(({ criterion, rule }) => [criterion, readerOf(rule)]),
)

/** Every criterion by its wire name. */
export const criterionNames: readonly CriterionName[] = searchCriteria.map(({ criterion }) => criterion)

/** The value of a criterion from storage or an address; undefined if invalid. */
export const criterionOf = (name: string, value: unknown): unknown => readers.get(name)?.(value)

/** The valid values among these, by wire name. */
export function validIn(values: Record<string, unknown>): CriteriaValues {
  const valid: Record<string, unknown> = {}
  for (const name of Object.keys(values)) {
    const value = criterionOf(name, values[name])
    if (value !== undefined) valid[name] = value
  }
  return valid
}
