import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A small panel that opens when a mouse enters its area, by click and by keyboard, and closes when pointer or focus
 * leave, on Escape and with every navigation.
 */
export function usePopover() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const setOpen = (open: boolean) => setOpenAt(open ? key : undefined)
  return {
    isOpen,
    open: () => setOpen(true),
    /** A mouse has opened it by entering, so its click must not close it again; a key or finger toggles. */
    toggle: (event: { nativeEvent: Event }) => {
      const isMouse =
        event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'mouse'
      setOpen(isMouse || !isOpen)
    },
    area: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(false),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false),
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false),
    },
  }
}
