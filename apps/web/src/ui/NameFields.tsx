import type { ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

type Field = Pick<ComponentProps<typeof TextField>, 'name' | 'ref' | 'onChange' | 'onBlur'>

type Props = {
  /** Each field as registered with its form. */
  first: Field
  last: Field
  errors: { firstName?: { message?: string }; lastName?: { message?: string } }
  /** The name of another person, which the browser must not fill in. */
  isOthers?: boolean
}

/** First and last name of a person. */
export const NameFields = ({ first, last, errors, isOthers = false }: Props) => (
  <>
    <TextField
      label="Vorname"
      required
      autoComplete={isOthers ? 'off' : 'given-name'}
      error={errors.firstName?.message}
      {...first}
    />
    <TextField
      label="Nachname"
      required
      autoComplete={isOthers ? 'off' : 'family-name'}
      error={errors.lastName?.message}
      {...last}
    />
  </>
)
