import { t } from '@portal/domain/values/text'
import { type FormEvent, useState } from 'react'
import { detailOf } from '../../detail-of.ts'
import { aDraft } from '../../draft.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { ownThread, type useReply } from './queries.ts'

const replyDraft = aDraft<{ id: string; text: string }>('reply')

/** The form for a further message of the asker. */
export function Reply({ id, reply }: { id: string; reply: ReturnType<typeof useReply> }) {
  const kept = useKeptDraft(replyDraft, useAccount()?.id)
  const [text, setText] = useState(kept?.id === id ? kept.text : '')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [flaw, setFlaw] = useState<string | null>(null)
  useKeepDraft(replyDraft, () => (text === '' ? null : { id, text }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setFlaw(isEmpty ? t('Bitte schreiben Sie eine Antwort.') : null)
    if (isEmpty) return
    const done = {
      onSuccess: () => {
        // Text typed while the request was running stays.
        setText((now) => (now === text ? '' : now))
        setKey(crypto.randomUUID())
        toast('success', t('Ihre Antwort wurde gesendet.'))
      },
      onError: (error: Error) => {
        setFlaw(detailOf(error))
        void queryClient.invalidateQueries({ queryKey: ownThread(id).queryKey })
      },
    }
    reply.mutate({ text, key }, done)
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextArea
        label="Ihre Antwort"
        rows={4}
        maxLength={4000}
        value={text}
        error={flaw ?? undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" variant="primary" pending={reply.isPending}>
          Antwort senden
        </Button>
      </div>
    </form>
  )
}
