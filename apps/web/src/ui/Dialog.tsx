import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** The button of what the dialog asks for; it stands beside the one that leaves it. */
  action?: ReactNode
  className?: string
}

/**
 * A modal dialog, open as long as it is rendered. The native element keeps the focus inside, closes on Escape and
 * gives the focus back to the opener.
 */
export function Dialog({ title, onClose, children, action, className = '' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Before the element leaves the page: a dialog that is gone already cannot give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      data-theme="light"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="iconbtn" aria-label="Schließen" onClick={onClose}>
          <IconX aria-hidden />
        </button>
      </header>
      <div className="in">{children}</div>
      {action && (
        <footer>
          <Button onClick={onClose}>Abbrechen</Button>
          {action}
        </footer>
      )}
    </dialog>
  )
}
