import type { OutboxMail } from '@portal/contract/mails'
import { momentText } from '@portal/domain/formats'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Button } from '../../ui/Button.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { toast } from '../../ui/toast.ts'
import { mailLooks, mailStates } from './facts.ts'
import { MailDialog } from './MailDialog.tsx'
import { useSendAgain } from './queries.ts'
import './mails.css'

export function MailTable({ mails }: { mails: OutboxMail[] }) {
  return (
    <ListTable columns={['Zeit', 'Empfänger', 'Betreff', 'Status']} className="mails">
      {mails.map((mail) => (
        <Row key={mail.id} mail={mail} />
      ))}
    </ListTable>
  )
}

function Row({ mail }: { mail: OutboxMail }) {
  const [isOpen, setOpen] = useState(false)
  const again = useSendAgain()
  const send = () =>
    again.mutate(mail.id, {
      onSuccess: () => toast('success', 'Die Mail wird noch einmal gesendet.'),
      onError: (error) => toast('error', textOf(error)),
    })
  return (
    <tr>
      <td className="nowrap time">{momentText(mail.createdAt)}</td>
      <td className="recipient">{mail.recipient}</td>
      <td className="subject">
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
        <Button small pending={again.isPending} aria-label={`Erneut senden: ${mail.subject}`} onClick={send}>
          <IconSend aria-hidden />
          <span className="word">Erneut senden</span>
        </Button>
      </td>
    </tr>
  )
}
