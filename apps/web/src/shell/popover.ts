import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A panel that opens on mouse enter, click and keyboard. It closes on Escape, on navigation, and when pointer or focus
 * leave.
 */
export function usePopover() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const setOpen = (open: boolean) => setOpenAt(open ? key : undefined)
  return {
    isOpen,
    open: () => setOpen(true),
    /** Opened by mouse enter: the following click must not close it. Keys and touch toggle it. */
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
