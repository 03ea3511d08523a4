import type { AppointmentCalendar } from '@portal/contract/buyer/enquiries'
import { appointmentMessages, paymentOptions } from '@portal/domain/buyer/appointment'
import { t } from '@portal/domain/values/text'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldMessage, RequiredStar } from '../../ui/Field.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { EnquiryFormState } from './ContactFields.tsx'
import { DayField } from './DayField.tsx'
import { appointmentText, isBlocked, isoDay, timesOf, verdictOf } from './facts.ts'
import { withPayment } from './form.ts'

type Props = { form: EnquiryFormState; days: UseQueryResult<AppointmentCalendar> }

/** Day, time and options of an appointment request (F-13 to F-29). */
export default function AppointmentFields({ form, days }: Props) {
  const { register, setValue, watch, formState } = form
  const payment = watch('paymentOption')
  const paymentError = formState.errors.paymentOption?.message
  if (days.isError)
    return (
      <Alert kind="error">
        <p>Der Kalender konnte nicht geladen werden.</p>
        <Button small onClick={() => days.refetch()}>
          Erneut versuchen
        </Button>
      </Alert>
    )
  if (!days.data) return <Spinner />
  return (
    <>
      <Alert>Bitte beachten Sie die Öffnungszeiten und eine Vorlaufzeit von 3 Stunden.</Alert>
      <div className="form2">
        <DayField form={form} calendar={days.data} />
        <TimeField form={form} calendar={days.data} />
        <fieldset className="full">
          <legend>
            Zahlungsart
            <RequiredStar />
          </legend>
          <div className="checks">
            {paymentOptions.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                name="paymentOption"
                value={value}
                checked={payment.includes(value)}
                onChange={(event) =>
                  setValue('paymentOption', withPayment(payment, value, event.target.checked), {
                    shouldValidate: formState.isSubmitted,
                  })
                }
              />
            ))}
          </div>
          {paymentError && <FieldMessage text={paymentError} />}
        </fieldset>
        <div className="full checks">
          <Checkbox label="mit Inzahlungnahme" {...register('mit_inzahlungnahme')} />
          <Checkbox label="mit Finanzierung" {...register('mit_finanzierung')} />
        </div>
      </div>
    </>
  )
}

const shownAtFirst = 12

type TimeFieldProps = { form: EnquiryFormState; calendar: AppointmentCalendar }

/** The time, typed or picked from the day's quarter hours; validated on each change (F-29). */
function TimeField({ form, calendar }: TimeFieldProps) {
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
        ok={day && verdict === 'ok' ? t`Termin möglich: ${appointmentText(day, time)}` : undefined}
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
