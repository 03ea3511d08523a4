import type { ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

/** An e-mail address. Not `type="email"`, because browsers rewrite domains like `müller.de` to Punycode. */
export const EmailField = (input: ComponentProps<typeof TextField>) => (
  <TextField autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...input} />
)
