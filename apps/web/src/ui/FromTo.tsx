import { t } from '@portal/domain/values/text'
import { type ComponentProps, useId } from 'react'
import { Drop } from './Drop.tsx'
import { type Choice, options } from './SelectField.tsx'

type Bound = ComponentProps<'select'> & { choices: readonly Choice[] }
type Props = { legend: string; from: Bound; to: Bound; text: string; disabled?: boolean }

/**
 * A lower and an upper bound as one field, which opens two native selects; an empty value means no bound.
 * @param text the chosen range
 */
export function FromTo({ legend, from, to, text, disabled }: Props) {
  const id = useId()
  return (
    <div className="field">
      <span className="label" id={id}>
        {legend}
      </span>
      <Drop
        className="select"
        aria-labelledby={`${id} ${id}-text`}
        disabled={disabled}
        label={<span id={`${id}-text`}>{text}</span>}
      >
        <fieldset disabled={disabled}>
          <legend>{legend}</legend>
          <div className="range">
            <BoundSelect name={t`${legend} von`} placeholder="Von" bound={from} />
            <BoundSelect name={t`${legend} bis`} placeholder="Bis" bound={to} />
          </div>
        </fieldset>
      </Drop>
    </div>
  )
}

function BoundSelect({ name, placeholder, bound }: { name: string; placeholder: string; bound: Bound }) {
  const { choices, ...select } = bound
  return (
    <select {...select} aria-label={name} className="select">
      <option value="">{placeholder}</option>
      {options(choices)}
    </select>
  )
}
