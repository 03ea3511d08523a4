import type { ThreadMessage } from '@portal/contract/enquiry-threads'
import { momentText } from '@portal/domain/formats'
import { mayEnquire } from '@portal/domain/roles'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useAccount } from '../account/queries.ts'
import { noEnquiryText } from '../enquiry-context/queries.ts'
import { ownThread } from './queries.ts'
import { Reply } from './Reply.tsx'

const senders: Record<ThreadMessage['from'], string> = {
  asker: 'Sie',
  house: 'Unser Verkauf',
  system: 'Mitteilung',
}

/** What both sides wrote about an enquiry, and the field for an answer. */
export function OwnThread({ id }: { id: string }) {
  const canReply = mayEnquire(useAccount())
  const { data: thread, error } = useQuery(ownThread(id))
  if (error) return <Alert kind="error">{textOf(error)}</Alert>
  if (!thread) return <Spinner label="Der Verlauf wird geladen" />
  return (
    <>
      <ol className="own-thread" aria-label="Verlauf">
        {thread.messages.map(({ from, text, files, at }) => (
          <li key={`${from} ${at}`} className={from}>
            <p className="small muted">
              <b>{senders[from]}</b>, <time dateTime={at}>{momentText(at)}</time>
            </p>
            <p className="enquiry-text">{text}</p>
            {files.length > 0 && <p className="small muted">Im Anhang der Mail: {files.join(', ')}</p>}
          </li>
        ))}
      </ol>
      {thread.state === 'closed' ? (
        <Alert kind="info">
          Diese Anfrage ist abgeschlossen. Für weitere Fragen senden Sie bitte eine neue Anfrage zum Fahrzeug.
        </Alert>
      ) : canReply ? (
        <Reply id={id} />
      ) : (
        <Alert kind="info">{noEnquiryText}</Alert>
      )}
    </>
  )
}
