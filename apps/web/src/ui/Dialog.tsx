import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** The confirming button, shown beside the closing one. */
  action?: ReactNode
  className?: string
}

/**
 * A modal dialog, open while it is rendered. The native element traps the focus, closes on Escape and returns the focus
 * to the opener.
 */
export function Dialog({ title, onClose, children, action, className = '' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closes before the element is removed; a removed dialog cannot return the focus.
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
