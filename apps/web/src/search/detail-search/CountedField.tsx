import { Field } from '../../ui/Field.tsx'
import { CountedSelect } from './CountedSelect.tsx'

type Props = {
  label: string
  name: string
  placeholder: string
  value: string | undefined
  values: readonly string[]
  /** The label of a value; by default the value. */
  labelOf?: (value: string) => string
  onPick: (value: string | undefined) => void
  countOf: (value: string) => number | undefined
  hint?: string
  disabled?: boolean
}

/** A labelled select of one value; the first option means no filter. */
export function CountedField({
  label,
  name,
  placeholder,
  value,
  values,
  labelOf = (one) => one,
  onPick,
  countOf,
  hint,
  disabled,
}: Props) {
  const known = value === undefined || values.includes(value) ? values : [value, ...values]
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <CountedSelect
          {...control}
          name={name}
          placeholder={placeholder}
          value={value ?? ''}
          disabled={disabled}
          onChange={(event) => onPick(event.target.value === '' ? undefined : event.target.value)}
          choices={known.map((one) => ({ value: one, label: labelOf(one), count: countOf(one) }))}
        />
      )}
    </Field>
  )
}
