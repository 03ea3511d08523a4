import { countText } from '@portal/domain/values/formats'
import type { ReactNode, Ref } from 'react'

type Props = {
  title: string
  total: number
  headingRef?: Ref<HTMLHeadingElement>
  isDense?: boolean
  children?: ReactNode
}

/** Heading, number of results and actions of a search. */
export function ResultHead({ title, total, headingRef, isDense = false, children }: Props) {
  return (
    <div className="row between">
      <div>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        <p className="muted" aria-live="polite">
          {total === 1 ? 'Es wurde ' : 'Es wurden '}
          <span className="count">{countText(total)}</span>
          {total === 1 ? ' Fahrzeug gefunden' : ' Fahrzeuge gefunden'}
        </p>
      </div>
      {/* The buttons share one line on phones, so only the first one shows its text. */}
      <div className={isDense ? 'row acts icons' : 'row acts icons-s'}>{children}</div>
    </div>
  )
}
