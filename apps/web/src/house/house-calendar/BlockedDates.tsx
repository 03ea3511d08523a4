import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { blockedDates, useAppointmentsIn, useBlockDate, useUnblockDate } from '../appointment-desk/queries.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { BlockedList } from './BlockedList.tsx'

const wholeDay = { from: '00:00', until: '23:59' }

/** Maintains extra days without appointments, such as stocktaking and bridge days (U-08). */
export function BlockedDates() {
  const { data = [], error } = useQuery(blockedDates)
  const [date, setDate] = useState('')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const block = useBlockDate()
  const unblock = useUnblockDate()
  const overlapping = useAppointmentsIn()
  const save = () =>
    block.mutate(
      { date, reason: reason.trim() || null },
      {
        onSuccess: () => {
          setDate('')
          setReason('')
        },
        onSettled: () => overlapping.reset(),
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(date === '')
    if (date === '') return
    overlapping.mutate(
      { date, ...wholeDay },
      {
        onSuccess: ({ length }) => {
          if (length === 0) save()
        },
      },
    )
  }
  const failure = block.error ?? overlapping.error
  const refused = failure instanceof ApiProblem ? failure.errors[0]?.message : undefined
  return (
    <section className="panel stack" aria-labelledby="blocked-days">
      <h2 id="blocked-days">Tage ohne Termine</h2>
      <p>Schon vereinbarte Termine an diesem Tag bleiben bestehen.</p>
      {failure && !refused && <Alert kind="error">{textOf(failure)}</Alert>}
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      <form noValidate className="form2 three" onSubmit={submit}>
        <TextField
          label="Tag"
          type="date"
          required
          error={isMissing ? t('Bitte geben Sie einen gültigen Tag an.') : refused}
          value={date}
          onChange={(event) => {
            setDate(event.target.value)
            setMissing(false)
            block.reset()
          }}
        />
        <TextField
          label="Grund"
          optional
          maxLength={100}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" pending={block.isPending || overlapping.isPending} className="low">
          Tag sperren
        </Button>
      </form>
      <BlockedList
        blocked={data.map((day) => ({
          key: day.date,
          span: dayText(day.date),
          reason: day.reason,
          onUnblock: () => unblock.mutate(day),
        }))}
      />
      {overlapping.isSuccess && overlapping.data.length > 0 && (
        <BlockDialog
          entries={overlapping.data}
          isPending={block.isPending}
          onConfirm={save}
          onClose={overlapping.reset}
        />
      )}
    </section>
  )
}
