import { momentText } from '@portal/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { mailStates } from './facts.ts'
import { readableMail } from './queries.ts'

/** One mail of the outbox as its recipient reads it, but without the secret parts of links. */
export function MailDialog({ id, subject, onClose }: { id: number; subject: string; onClose: () => void }) {
  const { data: mail, error } = useQuery(readableMail(id))
  return (
    <Dialog title={subject} onClose={onClose}>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {!mail && !error && <Spinner label="Mail wird geladen" />}
      {mail && (
        <div className="stack">
          <FactList
            facts={[
              ['Empfänger', mail.recipient],
              ['Erstellt', momentText(mail.createdAt)],
              ['Status', mailStates[mail.state]],
              ['Versuche', String(mail.attempts)],
              ['Fehler', mail.lastError ?? 'keiner'],
            ]}
          />
          <p className="mail-text">{mail.text}</p>
        </div>
      )}
    </Dialog>
  )
}
