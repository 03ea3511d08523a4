import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { mailsText, sentAgainText } from './facts.ts'
import { outboxState, useSendAllAgain, useSendTestMail } from './queries.ts'

/** The numbers of queued and failed mails, a warning if the worker does not run, and the button to send all again. */
export function OutboxSummary() {
  const { data } = useQuery(outboxState)
  const [isAsking, setAsking] = useState(false)
  const test = useSendTestMail()
  if (!data) return null
  const { queued, failed, oldestQueuedAt, workerRuns, workerSeenAt } = data
  const waiting = oldestQueuedAt
    ? t`${mailsText(queued)} in der Warteschlange, die älteste seit ${momentText(oldestQueuedAt)}`
    : t('Keine Mail in der Warteschlange')
  return (
    <div className="stack">
      {!workerRuns && (
        <Alert kind="error">
          Der Versand läuft nicht:{' '}
          {workerSeenAt
            ? t`Der Hintergrunddienst hat sich zuletzt am ${momentText(workerSeenAt)} gemeldet.`
            : t('Der Hintergrunddienst hat sich noch nie gemeldet.')}
        </Alert>
      )}
      <p>
        {waiting}; {failed === 0 ? t('keine') : mailsText(failed)} fehlgeschlagen.
      </p>
      <div className="row">
        {queued + failed > 0 && <Button onClick={() => setAsking(true)}>Alle erneut senden</Button>}
        <Button
          pending={test.isPending}
          onClick={() =>
            test.mutate(undefined, {
              onSuccess: ({ recipient }) => toast('success', t`Eine Testmail geht an ${recipient}.`),
              onError: (problem) => toastFailure(problem),
            })
          }
        >
          Testmail an mich
        </Button>
      </div>
      {isAsking && <SendAllDialog failed={failed} queued={queued} onClose={() => setAsking(false)} />}
    </div>
  )
}

type Props = { failed: number; queued: number; onClose: () => void }

/** Confirms that all failed mails are sent again, and shows their number afterwards. */
function SendAllDialog({ failed, queued, onClose }: Props) {
  const sendAll = useSendAllAgain()
  const send = () =>
    sendAll.mutate(undefined, {
      onSuccess: (result) => {
        toast('success', sentAgainText(result))
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title="Alle erneut senden?"
      onClose={onClose}
      action="Alle erneut senden"
      variant="primary"
      pending={sendAll.isPending}
      onConfirm={send}
    >
      <div className="stack">
        {failed > 0 && (
          <p>{mailsText(failed)}, deren Versand fehlgeschlagen ist, noch einmal in den Versand geben.</p>
        )}
        {queued > 0 && <p>{mailsText(queued)} in der Warteschlange sofort versuchen.</p>}
        <p className="muted">Links in den Mails gelten ab dem Versand wieder ihre volle Zeit.</p>
        {sendAll.error && <Alert kind="error">{textOf(sendAll.error)}</Alert>}
      </div>
    </ConfirmDialog>
  )
}
