import { parseDate } from '@internationalized/date'
import type { AppointmentCalendar } from '@portal/contract/buyer/enquiries'
import { readerLocale } from '@portal/domain/values/formats'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components'
import { TextField } from '../../ui/TextField.tsx'
import type { EnquiryFormState } from './ContactFields.tsx'
import { earliestOf, firstFreeDay, isBlocked, isoDay, typedDay } from './facts.ts'

type Props = { form: EnquiryFormState; calendar: AppointmentCalendar }

/** The day, typed or picked from the calendar. A new day preselects its earliest time (F-19). */
export function DayField({ form, calendar }: Props) {
  const { register, setValue, watch, formState } = form
  const day = isoDay(watch('appointment_date'))
  const isPossible = day !== undefined && !isBlocked(calendar, day)

  const opened = firstFreeDay(calendar)

  const startWithEarliest = (chosen: string | undefined) => {
    if (chosen && !isBlocked(calendar, chosen))
      // Validated, so that a message about the time of the day before disappears.
      setValue('appointment_time', earliestOf(calendar, chosen), { shouldValidate: true })
  }
  return (
    <div className="stack s">
      <TextField
        label="Datum"
        hint="TT.MM.JJJJ"
        required
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors.appointment_date?.message}
        {...register('appointment_date', {
          onChange: (event) => startWithEarliest(isoDay(event.target.value)),
        })}
      />
      <I18nProvider locale={readerLocale()}>
        <Calendar
          className="cal"
          aria-label="Tag des Termins"
          value={isPossible ? parseDate(day) : null}
          defaultFocusedValue={opened === undefined ? undefined : parseDate(opened)}
          minValue={parseDate(calendar.today)}
          maxValue={parseDate(calendar.lastDay)}
          isDateUnavailable={(date) => isBlocked(calendar, date.toString())}
          onChange={(date) => {
            const chosen = date.toString()
            setValue('appointment_date', typedDay(chosen), { shouldValidate: true, shouldTouch: true })
            startWithEarliest(chosen)
          }}
        >
          <header>
            <Button slot="previous" className="iconbtn">
              <IconChevronLeft aria-hidden />
            </Button>
            <Heading level={3} />
            <Button slot="next" className="iconbtn">
              <IconChevronRight aria-hidden />
            </Button>
          </header>
          <CalendarGrid weekdayStyle="short">
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className="day" />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </I18nProvider>
    </div>
  )
}
