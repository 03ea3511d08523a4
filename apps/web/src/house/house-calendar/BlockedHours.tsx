import { NewBlockedHours } from '@portal/contract/site/blocked-hours'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { blockableTimes } from '../appointment-desk/facts.ts'
import {
  blockedHours,
  useAppointmentsIn,
  useBlockHours,
  useUnblockHours,
} from '../appointment-desk/queries.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { BlockedList } from './BlockedList.tsx'

const nothing = { date: '', from: '', until: '', reason: '' }
const times = { choices: blockableTimes, placeholder: t('Bitte wählen'), required: true }

/** Hours of a day without appointments, such as a meeting; appointments that are already booked stay. */
export function BlockedHours() {
  const { data = [], error } = useQuery(blockedHours)
  const [typed, setTyped] = useState(nothing)
  const [errors, setErrors] = useState<readonly { path: string; message: string }[]>([])
  const block = useBlockHours()
  const unblock = useUnblockHours()
  const overlapping = useAppointmentsIn<NewBlockedHours>()
  const field = (name: keyof typeof nothing) => ({
    value: typed[name],
    error: errors.find(({ path }) => path === name)?.message,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const hours = NewBlockedHours.safeParse({ ...typed, reason: typed.reason.trim() || null })
    setErrors(hours.error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [])
    if (!hours.success) return
    overlapping.mutate(hours.data, {
      onSuccess: ({ length }) => {
        if (length === 0) save(hours.data)
      },
    })
  }
  const save = (hours: NewBlockedHours) =>
    block.mutate(hours, {
      onSuccess: () => setTyped(nothing),
      onError: (problem) => setErrors(problem instanceof ApiProblem ? problem.errors : []),
      onSettled: () => overlapping.reset(),
    })
  const failure = block.error ?? overlapping.error
  return (
    <section className="panel stack" aria-labelledby="blocked-hours">
      <h2 id="blocked-hours">Stunden ohne Termine</h2>
      <p>Schon vereinbarte Termine in dieser Zeit bleiben bestehen.</p>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {failure && errors.length === 0 && <Alert kind="error">{textOf(failure)}</Alert>}
      <form noValidate className="form2" onSubmit={submit}>
        <TextField label="Am" type="date" required {...field('date')} />
        <TextField label="Grund der Sperre" optional maxLength={100} {...field('reason')} />
        <SelectField label="Von" {...times} {...field('from')} />
        <SelectField label="Bis" {...times} {...field('until')} />
        <Button type="submit" pending={block.isPending || overlapping.isPending}>
          Stunden sperren
        </Button>
      </form>
      <BlockedList
        blocked={data.map((hours) => ({
          key: hours.id,
          span: t`${dayText(hours.date)}, ${hours.from} bis ${hours.until} Uhr`,
          reason: hours.reason,
          onUnblock: () => unblock.mutate(hours),
        }))}
      />
      {overlapping.isSuccess && overlapping.data.length > 0 && (
        <BlockDialog
          entries={overlapping.data}
          isPending={block.isPending}
          onConfirm={() => save(overlapping.variables)}
          onClose={overlapping.reset}
        />
      )}
    </section>
  )
}
