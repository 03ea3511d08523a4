import type { ReactNode } from 'react'

type Props = { title: string; children?: ReactNode; art?: ReactNode; action?: ReactNode; level?: 'h1' | 'h2' }

/** An empty list: a heading, a hint and an action. */
export function EmptyState({ title, children, art, action, level: Heading = 'h2' }: Props) {
  return (
    <div className="empty">
      {art}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
