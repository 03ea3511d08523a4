import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { mailsText, sentAgainText } from './facts.ts'
import { useSendAllAgain } from './queries.ts'

type Props = { failed: number; queued: number; onClose: () => void }

/** Confirms that all failed mails are sent again, and shows their number afterwards. */
export function SendAllDialog({ failed, queued, onClose }: Props) {
  const sendAll = useSendAllAgain()
  const send = () =>
    sendAll.mutate(undefined, {
      onSuccess: (result) => {
        toast('success', sentAgainText(result))
        onClose()
      },
    })
  return (
    <Dialog
      title="Alle erneut senden?"
      onClose={onClose}
      action={
        <Button variant="primary" pending={sendAll.isPending} onClick={send}>
          Alle erneut senden
        </Button>
      }
    >
      <div className="stack">
        {failed > 0 && (
          <p>{mailsText(failed)}, deren Versand fehlgeschlagen ist, noch einmal in den Versand geben.</p>
        )}
        {queued > 0 && <p>{mailsText(queued)} in der Warteschlange sofort versuchen.</p>}
        <p className="muted">Links in den Mails gelten ab dem Versand wieder ihre volle Zeit.</p>
        {sendAll.error && <Alert kind="error">{textOf(sendAll.error)}</Alert>}
      </div>
    </Dialog>
  )
}
