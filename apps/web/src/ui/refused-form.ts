/** A wrong control, or the message of a group of controls. */
const wrongPart = '[aria-invalid="true"], .msg:not(.ok)'
const control = 'input, select, textarea, button, [tabindex="0"]'

const twoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

/**
 * Moves the focus to the first wrong field of a form and scrolls it into view as soon as the page or the server has
 * refused what was entered. Stops at the next key or touch, because the focus must not move while somebody types.
 * @param sender the button that sent the form. While it is busy, the server has not answered and the form still shows
 * the messages of the previous attempt.
 */
export function showRefusal(form: Element, sender: Element | null = null) {
  const show = () => {
    if (sender?.ariaBusy === 'true') return
    const wrong = form.querySelector<HTMLElement>(wrongPart)
    if (!wrong) return
    const field = wrong.matches('.msg') ? wrong.parentElement?.querySelector<HTMLElement>(control) : wrong
    field?.focus({ preventScroll: true })
    wrong.scrollIntoView({ block: 'center' })
  }
  const changes = new MutationObserver(show)
  const end = new AbortController()
  for (const input of ['keydown', 'pointerdown', 'submit'])
    addEventListener(input, () => end.abort(), { capture: true, signal: end.signal })
  end.signal.addEventListener('abort', () => changes.disconnect())
  // What the page itself refuses is rendered by then, and the button of what is sent is busy.
  twoFrames(() => {
    if (end.signal.aborted) return
    show()
    changes.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    if (sender) changes.observe(sender, { attributeFilter: ['aria-busy'] })
  })
}

/** Shows the refusals of every form of the page. */
export function followForms() {
  addEventListener('submit', ({ target, submitter }) => {
    if (target instanceof Element) showRefusal(target, submitter)
  })
}
