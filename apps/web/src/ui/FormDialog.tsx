import { type FormEventHandler, type ReactNode, useId } from 'react'
import { Button, type ButtonVariant } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  /** The label of the submitting button. */
  action: string
  variant?: ButtonVariant
  pending: boolean
  onSubmit: FormEventHandler
  onClose: () => void
  children: ReactNode
  isUnsaved?: boolean
}

/** A modal dialog with a form, whose button stays in view below the fields. */
export function FormDialog({
  title,
  action,
  variant = 'primary',
  pending,
  onSubmit,
  onClose,
  children,
  isUnsaved,
}: Props) {
  const id = useId()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isUnsaved={isUnsaved}
      action={
        <Button type="submit" form={id} variant={variant} pending={pending}>
          {action}
        </Button>
      }
    >
      <form
        id={id}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event)
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
