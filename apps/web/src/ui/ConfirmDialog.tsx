import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  /** The label of the confirming button. */
  action: string
  pending: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something that cannot be undone; whatever can be is done at once and offers its undo (`toastUndo`). */
export const ConfirmDialog = ({ title, action, pending, onConfirm, onClose, children }: Props) => (
  <Dialog
    title={title}
    onClose={onClose}
    action={
      <Button variant="danger" pending={pending} onClick={onConfirm}>
        {action}
      </Button>
    }
  >
    {children}
  </Dialog>
)
