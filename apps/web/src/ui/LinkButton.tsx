import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './Button.tsx'

/** A link within the portal that looks like a button. */
export function LinkButton({ variant, small, block, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, small, block }, className)} />
}
