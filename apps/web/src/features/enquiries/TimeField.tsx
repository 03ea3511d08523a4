import type { AppointmentCalendar } from '@portal/contract/enquiries'
import { appointmentMessages } from '@portal/domain/appointment'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { EnquiryFormState } from './ContactFields.tsx'
import { appointmentText, isBlocked, isoDay, timesOf, verdictOf } from './facts.ts'

const shownAtFirst = 12

type Props = { form: EnquiryFormState; calendar: AppointmentCalendar }

/** The time, typed or picked from the day's quarter hours; validated on every change (F-29). */
export function TimeField({ form, calendar }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const { register, setValue, watch, formState } = form
  const day = isoDay(watch('appointment_date'))
  const time = watch('appointment_time')
  const times = day && !isBlocked(calendar, day) ? timesOf(calendar, day) : []
  const full = (day && calendar.full[day]) || []
  const verdict = day && time ? verdictOf(calendar, day, time) : undefined
  const error =
    formState.errors.appointment_time?.message ??
    (verdict && verdict !== 'ok' && verdict !== 'blocked' ? appointmentMessages[verdict] : undefined)
  return (
    <div className="stack s">
      <TextField
        label="Uhrzeit"
        hint="10:00 bis 16:00 Uhr, alle 15 Minuten"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        error={error}
        ok={day && verdict === 'ok' ? `Termin möglich: ${appointmentText(day, time)}` : undefined}
        {...register('appointment_time')}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend; the group has a label */}
      <div className="times" role="group" aria-label="Uhrzeiten">
        {(showsAll ? times : times.slice(0, shownAtFirst)).map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === time}
            disabled={full.includes(choice)}
            onClick={() => setValue('appointment_time', choice, { shouldValidate: true, shouldTouch: true })}
          >
            {choice}
          </button>
        ))}
      </div>
      {!showsAll && times.length > shownAtFirst && (
        <Button variant="ghost" small onClick={() => setShowsAll(true)}>
          Spätere Zeiten bis 16:00
        </Button>
      )}
    </div>
  )
}
