import type { ReactNode } from 'react'

/** The outline of a vehicle card while its list is loading; `children` take the place of the picture. */
export function SkeletonCard({ children }: { children?: ReactNode }) {
  return (
    <div className="vcard skeleton" aria-hidden>
      <div className="pic sk">{children}</div>
      <div className="body">
        <div className="sk title" />
        <div className="sk line" />
        <div className="sk block" />
        <div className="sk price-line" />
      </div>
    </div>
  )
}
