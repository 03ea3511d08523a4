/**
 * Moves the focus from a button whose list entry is about to disappear to the same button of the next entry, or of the
 * one before at the end of the list: with the entry the focus would be lost.
 */
export function focusNeighbour(button: HTMLButtonElement) {
  const entry = button.closest('li')
  for (const neighbour of [entry?.nextElementSibling, entry?.previousElementSibling]) {
    const same = neighbour?.querySelector<HTMLElement>(`button.${CSS.escape(button.classList[0] ?? '')}`)
    // The entry moves to where the removed one is.
    if (same) return same.focus({ preventScroll: true })
  }
}
