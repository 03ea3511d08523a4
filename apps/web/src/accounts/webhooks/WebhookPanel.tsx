import type { Webhook } from '@portal/contract/accounts/webhooks'
import { pauseReasons, webhookLogDays } from '@portal/domain/accounts/webhooks'
import { t } from '@portal/domain/values/text'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { factsOf, nameOf, waitingText, webhookStates } from './facts.ts'
import {
  useDeleteWebhook,
  usePauseWebhook,
  useResendWebhook,
  useRotateSecret,
  useTestWebhook,
} from './queries.ts'
import { SecretDialog } from './SecretDialog.tsx'

type Props = { webhook: Webhook; onEdit: () => void; onSecret: (secret: string) => void }
type Asked = 'rotate' | 'delete' | 'secret'

/** One address: its state, what can be done with it, and its log. */
export function WebhookPanel({ webhook, onEdit, onSecret }: Props) {
  const { id, state, pauseReason, waiting } = webhook
  const [asked, setAsked] = useState<Asked>()
  const [isLogOpen, setLogOpen] = useState(false)
  const test = useTestWebhook()
  const resend = useResendWebhook()
  const pause = usePauseWebhook()
  const heading = `webhook-${id}`
  const waits = waitingText(webhook)
  const close = () => setAsked(undefined)
  return (
    <section className="panel stack webhook" aria-labelledby={heading}>
      <div className="row between">
        <h2 id={heading}>{nameOf(webhook)}</h2>
        <span className={`tag ${webhookStates[state].look}`}>{webhookStates[state].label}</span>
      </div>
      <FactList facts={factsOf(webhook)} />
      {pauseReason && <p>{pauseReasons[pauseReason]} Neue Ereignisse gehen nicht an diese Adresse.</p>}
      {waits && <p>{waits}</p>}
      <div className="row">
        {state === 'paused' ? (
          <Button variant="primary" pending={pause.isPending} onClick={() => pause.mutate(webhook)}>
            Fortsetzen
          </Button>
        ) : (
          <>
            <Button pending={test.isPending} onClick={() => test.mutate(webhook)}>
              Testereignis senden
            </Button>
            {waiting > 0 && (
              <Button pending={resend.isPending} onClick={() => resend.mutate(webhook)}>
                <IconRefresh aria-hidden />
                {waiting} jetzt senden
              </Button>
            )}
          </>
        )}
        <Button onClick={onEdit}>Ändern</Button>
      </div>
      <div className="row">
        <Button variant="ghost" onClick={() => setAsked('secret')}>
          Geheimnis anzeigen
        </Button>
        <Button variant="ghost" onClick={() => setAsked('rotate')}>
          Geheimnis erneuern
        </Button>
        {state !== 'paused' && (
          <Button variant="ghost" pending={pause.isPending} onClick={() => pause.mutate(webhook)}>
            Anhalten
          </Button>
        )}
        <Button variant="ghost" onClick={() => setAsked('delete')}>
          Löschen
        </Button>
      </div>
      <Disclosure
        title={t`Protokoll der letzten ${webhookLogDays} Tage`}
        onToggle={({ currentTarget }) => setLogOpen(currentTarget.open)}
      >
        {isLogOpen && <DeliveryLog webhook={webhook} />}
      </Disclosure>
      {asked === 'secret' && <SecretDialog id={id} onClose={close} onSecret={onSecret} />}
      {asked === 'rotate' && <RotateDialog webhook={webhook} onClose={close} onSecret={onSecret} />}
      {asked === 'delete' && <DeleteDialog webhook={webhook} onClose={close} />}
    </section>
  )
}

type DialogProps = { webhook: Webhook; onClose: () => void }

function RotateDialog({ webhook, onClose, onSecret }: DialogProps & Pick<Props, 'onSecret'>) {
  const rotate = useRotateSecret(onSecret)
  return (
    <ConfirmDialog
      title="Geheimnis erneuern?"
      action="Erneuern"
      variant="primary"
      pending={rotate.isPending}
      onConfirm={() => rotate.mutate(webhook, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        24 Stunden lang unterschreiben wir mit dem alten und dem neuen Geheimnis. Tragen Sie das neue bis
        dahin in Ihrem Programm ein.
      </p>
    </ConfirmDialog>
  )
}

function DeleteDialog({ webhook, onClose }: DialogProps) {
  const remove = useDeleteWebhook()
  return (
    <ConfirmDialog
      title={t`„${nameOf(webhook)}“ löschen?`}
      action="Löschen"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(webhook, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>Was noch wartet, wird nicht mehr gesendet. Geheimnis und Protokoll werden gelöscht.</p>
    </ConfirmDialog>
  )
}
