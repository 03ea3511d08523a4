import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = Omit<ComponentProps<typeof Dialog>, 'action' | 'isUnsaved'> &
  Pick<ComponentProps<typeof Button>, 'variant' | 'pending' | 'disabled'> & {
    /** The label of the confirming button. */
    action: string
    onConfirm: () => void
  }

/** A modal dialog whose button confirms what its text describes. */
export const ConfirmDialog = ({
  action,
  variant = 'danger',
  pending,
  disabled,
  onConfirm,
  ...dialog
}: Props) => (
  <Dialog
    {...dialog}
    action={
      <Button {...{ variant, pending, disabled }} onClick={onConfirm}>
        {action}
      </Button>
    }
  />
)
