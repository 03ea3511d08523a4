import type { OutboxMail } from '@portal/contract/house/mails'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { mailLooks, mailStates } from './facts.ts'
import { readableMail, useSendAgain } from './queries.ts'
import './mails.css'

export function MailTable({ mails }: { mails: OutboxMail[] }) {
  return (
    <ListTable columns={[t('Zeit'), t('Empfänger'), t('Betreff'), t('Status')]} hasActions className="mails">
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} />
      ))}
    </ListTable>
  )
}

function MailRow({ mail }: { mail: OutboxMail }) {
  const [isOpen, setOpen] = useState(false)
  const again = useSendAgain()
  const send = () =>
    again.mutate(mail.id, {
      onSuccess: () => toast('success', t('Die Mail wird noch einmal gesendet.')),
      onError: (error) => toastFailure(error),
    })
  return (
    <tr>
      <td className="nowrap time">{momentText(mail.createdAt)}</td>
      <td className="recipient">{mail.recipient}</td>
      <td className="subject" translate="no">
        <button type="button" className="textlink" onClick={() => setOpen(true)}>
          {mail.subject}
        </button>
        {isOpen && <MailDialog id={mail.id} subject={mail.subject} onClose={() => setOpen(false)} />}
        {mail.lastError && <div className="small muted">{mail.lastError}</div>}
      </td>
      <td className="state">
        <span className={`tag ${mailLooks[mail.state]}`}>{mailStates[mail.state]}</span>
        {mail.attempts > 1 && <span className="small muted"> {mail.attempts} Versuche</span>}
      </td>
      <td className="again">
        <Button small pending={again.isPending} aria-label={t`Erneut senden: ${mail.subject}`} onClick={send}>
          <IconSend aria-hidden />
          <span className="word">Erneut senden</span>
        </Button>
      </td>
    </tr>
  )
}

/** One mail of the outbox as its recipient reads it, but without the secret parts of links. */
function MailDialog({ id, subject, onClose }: { id: number; subject: string; onClose: () => void }) {
  const { data: mail, error } = useQuery(readableMail(id))
  return (
    <Dialog title={subject} onClose={onClose}>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {!mail && !error && <Spinner label="Mail wird geladen" />}
      {mail && (
        <div className="stack">
          <FactList
            facts={[
              [t('Empfänger'), mail.recipient],
              [t('Erstellt'), momentText(mail.createdAt)],
              [t('Status'), mailStates[mail.state]],
              [t('Versuche'), String(mail.attempts)],
              [t('Fehler'), mail.lastError ?? t('keiner')],
            ]}
          />
          <p className="mail-text">{mail.text}</p>
        </div>
      )}
    </Dialog>
  )
}
