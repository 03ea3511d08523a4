import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

/** A one-line input with label, hint and message; accepts every `<input>` attribute, `register(...)` included. */
export function TextField({
  label,
  hint,
  error,
  ok,
  optional,
  className,
  ...input
}: ComponentProps<'input'> & FieldTexts) {
  return (
    <Field {...{ label, hint, error, ok, optional, className }} required={input.required}>
      {(control) => <input type="text" {...input} {...control} className="input" />}
    </Field>
  )
}
