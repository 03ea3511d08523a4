import { codesOf } from './attribute.ts'
import { attributeOf, type NamesWith } from './attributes.ts'
import { type SearchedName, searchCriteria } from './criterion-rules.ts'

/** A numeric searched attribute; `preis` is in gross euro, `erstzulassungsjahr` a four-digit year,
 * `erstzulassungsmonat` year and month in six digits. */
export type RangeField = Extract<SearchedName, NamesWith<{ kind: 'number' | 'money' }>>
/** A searched attribute with a closed list of values. */
export type ChoiceField = Extract<SearchedName, NamesWith<{ kind: 'choice' | 'flag' }>>
/** A searched attribute with a text, a code or a truth value. */
export type ValueField = Exclude<SearchedName, RangeField | 'equipment' | 'description'>

export const isRange = (name: SearchedName): name is RangeField => {
  const { kind } = attributeOf(name)
  return kind === 'number' || kind === 'money'
}
export const isChoice = (name: SearchedName): name is ChoiceField => {
  const { kind } = attributeOf(name)
  return kind === 'choice' || kind === 'flag'
}

/** The searched attributes, in the order of the attributes. */
export const searchedNames = [...new Set(searchCriteria.map(({ attribute }) => attribute))]
export const rangeFields = searchedNames.filter(isRange)
export const choiceFields = searchedNames.filter(isChoice)

/** All values of a choice as texts; those of a flag are 'false' and 'true'. */
export function codesOfChoice(field: ChoiceField): string[] {
  const attribute = attributeOf(field)
  return attribute.kind === 'choice' ? codesOf(attribute.options) : ['false', 'true']
}

/** The bounds of a code like '4/5'. */
export function spanOf(code: string): readonly [low: number, high: number] {
  const [low = 0, high = low] = code.split('/').map(Number)
  return [low, high]
}

/**
 * The bounds offered by the forms for a number, ascending and distinct; years come from the stock. Prices are in euro.
 */
export function offeredBounds(field: RangeField): { low: number[]; high: number[] } {
  const low = new Set<number>()
  const high = new Set<number>()
  for (const { attribute, rule } of searchCriteria) {
    if (attribute !== field) continue
    if (rule.takes === 'low') for (const step of rule.steps) low.add(step)
    if (rule.takes === 'high') for (const step of rule.steps) high.add(step)
    if (rule.takes === 'switch') low.add(rule.low)
    if (rule.takes !== 'span') continue
    for (const { value } of rule.options) {
      const [from, to] = spanOf(value)
      low.add(from)
      high.add(to)
    }
  }
  const ascending = (bounds: Set<number>) => [...bounds].sort((a, b) => a - b)
  return { low: ascending(low), high: ascending(high) }
}
