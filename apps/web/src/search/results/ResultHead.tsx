import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
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
  const isWide = useMedia('(min-width: 1024px)')
  return (
    <div className="result-head">
      <div>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        <p className="muted small" aria-live="polite">
          {total === 1 ? t('Es wurde ') : t('Es wurden ')}
          <span className="count">{countText(total)}</span>
          {total === 1 ? t(' Fahrzeug gefunden') : t(' Fahrzeuge gefunden')}
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
