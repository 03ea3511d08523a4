import type { FormSection } from '@portal/domain/vehicles/attributes/attribute'
import { useCallback, useState } from 'react'
import { sectionTitles } from './facts.ts'

type Props = { sections: readonly FormSection[]; counts: ReadonlyMap<FormSection, number> }

/** Scrolls to a section. A fragment link is not possible, because the hash holds the route. */
function goTo(id: FormSection) {
  const title = document.getElementById(`titel-${id}`)
  title?.scrollIntoView({ block: 'start' })
  title?.focus({ preventScroll: true })
}

/** The sections with the number of criteria chosen in each; marks the visible one. */
export function SectionList({ sections, counts }: Props) {
  const [current, setCurrent] = useState<FormSection>('typ')
  const watch = useCallback(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const top = entries.find(({ isIntersecting }) => isIntersecting)
        const id = sections.find((section) => top?.target.id === `abschnitt-${section}`)
        if (id) setCurrent(id)
      },
      { rootMargin: '-96px 0px -70% 0px' },
    )
    for (const id of sections) {
      const panel = document.getElementById(`abschnitt-${id}`)
      if (panel) seen.observe(panel)
    }
    return () => seen.disconnect()
  }, [sections])
  return (
    <nav className="toc" aria-label="Abschnitte" ref={watch}>
      {sections.map((id) => {
        const count = counts.get(id) ?? 0
        return (
          <button key={id} type="button" aria-current={id === current || undefined} onClick={() => goTo(id)}>
            {sectionTitles[id]}
            {count > 0 && (
              <span className="tag">
                {count}
                <span className="vh"> gewählt</span>
              </span>
            )}
          </button>
        )
      })}
    </nav>
  )
}
