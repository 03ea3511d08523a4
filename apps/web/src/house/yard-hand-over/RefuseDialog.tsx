import { NewRefusal } from '@portal/contract/house/yard-hand-over'
import { type RefusalReason, refusalReasons } from '@portal/domain/sale/refusals'
import { namesOf } from '@portal/domain/values/records'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { flawsOf } from '../../flaws-of.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { Done } from './facts.ts'
import { useRefuse } from './sending.ts'

type Props = {
  /** The pass that was shown; null where only the vehicle is known. */
  code: string | null
  gwnummer: string | undefined
  onDone: (done: Done) => void
  onClose: () => void
}

/** Why a vehicle is not handed over; also without a connection. */
export function RefuseDialog({ code, gwnummer, onDone, onClose }: Props) {
  const [id] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState<RefusalReason>()
  const [text, setText] = useState('')
  const [flaws, setFlaws] = useState<Record<string, string>>({})
  const { mutate, error, isPending } = useRefuse(useAccount()?.id ?? 0)
  const onSubmit = () => {
    const { data, error: wrong } = NewRefusal.safeParse({
      ...{ id, recordedAt: new Date().toISOString(), code, gwnummer: gwnummer ?? null, reason, text },
    })
    setFlaws(flawsOf(wrong?.issues))
    if (data) mutate(data, { onSuccess: onDone })
  }
  return (
    <FormDialog
      title="Nicht ausgeben"
      action="Ausgabe ablehnen"
      variant="danger"
      pending={isPending}
      isUnsaved={text !== ''}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      <fieldset>
        <legend>Grund</legend>
        {namesOf(refusalReasons).map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="reason"
            label={refusalReasons[one]}
            checked={one === reason}
            onChange={() => {
              setReason(one)
              setFlaws({})
            }}
          />
        ))}
        {flaws.reason && <FieldMessage text={flaws.reason} />}
      </fieldset>
      <TextArea
        label="Was ist passiert?"
        hint="Käufer und Büro bekommen Grund und Text. Der Abholausweis bleibt, wie er ist."
        required={reason === 'other'}
        optional={reason !== 'other'}
        rows={3}
        maxLength={500}
        value={text}
        error={flaws.text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
