import type { InboundMail, ReplyThread } from '@portal/contract/house/mail-replies'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { replyThreads, useAssign } from './queries.ts'

/** Chooses the thread of a mail: of its sender, or of a vehicle. */
export function AssignDialog({ mail, onClose }: { mail: InboundMail; onClose: () => void }) {
  const [gwnummer, setNumber] = useState('')
  const { data, error, isPending } = useQuery(replyThreads(mail.id, useDebounced(gwnummer.trim(), 300)))
  const assign = useAssign(mail.id)
  const choose = (thread: ReplyThread) =>
    assign.mutate(thread, {
      onSuccess: () => {
        toast('success', t('Die Mail ist zugeordnet.'))
        onClose()
      },
    })
  const problem = assign.error ?? error
  return (
    <Dialog title="Mail zuordnen" onClose={onClose}>
      <div className="stack">
        <p>
          Der Text erscheint im Vorgang als Nachricht des Kunden. Prüfen Sie vorher, ob die Mail von ihm ist.
        </p>
        <TextField
          label="GW-Nummer"
          hint="Leer: Vorgänge des Absenders"
          inputMode="numeric"
          value={gwnummer}
          onChange={(event) => setNumber(event.target.value)}
        />
        {problem && <Alert kind="error">{textOf(problem)}</Alert>}
        {isPending && <Spinner label="Vorgänge werden geladen" />}
        {data?.length === 0 && <p role="status">Kein offener Vorgang gefunden.</p>}
        {data?.map((thread) => (
          <Button key={thread.id} block pending={assign.isPending} onClick={() => choose(thread)}>
            {thread.label}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
