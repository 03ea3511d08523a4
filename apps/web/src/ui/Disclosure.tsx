import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode }

/** A section that opens and closes. */
export function Disclosure({ title, children, className = '', ...details }: Props) {
  return (
    <details {...details} className={`acc ${className}`}>
      <summary>
        {title}
        <IconChevronDown aria-hidden />
      </summary>
      <div className="in">{children}</div>
    </details>
  )
}
