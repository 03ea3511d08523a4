import type { ComponentProps } from 'react'
import { type Choice, options } from './SelectField.tsx'

type Bound = ComponentProps<'select'> & { choices: readonly Choice[] }
type Props = { legend: string; from: Bound; to: Bound; disabled?: boolean }

/** A lower and an upper bound as two native selects in one frame; an empty value means no bound. */
export function FromTo({ legend, from, to, disabled }: Props) {
  return (
    <fieldset disabled={disabled}>
      <legend>{legend}</legend>
      <div className="range">
        <BoundSelect name={`${legend} von`} placeholder="Von" bound={from} />
        <BoundSelect name={`${legend} bis`} placeholder="Bis" bound={to} />
      </div>
    </fieldset>
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
