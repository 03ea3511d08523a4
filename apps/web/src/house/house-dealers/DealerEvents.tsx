import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { aDraft } from '../../draft.ts'
import { PagedList } from '../../PagedList.tsx'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { useListAddress } from '../../use-list-address.ts'
import { eventFacts, whenText } from './facts.ts'
import { dealerEvents, pageSize, useNote } from './queries.ts'

/** The events of a company, newest first, and a form for notes. */
export function DealerEvents({ id }: { id: number }) {
  const { page, showPage } = useListAddress()
  return (
    <section className="hp" aria-labelledby="dealer-events">
      <header>
        <h2 id="dealer-events">Verlauf</h2>
      </header>
      <DealerNoteForm id={id} />
      <PagedList
        result={useQuery(dealerEvents(id, page))}
        loading={t('Der Verlauf wird geladen')}
        empty={<p className="in muted">Noch nichts geschehen.</p>}
        {...{ page, pageSize }}
        onPage={showPage}
      >
        {(items) => (
          <ol className="list">
            {items.map((event, index) => {
              const { title, to } = eventFacts(event)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: several entries may have the same moment and text
                <li key={`${event.at} ${event.kind} ${index}`} className={event.kind}>
                  <div className="g">
                    {to ? <Link to={to}>{title}</Link> : <p>{title}</p>}
                    <span>
                      {[event.kind === 'note' && t('Notiz'), whenText(event), event.who]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </div>
                </li>
              )
            })}
          </ol>
        )}
      </PagedList>
    </section>
  )
}

/** The unsaved note of a company when the session ended. */
const noteDraft = aDraft<{ id: number; text: string }>('dealer-note')

function DealerNoteForm({ id }: { id: number }) {
  const kept = useKeptDraft(noteDraft, useAccount()?.id)
  const [text, setText] = useState(kept?.id === id ? kept.text : '')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isEmpty, setEmpty] = useState(false)
  const note = useNote(id)
  useKeepDraft(noteDraft, () => (text === '' ? null : { id, text }))
  const send = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim() === '') return
    note.mutate(
      { text, key },
      {
        onSuccess: () => {
          setText('')
          setKey(crypto.randomUUID())
        },
      },
    )
  }
  const flaw = isEmpty ? t('Bitte eine Notiz schreiben.') : note.error ? textOf(note.error) : undefined
  return (
    <form className="in stack" onSubmit={send} noValidate>
      <TextArea
        label="Notiz, nur für die Verwaltung"
        rows={2}
        maxLength={4000}
        value={text}
        error={flaw}
        onChange={({ target }) => {
          setText(target.value)
          setEmpty(false)
        }}
      />
      <div className="row">
        <Button type="submit" pending={note.isPending}>
          Notiz speichern
        </Button>
      </div>
    </form>
  )
}
