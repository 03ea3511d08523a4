import type { InboundMail } from '@portal/contract/house/mail-replies'
import { replyReasons } from '@portal/domain/house/mail-replies'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { Link } from 'react-router'
import { enquiryPath, houseClaimPath } from '../../house-paths.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { useDiscard } from './queries.ts'
import './mail-replies.css'

/** One mail of the inbox with what can be done about it. */
export function InboundMailCard({ mail }: { mail: InboundMail }) {
  const { id, sender, subject, text, state, reason, thread, receivedAt, files } = mail
  return (
    <article className="panel stack inbound-mail" aria-labelledby={`mail-${id}`}>
      <div>
        <h2 id={`mail-${id}`}>{subject || t('Ohne Betreff')}</h2>
        <p className="muted">
          {sender || t('Unbekannter Absender')}, {momentText(receivedAt)}
        </p>
      </div>
      {reason && state === 'unassigned' && (
        <p>
          <span className="tag warn">Nicht zugeordnet</span> {replyReasons[reason]}
        </p>
      )}
      {text && <p className="inbound-text">{text}</p>}
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <a href={`/mvp/api/house-mail-replies/${id}/files/${file.id}`} download={file.name}>
                {file.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {thread && (
        <Link to={thread.kind === 'claim' ? houseClaimPath(thread.id) : enquiryPath(thread.id)}>
          {thread.kind === 'claim' ? t('Reklamation öffnen') : t('Anfrage öffnen')}
        </Link>
      )}
      {state === 'unassigned' && <Decision mail={mail} />}
    </article>
  )
}

function Decision({ mail }: { mail: InboundMail }) {
  const [open, setOpen] = useState<'assign' | 'discard' | null>(null)
  const discard = useDiscard(mail.id)
  const close = () => setOpen(null)
  const confirm = () =>
    discard.mutate(undefined, {
      onSuccess: () => toast('success', t('Die Mail ist verworfen.')),
      onError: (error) => toastFailure(error),
      onSettled: close,
    })
  return (
    <div className="row">
      <Button small variant="primary" onClick={() => setOpen('assign')}>
        Zuordnen
      </Button>
      <Button small onClick={() => setOpen('discard')}>
        Verwerfen
      </Button>
      {open === 'assign' && <AssignDialog mail={mail} onClose={close} />}
      {open === 'discard' && (
        <ConfirmDialog
          title="Mail verwerfen?"
          action="Verwerfen"
          pending={discard.isPending}
          onConfirm={confirm}
          onClose={close}
        >
          Die Mail landet in keinem Vorgang und wird nach 30 Tagen gelöscht.
        </ConfirmDialog>
      )}
    </div>
  )
}
