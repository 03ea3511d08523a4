import { euroText } from '../values/formats.ts'
import { t } from '../values/text.ts'
import { attributeOf } from '../vehicles/attributes/attributes.ts'
import {
  flagLabel,
  flagNames,
  modelCriteria,
  type SearchCriterion,
  searchCriteria,
  upperBound,
} from '../vehicles/attributes/criterion-rules.ts'
import { labelOf, textOf } from '../vehicles/attributes/texts.ts'
import type { Criteria } from './criteria.ts'

export type SummaryRow = { label: string; value: string }

/** The text of a bound; prices in whole euro. */
export const boundText = ({ attribute }: SearchCriterion, value: number) =>
  attribute === 'preis' ? euroText(value) : textOf(attribute, value)

function rangeText(from: number | undefined, to: number | undefined, write: (value: number) => string) {
  if (from === undefined) return to === undefined ? undefined : t`bis ${write(to)}`
  if (to === undefined) return t`ab ${write(from)}`
  return from === to ? write(from) : t`${write(from)} bis ${write(to)}`
}

/**
 * The bounds chosen for an attribute, given its lower criterion.
 *
 * @returns 'ab 2019', 'bis 2021', '2019' or '2019 bis 2021'; 'mindestens 2' where there is no upper criterion;
 *   'seit 21.11.2026, 08:12 Uhr' for a moment; undefined for an open range
 */
export function boundsText(
  { criterion, attribute: name }: SearchCriterion,
  criteria: Criteria,
  write: (value: number) => string,
): string | undefined {
  const chosen = criteria[criterion]
  const low = typeof chosen === 'number' ? chosen : undefined
  const upper = upperBound(criterion)
  if (upper) return rangeText(low, criteria[upper], write)
  if (low === undefined) return undefined
  const attribute = attributeOf(name)
  const isMoment = attribute.kind === 'number' && attribute.isMinute
  return isMoment ? t`seit ${write(low)}` : t`mindestens ${write(low)}`
}

/**
 * The chosen values of a criterion as text, a range at its lower bound; undefined if nothing is chosen, and for flags.
 */
function valueText(entry: SearchCriterion, criteria: Criteria): string | undefined {
  const { criterion, attribute, rule } = entry
  const value = criteria[criterion]
  if (rule.takes === 'low') {
    const isOpen = value === 0 && criteria[upperBound(criterion) ?? criterion] === undefined
    return isOpen ? undefined : boundsText(entry, criteria, (bound) => boundText(entry, bound))
  }
  if (rule.takes === 'high' || rule.takes === 'bit' || rule.takes === 'switch') return undefined
  if (value === undefined) return undefined
  if (rule.takes === 'text' || rule.takes === 'truth')
    return Array.isArray(value) ? undefined : textOf(attribute, value)
  if (rule.takes === 'texts' || rule.takes === 'words') return [value].flat().join(', ')
  const labels = [value].flat().map((code) => labelOf(rule.options, String(code)))
  return rule.takes === 'minimum' ? t`mindestens ${labels.join()}` : labels.join(', ')
}

type Row = SummaryRow & { entry?: SearchCriterion }

function rowsOf(criteria: Criteria): Row[] {
  const rows: Row[] = searchCriteria.flatMap((entry) => {
    const value = valueText(entry, criteria)
    const label = 'label' in entry.rule ? entry.rule.label : undefined
    return value ? [{ entry, label: t(label ?? attributeOf(entry.attribute).label), value }] : []
  })
  const flags = flagNames.filter((name) => criteria[name]).map(flagLabel)
  return flags.length > 0
    ? [...rows, { label: t(attributeOf('equipment').label), value: flags.join(', ') }]
    : rows
}

/**
 * The chosen criteria as German rows for a summary, a mail or the name of a search; without any, only the vehicle type.
 */
export const summaryOf = (criteria: Criteria): SummaryRow[] =>
  rowsOf(criteria).map(({ label, value }) => ({ label, value }))

const named = new Set<string | undefined>(['transporter', ...modelCriteria])
const shownFacts = 3

/** A search in a few German words: "Volkswagen Golf, ab 2019, bis 20.000 €". */
export function searchLabel(criteria: Criteria): string {
  const name = modelCriteria
    .flatMap((part) => [criteria[part] ?? []].flat().join(t(' oder ')) || [])
    .join(' ')
  const kind =
    criteria.transporter === undefined
      ? t('Fahrzeuge aller Art')
      : textOf('transporter', criteria.transporter)
  const facts = rowsOf(criteria).flatMap(({ entry, value }) => (named.has(entry?.criterion) ? [] : [value]))
  const shown = facts.length > shownFacts ? [...facts.slice(0, shownFacts), '…'] : facts
  return [name || kind, ...shown].join(', ')
}
