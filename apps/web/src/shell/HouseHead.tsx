import type { ReactNode } from 'react'
import './house-head.css'

type Props = {
  title: ReactNode
  /** For a heading that receives the focus. */
  headingId?: string
  picture?: ReactNode
  actions?: ReactNode
  /** Whether phones show the page without its head. */
  isReadOnPhones?: boolean
  /** Below the heading, in general one paragraph. */
  children?: ReactNode
}

/** The head of a page of the house: heading, facts and actions. */
export function HouseHead({ title, headingId, picture, actions, isReadOnPhones, children }: Props) {
  const texts = (
    <div>
      <h1 id={headingId} tabIndex={headingId ? -1 : undefined}>
        {title}
      </h1>
      {children}
    </div>
  )
  return (
    <div className={isReadOnPhones ? 'hhead vh-m' : 'hhead'}>
      {picture ? (
        <div className="pictured">
          {picture}
          {texts}
        </div>
      ) : (
        texts
      )}
      {actions && <div className="row s acts">{actions}</div>}
    </div>
  )
}
