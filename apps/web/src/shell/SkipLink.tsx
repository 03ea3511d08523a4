import type { RefObject } from 'react'

/** The first stop of the keyboard: moves the focus behind the navigation. */
export const SkipLink = ({ main }: { main: RefObject<HTMLElement | null> }) => (
  // biome-ignore lint/a11y/useValidAnchor: a link within the page; only the hash belongs to the router
  <a
    href="#inhalt"
    className="skip"
    onClick={(event) => {
      event.preventDefault()
      main.current?.focus()
    }}
  >
    Zum Inhalt springen
  </a>
)
