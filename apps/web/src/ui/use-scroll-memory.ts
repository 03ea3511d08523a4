import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Passes the scroll position to `save` when the page is left or hidden.
 * @param start the initial scroll position in pixels; 0 leaves it to the router
 */
export function useScrollMemory(start: number, save: (scroll: number) => void) {
  const saveNow = useEffectEvent(() => save(Math.round(window.scrollY)))
  useLayoutEffect(() => {
    const frame = start > 0 ? requestAnimationFrame(() => window.scrollTo(0, start)) : 0
    const note = () => saveNow()
    window.addEventListener('pagehide', note)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pagehide', note)
      note()
    }
  }, [start])
}
