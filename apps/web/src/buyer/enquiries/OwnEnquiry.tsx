import type { Enquiry } from '@portal/contract/buyer/enquiries'
import type { ThreadMessage } from '@portal/contract/buyer/enquiry-threads'
import { mayEnquire } from '@portal/domain/accounts/roles'
import { enquiryStateText } from '@portal/domain/buyer/enquiry-state'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { carPath } from '@portal/domain/vehicles/car-path'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { UnsentText } from '../../ui/UnsentText.tsx'
import { noEnquiryText } from '../enquiry-context/queries.ts'
import { appointmentLabels, stateLooks } from './facts.ts'
import { ownThread, useReply } from './queries.ts'
import { Reply } from './Reply.tsx'

type Props = { enquiry: Enquiry; isOpen: boolean; onOpen: (id: string | null) => void }

/** An enquiry of the caller; if open, with its thread. */
export function OwnEnquiry({ enquiry, isOpen, onOpen }: Props) {
  const name = carName(enquiry)
  return (
    <li className="stack m panel">
      <div className="enquiry-head">
        <h2>
          <Link to={carPath(enquiry, 'searchResults')}>{name}</Link>
        </h2>
        <span className={`tag ${stateLooks[enquiry.state]}`}>{enquiryStateText[enquiry.state]}</span>
      </div>
      <p className="small muted">
        GW-Nr. {enquiry.gwnummer}, gesendet am {momentText(enquiry.createdAt)}
        {!enquiry.available && t(', Fahrzeug nicht mehr verfügbar')}
      </p>
      {enquiry.appointmentAt && (
        <p>
          {appointmentLabels[enquiry.appointmentState]}: {momentText(enquiry.appointmentAt)}
        </p>
      )}
      {isOpen ? (
        <OwnThread id={enquiry.id} />
      ) : (
        <p className="enquiry-text" translate="no">
          {enquiry.bemerkungen}
        </p>
      )}
      <div>
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-label={
            isOpen
              ? t`Verlauf schließen: ${name}, GW-Nr. ${enquiry.gwnummer}`
              : t`Verlauf und Antwort: ${name}, GW-Nr. ${enquiry.gwnummer}`
          }
          onClick={() => onOpen(isOpen ? null : enquiry.id)}
        >
          {isOpen ? t('Verlauf schließen') : t('Verlauf und Antwort')}
        </Button>
      </div>
    </li>
  )
}

const senders: Record<ThreadMessage['from'], string> = {
  asker: t('Sie'),
  house: t('Unser Verkauf'),
  system: t('Mitteilung'),
}

/** The messages of an enquiry, and the form for a further one. */
function OwnThread({ id }: { id: string }) {
  const canReply = mayEnquire(useAccount())
  const { data: thread, error } = useQuery(ownThread(id))
  const reply = useReply(id)
  if (error && !thread) return <Alert kind="error">{textOf(error)}</Alert>
  if (!thread) return <Spinner label="Der Verlauf wird geladen" />
  return (
    <>
      <ol className="stack m own-thread" aria-label="Verlauf">
        {thread.messages.map(({ from, event, text, files, at }) => (
          <li key={`${from} ${at}`} className={from}>
            <p className="small muted">
              <b>{senders[from]}</b>, <time dateTime={at}>{momentText(at)}</time>
            </p>
            {event && <p className="enquiry-text">{event}</p>}
            {/* The house writes German, its customers any language. */}
            {text && (
              <p className="enquiry-text" {...(from === 'asker' ? { translate: 'no' } : { lang: 'de' })}>
                {text}
              </p>
            )}
            {files.length > 0 && <p className="small muted">Im Anhang der Mail: {files.join(', ')}</p>}
          </li>
        ))}
      </ol>
      {thread.state === 'closed' ? (
        <>
          <Alert kind="info">
            Diese Anfrage ist abgeschlossen. Für weitere Fragen senden Sie bitte eine neue Anfrage zum
            Fahrzeug.
          </Alert>
          {reply.isError && <UnsentText text={reply.variables.text} />}
        </>
      ) : canReply ? (
        <Reply id={id} reply={reply} />
      ) : (
        <Alert kind="info">{noEnquiryText}</Alert>
      )}
    </>
  )
}
