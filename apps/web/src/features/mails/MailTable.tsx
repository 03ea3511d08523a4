import type { OutboxMail } from '@portal/contract/mails'
import { momentText } from '@portal/domain/formats'
import { textOf } from '../../api.ts'
import { Button } from '../../ui/Button.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { toast } from '../../ui/toast.ts'
import { mailLooks, mailStates } from './facts.ts'
import { useSendAgain } from './queries.ts'

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
  const again = useSendAgain()
  const send = () =>
    again.mutate(mail.id, {
      onSuccess: () => toast('success', 'Die Mail wird noch einmal gesendet.'),
      onError: (error) => toast('error', textOf(error)),
    })
  return (
    <tr>
      <td className="nowrap">{momentText(mail.createdAt)}</td>
      <td className="recipient">{mail.recipient}</td>
      <td>
        {mail.subject}
        {mail.lastError && <div className="small muted">{mail.lastError}</div>}
      </td>
      <td>
        <span className={`tag ${mailLooks[mail.state]}`}>{mailStates[mail.state]}</span>
        {mail.attempts > 1 && <span className="small muted"> {mail.attempts} Versuche</span>}
      </td>
      <td>
        <Button small pending={again.isPending} aria-label={`Erneut senden: ${mail.subject}`} onClick={send}>
          Erneut senden
        </Button>
      </td>
    </tr>
  )
}
