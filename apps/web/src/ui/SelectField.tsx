import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

export type Choice = { readonly value: string | number; readonly label: string }

/** The options of the select; for option groups pass children instead. */
export const options = (choices: readonly Choice[]) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

type Props = ComponentProps<'select'> & FieldTexts & { choices?: readonly Choice[]; placeholder?: string }

/** A native select with label, hint and message; `placeholder` is the first option, with an empty value. */
export function SelectField(props: Props) {
  const {
    label,
    hint,
    error,
    ok,
    optional,
    className,
    choices = [],
    placeholder,
    children,
    ...select
  } = props
  return (
    <Field {...{ label, hint, error, ok, optional, className }} required={select.required}>
      {(control) => (
        <select {...select} {...control} className="select">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options(choices)}
          {children}
        </select>
      )}
    </Field>
  )
}
