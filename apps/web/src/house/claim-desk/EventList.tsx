import type { ClaimEvent, HouseClaim } from '@portal/contract/house/claim-desk'
import { euroCentText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { type FormEvent, useState } from 'react'
import { detailOf } from '../../detail-of.ts'
import { MessageHead } from '../../shell/MessageHead.tsx'
import { NoteText } from '../../shell/NoteText.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { Photos } from './Photos.tsx'
import { useNoteOnClaim } from './queries.ts'

const looks: Record<ClaimEvent['kind'], string> = {
  buyer: 'bub',
  house: 'bub us',
  note: 'bub note',
  system: 'event',
  log: 'event',
}

/** The history of a claim, oldest first, and the field for a note. */
export const EventList = ({ claim }: { claim: HouseClaim }) => (
  <>
    <h3 className="claim-history">Verlauf</h3>
    <ol className="msgs" aria-label="Verlauf">
      {claim.events.map((event) => (
        <li key={event.id} className={looks[event.kind]}>
          <Event claimId={claim.id} entry={event} />
        </li>
      ))}
    </ol>
    <NoteForm id={claim.id} />
  </>
)

function Event({ claimId, entry }: { claimId: string; entry: ClaimEvent }) {
  const { kind, event, text, at, amount, photos } = entry
  const isSilent = kind === 'log' || kind === 'system'
  const author = entry.author ?? (isSilent ? t('Portal') : t('Gelöschtes Konto'))
  const euro = amount === null ? '' : euroCentText(amount)
  if (isSilent)
    return (
      <p>
        <NoteText event={event} text={text} />
        {euro && `, ${euro}`} · {author}, {momentText(at)}
      </p>
    )
  return (
    <>
      <MessageHead author={author} at={at} isNote={kind === 'note'} />
      {euro && <p className="claim-sum">{euro}</p>}
      <p className="words">{text}</p>
      <Photos claimId={claimId} photos={photos} />
    </>
  )
}

function NoteForm({ id }: { id: string }) {
  const [text, setText] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const send = useNoteOnClaim(id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      setText('')
      setKey(crypto.randomUUID())
      toast('success', t('Die Notiz ist gespeichert.'))
    }
    send.mutate({ text, key }, { onSuccess })
  }
  return (
    <form className="reply claim-note" noValidate onSubmit={submit}>
      {send.error && <Alert kind="error">{detailOf(send.error)}</Alert>}
      <TextArea
        label="Notiz, nur im Haus sichtbar"
        rows={2}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row end">
        <Button type="submit" pending={send.isPending} disabled={text.trim() === ''}>
          Notiz speichern
        </Button>
      </div>
    </form>
  )
}
