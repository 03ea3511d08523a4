import type { AppointmentCalendar } from '@portal/contract/buyer/enquiries'
import type { ListedCarrier, Pass, PickUp, StorageFee } from '@portal/contract/sale/pick-up'
import { addDays, dateOfDay } from '@portal/domain/buyer/appointment'
import { collectorKinds, type PassState } from '@portal/domain/sale/pick-up'
import { timeZone } from '@portal/domain/values/constants'
import { dateFormat, euroCentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { freeTimesOf, isBlocked } from '../../buyer/enquiries/facts.ts'
import { passPath } from '../../paths.ts'

type Named = Pick<NonNullable<PickUp['pass']>, 'kind' | 'name' | 'firm' | 'plate'>

/** "Milan Petrović, Petrović Transporte" */
export const collectorText = ({ name, firm }: Pick<Named, 'name' | 'firm'>) =>
  [name, firm].filter(Boolean).join(', ') || t('gelöscht')

/** "Spedition, F-MP 12" */
export const kindText = ({ kind, plate }: Pick<Named, 'kind' | 'plate'>) =>
  [collectorKinds[kind], plate].filter(Boolean).join(', ')

/** The carriers to choose from; one that may not collect today says so. */
export const carrierChoices = (carriers: readonly ListedCarrier[]) =>
  carriers.map(({ id, name, isValid }) => ({
    value: String(id),
    label: isValid ? name : t`${name} (Nachweis abgelaufen)`,
  }))

const dayFormat = dateFormat({ weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' })
const timeFormat = dateFormat({ timeStyle: 'short' })

/** "Mo., 30.11.2026" */
export const weekdayText = (day: string) => dayFormat(dateOfDay(day))

/** "Mo., 30.11.2026, 10:00 Uhr" */
export const slotText = (instant: string) => t`${dayFormat(instant)}, ${timeFormat(instant)} Uhr`

const isoFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** Day and time of a pass as the form has them; empty without an appointment. */
export function slotOf(instant: string | null) {
  const [date = '', time = ''] = instant ? isoFormat.format(new Date(instant)).split(' ') : []
  return { appointment_date: date, appointment_time: time }
}

/** The day a pass is for. */
export const validText = (instant: string) => t`gültig bis ${dayFormat(instant)}, 24 Uhr`

export const passLink = (token: string) => `${window.location.origin}/#${passPath(token)}`

/** What is still free, in a few words. */
export const freeText = ({ daysLeft, soFar }: StorageFee) =>
  soFar > 0 ? t('abgelaufen') : daysLeft === 0 ? t('heute') : plural(daysLeft, '1 Werktag', '# Werktage')

export const feeNote = ({ lastFreeDay, perDay }: StorageFee) =>
  t`Bis ${weekdayText(lastFreeDay)} kostenfrei, danach ${euroCentText(perDay)} netto je Tag.`

/** What the page says of a pass that is not valid. */
export const passTexts: Record<Exclude<PassState, 'ready'>, string> = {
  requested: t('Das Fahrzeug ist gerade nicht zur Abholung bereit. Bitte fragen Sie den Käufer.'),
  used: t('Dieser Ausweis wurde benutzt. Das Fahrzeug ist abgeholt.'),
  renewed: t(
    'Dieser Ausweis wurde durch einen neuen ersetzt. Bitte fragen Sie den Käufer nach dem neuen Link.',
  ),
  'called-off': t('Dieser Ausweis ist gesperrt. Bitte anrufen.'),
  expired: t('Dieser Ausweis ist abgelaufen. Der Käufer kann einen neuen erstellen.'),
}

export const passText = ({ state }: Pass) => (state === 'ready' ? '' : passTexts[state])

const daysOffered = 20

/** The next days with a free time. */
export function openDays(calendar: AppointmentCalendar): string[] {
  const days: string[] = []
  for (let day = calendar.today; day <= calendar.lastDay && days.length < daysOffered; day = addDays(day, 1))
    if (!isBlocked(calendar, day)) days.push(day)
  return days
}

export const timesToChoose = (calendar: AppointmentCalendar, day: string | null) =>
  day === null ? [] : freeTimesOf(calendar, day)
