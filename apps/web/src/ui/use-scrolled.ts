import { useEffect, useState } from 'react'

/**
 * Whether the visitor has scrolled the page; rendered again once.
 * @param isScrolled the initial value; true needs no listener
 */
export function useScrolled(isScrolled: boolean): boolean {
  const [hasScrolled, setScrolled] = useState(isScrolled)
  useEffect(() => {
    if (hasScrolled) return
    const onScroll = () => window.scrollY > 0 && setScrolled(true)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [hasScrolled])
  return hasScrolled
}
