import type { ComponentProps } from 'react'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'ink'
export type ButtonLook = { variant?: ButtonVariant; small?: boolean; block?: boolean }

/** The class names of a button, for links that look like one. */
export const buttonClass = ({ variant = 'secondary', small, block }: ButtonLook, more = '') =>
  ['btn', variant, small && 'sm', block && 'block', more].filter(Boolean).join(' ')

type Props = ComponentProps<'button'> & ButtonLook & { pending?: boolean }

/** A button. While `pending` it shows a spinner beside its label and is disabled. */
export function Button({
  variant,
  small,
  block,
  pending = false,
  disabled,
  className,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, small, block }, className)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
