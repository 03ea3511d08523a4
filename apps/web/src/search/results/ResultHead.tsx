import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { Drop } from '../../ui/Drop.tsx'
import { useMedia } from '../../ui/use-media.ts'

type Props = {
  title: string
  total: number
  headingRef?: Ref<HTMLHeadingElement>
  /** The action that is always in sight. */
  main?: ReactNode
  /** The other actions: beside the main one on wide screens, otherwise behind a button. */
  children?: ReactNode
}

/** Heading, number of results and actions of a search, in one line. */
export function ResultHead({ title, total, headingRef, main, children }: Props) {
  const figure = countText(total)
  const [before, after] = plural(
    total,
    'Es wurde # Fahrzeug gefunden',
    'Es wurden # Fahrzeuge gefunden',
  ).split(figure)
  const isWide = useMedia('(min-width: 1024px)')
  return (
    <div className="result-head">
      <div>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        <p className="muted small" aria-live="polite">
          {before}
          <span className="count">{figure}</span>
          {after}
        </p>
      </div>
      <div className="acts">
        {main}
        {isWide || !main ? (
          children
        ) : (
          <Drop className="btn secondary" aria-label="Weitere Aktionen" label={<IconDots aria-hidden />}>
            {children}
          </Drop>
        )}
      </div>
    </div>
  )
}
