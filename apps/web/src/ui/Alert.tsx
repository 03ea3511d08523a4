import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

const icons = { info: IconInfoCircle, ok: IconCircleCheck, warn: IconAlertTriangle, error: IconAlertCircle }

type Props = { kind?: keyof typeof icons; children: ReactNode; className?: string }

/** A message next to the content it concerns; errors are announced to screen readers. */
export function Alert({ kind = 'info', children, className = '' }: Props) {
  const Icon = icons[kind]
  return (
    <div className={`alert ${kind} ${className}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon aria-hidden />
      <div>{children}</div>
    </div>
  )
}
