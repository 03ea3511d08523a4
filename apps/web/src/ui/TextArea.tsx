import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

/** A multi-line input with label, hint and message. */
export function TextArea({
  label,
  hint,
  error,
  ok,
  optional,
  className,
  ...area
}: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <Field {...{ label, hint, error, ok, optional, className }} required={area.required}>
      {(control) => <textarea rows={5} {...area} {...control} className="textarea" />}
    </Field>
  )
}
