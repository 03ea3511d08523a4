import type { CalendarPlace } from '@portal/contract/house/appointment-desk'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { AppointmentFeedPanel } from '../../buyer/appointment-feed/AppointmentFeedPanel.tsx'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useLatestAddress } from '../../use-list-address.ts'
import { placeOf, spanText } from '../appointment-desk/facts.ts'
import { houseCalendar } from '../appointment-desk/queries.ts'
import { DeskTabs } from '../enquiry-desk/DeskTabs.tsx'
import { BlockedDates } from './BlockedDates.tsx'
import { BlockedHours } from './BlockedHours.tsx'
import { CalendarDays } from './CalendarDays.tsx'
import './appointment-desk.css'

export const handle = { title: t('Termine') }

const spans = [
  { value: 'day', label: t('Tag') },
  { value: 'week', label: t('Woche') },
]

/** The appointments of the house by week or day, and the blocked days and hours. */
export function Component() {
  const [query, changeQuery] = useLatestAddress()
  const place = placeOf(query)
  const { data: calendar, error } = useQuery(houseCalendar(place))
  const show = ({ day, span }: CalendarPlace) =>
    changeQuery(() => new URLSearchParams({ ...(day && { day }), ...(span === 'day' && { span }) }))
  const unit = place.span === 'day' ? t('Tag') : t('Woche')
  return (
    <>
      <HouseHead title="Termine">
        <p role="status">{calendar && spanText(calendar.days)}</p>
      </HouseHead>
      <DeskTabs />
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {!calendar && !error && <Spinner label="Die Termine werden geladen" />}
      {calendar && (
        <>
          <div className="row s frow">
            <IconButton
              label={place.span === 'day' ? t('Voriger Tag') : t('Vorige Woche')}
              Icon={IconChevronLeft}
              onClick={() => show({ ...place, day: calendar.previous })}
            />
            <Button onClick={() => show({ span: place.span })}>Heute</Button>
            <IconButton
              label={place.span === 'day' ? t('Nächster Tag') : t('Nächste Woche')}
              Icon={IconChevronRight}
              onClick={() => show({ ...place, day: calendar.next })}
            />
            <p className="muted">
              {plural(calendar.capacity, 'Je Uhrzeit ein Termin', 'Je Uhrzeit # Termine')}
            </p>
            <div className="end">
              <Segment
                legend={t`Zeitraum: ${unit}`}
                name="span"
                items={spans}
                value={place.span}
                onChange={({ target }) =>
                  show({ day: place.day, span: target.value === 'day' ? 'day' : 'week' })
                }
              />
            </div>
          </div>
          <CalendarDays calendar={calendar} />
        </>
      )}
      {(calendar || error) && (
        <>
          <BlockedDates />
          <BlockedHours />
          <AppointmentFeedPanel isOffice />
        </>
      )}
    </>
  )
}
