import { useEffectEvent, useLayoutEffect } from 'react'

const typing =
  'input, textarea, select, dialog, [contenteditable], [role="listbox"], [role="menu"], [role="combobox"]'

/** Typed with the shift key on some keyboards: "?", and "/" on German ones. */
const isSign = /^[?/]$/

type Actions = Readonly<Record<string, () => void>>
type Options = {
  isOn?: boolean
  /** Keys that act again while they are held down. */
  repeating?: readonly string[]
}

function isForText({ target, isComposing }: KeyboardEvent) {
  return isComposing || (target instanceof Element && target.closest(typing) !== null)
}

/**
 * Single keys as shortcuts of the page, by `KeyboardEvent.key` in lower case. They do nothing in form fields, while a
 * dialog is open, and together with a modifier other than the one needed to type the character itself.
 */
export function useKeys(actions: Actions, { isOn = true, repeating = [] }: Options = {}) {
  // Acts on what the page shows, not on a list that is still being rendered and may have other places.
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined
    const isModified = event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && !isSign.test(key))
    if (!action || isModified || event.defaultPrevented || isForText(event)) return
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    if (!event.repeat || repeating.includes(key)) action()
  })
  // Before the page is painted: a key pressed as soon as the page is seen must not be lost.
  useLayoutEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
