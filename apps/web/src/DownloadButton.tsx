import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { toastFailure } from './toast-failure.ts'
import { Button } from './ui/Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'pending' | 'onClick'> & {
  /** Fetches and saves the file; the button shows the progress, and a message when it fails. */
  save: () => Promise<void>
  onSaved?: () => void
  Icon?: typeof IconDownload
}

/** A button that saves a file; its icon gives way to the spinner meanwhile. */
export function DownloadButton({ save, onSaved, Icon = IconDownload, children, ...button }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onSuccess: onSaved,
    onError: (error) => toastFailure(error),
  })
  return (
    <Button {...button} pending={isPending} onClick={() => mutate()}>
      {!isPending && <Icon aria-hidden />}
      {children}
    </Button>
  )
}
