import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

/** The buttons to the previous (-1) and next (1) photo. */
export const PhotoSteps = ({ onStep }: { onStep: (by: -1 | 1) => void }) => (
  <>
    <button type="button" className="nav2 prev" aria-label="Vorheriges Bild" onClick={() => onStep(-1)}>
      <IconChevronLeft aria-hidden />
    </button>
    <button type="button" className="nav2 next" aria-label="Nächstes Bild" onClick={() => onStep(1)}>
      <IconChevronRight aria-hidden />
    </button>
  </>
)
