import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { type BoundName, searchCriterion } from '@portal/domain/vehicles/attributes/criterion-rules'
import { useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { inOrder, lowerSteps, upperSteps, withChosen } from '../criteria/form.ts'
import { CountedSelect } from './CountedSelect.tsx'
import { numberIn } from './facts.ts'
import { type CountOf, type SectionProps, withValue } from './form.ts'

type Side = { name: string; criterion: BoundName; steps: readonly number[] }
type Props = SectionProps & {
  legend: string
  from: Side
  to: Side
  label?: (step: number) => string
  /** If given, other values can be typed, in this unit. */
  unit?: string | undefined
  /** Lists the highest value first. */
  falling?: boolean | undefined
}

function maximumOf(bound: BoundName) {
  const { rule } = searchCriterion(bound)
  return rule.takes === 'low' || rule.takes === 'high' ? rule.maximum : 0
}

const plain = (step: number) => String(step)

/** The steps of one bound, plus a selected value that is not among them (from another form). */
function choicesOf(
  side: Side,
  steps: readonly number[],
  chosen: number | undefined,
  label: (step: number) => string,
  countOf: CountOf,
) {
  return withChosen(steps, chosen).map((step) => ({
    value: step,
    label: label(step),
    count: countOf(side.criterion, step),
  }))
}

/** Two bounds; each list offers only values that the other bound permits (C-11). */
export function CountedRange({
  legend,
  from,
  to,
  label = plain,
  unit,
  falling,
  draft,
  countOf,
  change,
}: Props) {
  const { criteria } = draft
  const low = criteria[from.criterion]
  const high = criteria[to.criterion]
  const order = <Item,>(items: Item[]) => (falling ? items.reverse() : items)
  const pick = (bound: BoundName) => (event: { target: { value: string } }) => {
    const value = event.target.value === '' ? undefined : Number(event.target.value)
    change((before) => withValue(before, bound, value))
  }
  const apply = (bound: BoundName, value: number | undefined) =>
    change((before) => inOrder(withValue(before, bound, value), [[from.criterion, to.criterion]]))
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="range">
        <CountedSelect
          name={from.name}
          aria-label={t`${legend} von`}
          placeholder="Von"
          value={low ?? ''}
          onChange={pick(from.criterion)}
          choices={order(choicesOf(from, lowerSteps(from.steps, high), low, label, countOf))}
        />
        <CountedSelect
          name={to.name}
          aria-label={t`${legend} bis`}
          placeholder="Bis"
          value={high ?? ''}
          onChange={pick(to.criterion)}
          choices={order(choicesOf(to, upperSteps(to.steps, low), high, label, countOf))}
        />
      </div>
      {unit && (
        <details className="free-bounds">
          <summary>
            Eigene Werte<span className="vh"> für {legend}</span>
          </summary>
          <div className="form2">
            <FreeBound
              label={t`Mindestens (${unit})`}
              value={low}
              maximum={maximumOf(from.criterion)}
              onChange={(value) => apply(from.criterion, value)}
            />
            <FreeBound
              label={t`Höchstens (${unit})`}
              value={high}
              maximum={maximumOf(to.criterion)}
              onChange={(value) => apply(to.criterion, value)}
            />
          </div>
        </details>
      )}
    </fieldset>
  )
}

type FreeBoundProps = {
  label: string
  value: number | undefined
  maximum: number
  onChange: (value: number | undefined) => void
}

function problemOf(number: number | null | undefined, maximum: number): string | undefined {
  if (number === null) return t('Bitte eine ganze Zahl eingeben, zum Beispiel 12.500.')
  return number !== undefined && number > maximum ? t`Höchstens ${countText(maximum)}.` : undefined
}

/** A bound typed as a number, for values that the list does not offer; applied on Enter and when the field is left. */
function FreeBound({ label, value, maximum, onChange }: FreeBoundProps) {
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const apply = () => {
    if (draft === undefined) return
    const number = numberIn(draft)
    const problem = problemOf(number, maximum)
    setError(problem)
    if (problem !== undefined || number === null) return
    setDraft(undefined)
    if (number !== value) onChange(number)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={draft ?? value ?? ''}
      error={error}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        apply()
      }}
    />
  )
}
