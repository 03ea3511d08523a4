import type { FormSection } from '@portal/domain/vehicles/attributes/attribute'
import type { ReactNode } from 'react'
import { sectionTitles } from './facts.ts'

/** A section of the form; the section list links to its heading. */
export function Section({ id, children }: { id: FormSection; children: ReactNode }) {
  return (
    <section className="panel" id={`abschnitt-${id}`} aria-labelledby={`titel-${id}`}>
      <h2 id={`titel-${id}`} tabIndex={-1}>
        {sectionTitles[id]}
      </h2>
      {children}
    </section>
  )
}
