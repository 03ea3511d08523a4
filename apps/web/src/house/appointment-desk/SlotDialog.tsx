import type { HouseEnquiry } from '@portal/contract/house/enquiry-desk'
import { timeZone } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { calendar } from '../../buyer/enquiries/queries.ts'
import { aDraft } from '../../draft.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { timeChoices } from './facts.ts'
import { useSetAppointment } from './queries.ts'

/** '2026-11-25 10:00' */
const localTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

type Props = { enquiry: HouseEnquiry; onClose: () => void }

/** What was entered when the session ended. */
const slotDraft = aDraft<{ id: string; slot: { date: string; time: string; text: string } }>('appointment')

/** Sets day and time of an appointment, which are mailed to the asker with a calendar entry. */
export function SlotDialog({ enquiry: { id, version, appointmentAt }, onClose }: Props) {
  const form = useId()
  const [oldDate = '', oldTime = ''] = appointmentAt
    ? localTime.format(new Date(appointmentAt)).split(' ')
    : []
  const kept = useKeptDraft(slotDraft, useAccount()?.id)
  const [slot, setSlot] = useState(kept?.id === id ? kept.slot : { date: oldDate, time: oldTime, text: '' })
  useKeepDraft(slotDraft, () => ({ id, slot }))
  const { data: days } = useQuery(calendar)
  const set = useSetAppointment(id)
  const errors = set.error instanceof ApiProblem ? set.error.errors : []
  const errorOf = (...paths: string[]) => errors.find(({ path }) => paths.includes(path))?.message
  return (
    <Dialog
      title={appointmentAt ? t('Termin bestätigen oder verschieben') : t('Termin eintragen')}
      onClose={onClose}
      isUnsaved={slot.text !== ''}
      action={
        <Button type="submit" form={form} variant="primary" pending={set.isPending}>
          Termin bestätigen
        </Button>
      }
    >
      <form
        id={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          const done = {
            onSuccess: () => {
              toast('success', t('Der Termin ist bestätigt und wird als Mail gesendet.'))
              onClose()
            },
          }
          set.mutate({ ...slot, version }, done)
        }}
      >
        <TextField
          label="Tag"
          type="date"
          required
          value={slot.date}
          error={errorOf('appointment_date', 'date')}
          onChange={({ target }) => setSlot({ ...slot, date: target.value })}
        />
        <SelectField
          label="Uhrzeit"
          required
          placeholder="Bitte wählen"
          choices={timeChoices(days, slot.date, slot.date === oldDate ? oldTime : undefined)}
          value={slot.time}
          error={errorOf('appointment_time', 'time')}
          onChange={({ target }) => setSlot({ ...slot, time: target.value })}
        />
        <TextArea
          label="Nachricht"
          optional
          rows={3}
          maxLength={1000}
          value={slot.text}
          error={errorOf('text')}
          onChange={({ target }) => setSlot({ ...slot, text: target.value })}
        />
        {set.error && errors.length === 0 && <Alert kind="error">{textOf(set.error)}</Alert>}
      </form>
    </Dialog>
  )
}
