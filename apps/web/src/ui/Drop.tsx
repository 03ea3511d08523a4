import { type ComponentProps, type ReactNode, useId, useState } from 'react'

type Props = ComponentProps<'button'> & {
  /** The content of the button. */
  label: ReactNode
}

/** A dialog that a control of the panel has opened would be hidden together with the panel. */
const hasDialog = (element: Element) => element.querySelector('dialog[open]') !== null

/** A button that opens a panel below it. The panel closes on Escape, when the focus leaves it, and with a link in it. */
export function Drop({ label, children, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the keys and the focus of the controls inside
    <div
      className="drop-down"
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || hasDialog(currentTarget) || setOpen(false)
      }
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !isOpen || hasDialog(currentTarget)) return
        setOpen(false)
        currentTarget.querySelector('button')?.focus()
      }}
      onClick={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}
    >
      <button
        {...button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and without the focus the panel would not close.
          currentTarget.focus()
          setOpen(!isOpen)
        }}
      >
        {label}
      </button>
      <div id={id} className="drop-panel" hidden={!isOpen} tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}
