import type { Criteria } from '@portal/domain/search/criteria'
import { euroText } from '@portal/domain/values/formats'
import { attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import {
  isBound,
  isGroup,
  type SearchCriterion,
  searchCriterion,
  upperBound,
} from '@portal/domain/vehicles/attributes/criterion-rules'
import { numberText } from '@portal/domain/vehicles/attributes/texts'
import { CheckGroup } from './CheckGroup.tsx'
import { CountedField } from './CountedField.tsx'
import { CountedRange } from './CountedRange.tsx'
import { labelOf, minimumLabelOf, unitOf } from './facts.ts'
import { type SectionProps, toggled, withText } from './form.ts'

/** What a section says about a field beyond the table of attributes. */
export type FieldOptions = {
  label?: string
  hint?: string
  /** Instead of the steps of the rules, where they depend on other criteria or on the stock. */
  steps?: { from: readonly number[]; to: readonly number[] }
  falling?: boolean
  /** Whether only the steps can be chosen. */
  isListOnly?: boolean
  /** Shows the choices of one value as checkboxes instead of a select. */
  isOpen?: boolean
  isHidden?: boolean
}

type Props = SectionProps & FieldOptions & { entry: SearchCriterion }

/** The control of a criterion by its rule in the table of attributes. */
export function CriterionField(props: Props) {
  const { rule } = props.entry
  if (rule.takes === 'low') return <RangeField {...props} />
  if (!('options' in rule)) return null
  const isOpen = rule.takes === 'some' || rule.takes === 'minimum' || props.isOpen
  return isOpen ? (
    <OptionGroup {...props} options={rule.options} />
  ) : (
    <ChoiceField {...props} options={rule.options} />
  )
}

/** Two bounds, or a minimum alone. */
function RangeField({ entry, label, steps, falling, isListOnly, ...section }: Props) {
  const { criterion, attribute, rule } = entry
  if (rule.takes !== 'low' || !isBound(criterion)) return null
  const upper = upperBound(criterion)
  const { draft, change, countOf } = section
  if (!upper)
    return (
      <CountedField
        label={label ?? minimumLabelOf(entry)}
        name={rule.field ?? criterion}
        placeholder="beliebig"
        value={draft.criteria[criterion]?.toString()}
        values={rule.steps.map(String)}
        onPick={(value) => change((before) => withText(before, criterion, value))}
        countOf={(value) => countOf(criterion, value)}
      />
    )
  const { rule: upperRule } = searchCriterion(upper)
  const unit = unitOf(attribute)
  const isMoney = attributeOf(attribute).kind === 'money'
  return (
    <CountedRange
      {...section}
      legend={label ?? labelOf(entry)}
      label={isMoney ? euroText : unit ? (step) => numberText(step, unit) : String}
      unit={isListOnly ? undefined : unit}
      falling={falling}
      from={{ name: rule.field ?? criterion, criterion, steps: steps?.from ?? rule.steps }}
      to={{
        name: upperRule.field ?? upper,
        criterion: upper,
        steps: steps?.to ?? (upperRule.takes === 'high' ? upperRule.steps : []),
      }}
    />
  )
}

type OptionProps = Props & { options: readonly { value: string; label: string }[] }

/** One of several values as a select. */
function ChoiceField({ entry, label, hint, options, draft, change, countOf }: OptionProps) {
  const { criterion, rule } = entry
  return (
    <CountedField
      label={label ?? labelOf(entry)}
      name={rule.field ?? criterion}
      placeholder="beliebig"
      hint={hint}
      value={draft.criteria[criterion]?.toString()}
      values={options.map(({ value }) => value)}
      labelOf={(value) => options.find((option) => option.value === value)?.label ?? value}
      onPick={(value) => change((before) => withText(before, criterion, value))}
      countOf={(value) => countOf(criterion, value)}
    />
  )
}

/** The values as checkboxes; of a criterion with one value, the last choice remains. */
function OptionGroup({ entry, label, hint, options, draft, change, countOf }: OptionProps) {
  const { criterion, rule } = entry
  const chosen = [draft.criteria[criterion] ?? []].flat().map(String)
  const toggle = (before: Criteria, value: string) =>
    isGroup(criterion)
      ? toggled(before, criterion, value)
      : withText(before, criterion, String(before[criterion]) === value ? undefined : value)
  return (
    <CheckGroup
      legend={label ?? labelOf(entry)}
      name={rule.field ?? criterion}
      options={options}
      chosen={chosen}
      onToggle={(value) => change((before) => toggle(before, value))}
      onAny={() => change((before) => withText(before, criterion, undefined))}
      countOf={(value) => countOf(criterion, value)}
      hint={hint}
    />
  )
}
