import { attachmentsMaximum, type HouseEnquiry } from '@portal/contract/house/enquiry-desk'
import { answerTemplates, filledTemplate } from '@portal/domain/house/answer-templates'
import { t } from '@portal/domain/values/text'
import { type FormEvent, useState } from 'react'
import { detailOf } from '../../detail-of.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { type Composing, composingDraft, flawOf, nothingWritten } from './form.ts'
import { useSendMessage } from './queries.ts'

const kinds = [
  { value: 'answer', label: t('Antwort') },
  { value: 'note', label: t('Notiz') },
]
const templates = answerTemplates.map(({ id, label }) => ({ value: id, label }))

export type Unsent = {
  /** What was written before; undefined if nothing was. */
  unsent: Composing | undefined
  onWrite: (next: (known: Composing | undefined) => Composing) => void
}

/** The form for an answer, which is mailed to the asker, or a note for the house. */
export function Composer({ enquiry, unsent, onWrite }: { enquiry: HouseEnquiry } & Unsent) {
  const { id, version, reports, fields, state, firstName, lastName } = enquiry
  const kept = useKeptDraft(composingDraft, useAccount()?.id)
  const first = kept?.id === id ? kept.composing : nothingWritten
  const composing = unsent ?? first
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [flaw, setFlaw] = useState<string | null>(null)
  useKeepDraft(composingDraft, () => (composing.text === '' ? null : { id, composing }))
  const send = useSendMessage(id)
  const { isNote, text, files } = composing
  const isClosed = state === 'closed' && !isNote
  const change = (values: Partial<typeof composing>) => {
    setFlaw(null)
    onWrite((known = first) => ({ ...known, ...values }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = flawOf(composing)
    setFlaw(found)
    if (found) return
    const done = {
      onSuccess: () => {
        // Text typed while the request was running stays.
        onWrite((now = first) => (now.text === text ? { ...nothingWritten, isNote: now.isNote } : now))
        setKey(crypto.randomUUID())
        toast('success', isNote ? t('Die Notiz ist gespeichert.') : t('Die Antwort wird als Mail gesendet.'))
      },
    }
    send.mutate({ ...composing, version, key }, done)
  }
  return (
    <form className="reply" onSubmit={submit} noValidate>
      <div className="row between">
        <Segment
          legend="Art"
          name="composing"
          items={kinds}
          value={isNote ? 'note' : 'answer'}
          onChange={({ target }) => change({ isNote: target.value === 'note' })}
        />
        {!isNote && (
          <SelectField
            label="Vorlage"
            placeholder="Vorlage wählen"
            choices={templates}
            value=""
            onChange={({ target }) => {
              const template = answerTemplates.find((known) => known.id === target.value)
              if (template) change({ text: filledTemplate(template.text, fields) })
            }}
          />
        )}
      </div>
      {isClosed && (
        <Alert kind="info">
          Die Anfrage ist geschlossen. Zum Antworten setzen Sie den Stand auf „In Arbeit“.
        </Alert>
      )}
      <TextArea
        label={isNote ? t('Notiz, nur im Haus sichtbar') : t`Antwort an ${firstName} ${lastName}`}
        rows={4}
        maxLength={4000}
        value={text}
        error={flaw ?? undefined}
        onChange={({ target }) => change({ text: target.value })}
      />
      {!isNote && reports.length > 0 && (
        <fieldset>
          <legend>Anhänge</legend>
          {reports.map((report) => (
            <Checkbox
              key={report.id}
              label={report.name}
              checked={files.includes(report.id)}
              disabled={!files.includes(report.id) && files.length >= attachmentsMaximum}
              onChange={({ target }) =>
                change({
                  files: target.checked ? [...files, report.id] : files.filter((file) => file !== report.id),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {send.error && <Alert kind="error">{detailOf(send.error)}</Alert>}
      <div className="row end">
        <Button
          type="submit"
          variant={isNote ? 'secondary' : 'primary'}
          pending={send.isPending}
          disabled={isClosed}
        >
          {isNote ? t('Notiz speichern') : t('Antwort senden')}
        </Button>
      </div>
    </form>
  )
}
