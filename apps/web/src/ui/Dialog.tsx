import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** The confirming button, shown beside the closing one. */
  action?: ReactNode
  className?: string
  /** Whether closing would lose input; then it must be confirmed. */
  isUnsaved?: boolean
}

/**
 * A modal dialog, open while it is rendered. The native element traps the focus, closes on Escape and returns the focus
 * to the opener.
 */
export function Dialog({ title, onClose, children, action, className = '', isUnsaved = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isUnsaved ? setAsking(true) : onClose())
  // Closes before the element is removed; a removed dialog cannot return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useLayoutEffect(() => {
    if (isAsking) stay.current?.focus()
  }, [isAsking])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      data-theme="light"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      // Browsers close without a cancelable event when Escape is pressed again.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        if (isUnsaved) currentTarget.showModal()
        // Showing the dialog again moves the focus to its first control.
        stay.current?.focus()
        leave()
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <IconButton Icon={IconX} label="Schließen" onClick={leave} />
      </header>
      <div className="in">{children}</div>
      {/* The keys keep "Weiter bearbeiten" from becoming the submitting button while it is clicked, which would submit. */}
      {isAsking ? (
        <footer key="question">
          <p className="question" role="alert">
            Ihre Eingaben sind noch nicht gesendet. Möchten Sie sie verwerfen?
          </p>
          <Button ref={stay} onClick={() => setAsking(false)}>
            Weiter bearbeiten
          </Button>
          <Button variant="danger" onClick={onClose}>
            Verwerfen
          </Button>
        </footer>
      ) : (
        action && (
          <footer key="actions">
            <Button onClick={leave}>Abbrechen</Button>
            {action}
          </footer>
        )
      )}
    </dialog>
  )
}
