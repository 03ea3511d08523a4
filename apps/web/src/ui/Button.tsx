import type { ComponentProps } from 'react'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'ink'
export type ButtonLook = { variant?: ButtonVariant; small?: boolean; block?: boolean }

/** The class names of a button, for links that look like one. */
export const buttonClass = ({ variant = 'secondary', small, block }: ButtonLook, more = '') =>
  ['btn', variant, small && 'sm', block && 'block', more].filter(Boolean).join(' ')

type Props = ComponentProps<'button'> & ButtonLook & { pending?: boolean }

/**
 * A button. While `pending` it shows a spinner beside its label and does nothing, but keeps the focus, which a disabled
 * one would lose. A button that can be pending treats a double click as one click, because the second click could hit
 * another control shown in the meantime.
 */
export function Button({
  variant,
  small,
  block,
  pending,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      {...rest}
      onClick={(event) => {
        if (pending || (pending === false && event.detail > 1)) event.preventDefault()
        else onClick?.(event)
      }}
      className={buttonClass({ variant, small, block }, className)}
      disabled={disabled}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
