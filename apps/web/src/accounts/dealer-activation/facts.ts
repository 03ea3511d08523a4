import type { Application, ApplicationEntry } from '@portal/contract/accounts/dealer-activation'
import type { ReviewState } from '@portal/contract/accounts/documents'
import { countries } from '@portal/domain/accounts/countries'
import { registrationLabels } from '@portal/domain/accounts/registration-labels'
import { vatSummary } from '@portal/domain/accounts/vat-id-states'
import { timeZone } from '@portal/domain/values/constants'
import { dayMs, hourMs, minuteMs } from '@portal/domain/values/durations'
import { countText, dayText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'

const timeFormat = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone })

/** How long ago a time is: minutes, hours, "heute 08:12", "gestern", then the date. */
export function ageText(iso: string, now: Date): string {
  const then = new Date(iso)
  const age = now.getTime() - then.getTime()
  if (age < hourMs) return t`vor ${Math.max(1, Math.floor(age / minuteMs))} Min.`
  if (age < 6 * hourMs) return t`vor ${Math.floor(age / hourMs)} Std.`
  if (dayText(iso) === dayText(now)) return t`heute ${timeFormat.format(then)}`
  if (dayText(iso) === dayText(new Date(now.getTime() - dayMs))) return t('gestern')
  return dayText(iso)
}

export const stateLabels: Record<ReviewState, string> = {
  new: t('Registriert'),
  submitted: t('Prüfung offen'),
  'needs-paper': t('Nachforderung'),
  refused: t('Abgelehnt'),
  approved: t('Aktiv'),
  deactivated: t('Deaktiviert'),
  closed: t('Geschlossen'),
}

type Look = 'ok' | 'warn' | 'error' | ''

export const stateLooks: Record<ReviewState, Look> = {
  new: '',
  submitted: 'warn',
  'needs-paper': 'warn',
  refused: 'error',
  approved: 'ok',
  deactivated: 'error',
  closed: '',
}

export const waitingText = (total: number) =>
  plural(total, '1 Händler wartet auf Freischaltung', '# Händler warten auf Freischaltung')

/** What the applicant submitted as proof: a partner number or papers. */
export function proofText({
  registeredWithPartnerNumber,
  partner_number,
  documentCount,
}: ApplicationEntry): string {
  if (registeredWithPartnerNumber && partner_number) return t`Partnernummer ${partner_number}`
  return plural(documentCount, '1 Dokument', '# Dokumente')
}

/** The numbers of a company in another country, where they are known. */
const companyNumbers = ({ register_number, eori }: Application): [string, string][] => [
  ...(register_number
    ? ([[registrationLabels.register_number, register_number]] satisfies [string, string][])
    : []),
  ...(eori ? ([[registrationLabels.eori, eori]] satisfies [string, string][]) : []),
]

/** The company data in the order in which they are compared with the papers. */
export const factsOf = (found: Application): [string, string][] => [
  [
    t('Ansprechpartner'),
    [found.salutation, found.title, found.firstName, found.lastName].filter(Boolean).join(' '),
  ],
  [t('E-Mail'), found.email],
  [t('Telefon'), found.telephone],
  [t('Land'), countries[found.country].name],
  ...(found.vat ? ([[t('USt-IdNr.'), vatSummary(found.vat)]] satisfies [string, string][]) : []),
  ...companyNumbers(found),
  [t('Anschrift'), `${found.street} ${found.house_number}, ${found.postal_code} ${found.city}`],
  [t('Geschäftsjahre'), String(found.bussines_years)],
  [t('Fahrzeuge pro Jahr'), String(found.avg_sold_cars_per_year)],
  [t('E-Mail bestätigt'), found.emailVerified ? t('ja') : t('nein')],
  [t('Kundenstatus'), found.registeredWithPartnerNumber ? t('Bestandskunde') : t('Neukunde')],
  [t('Registriert'), dayText(found.registeredAt)],
  [t('Unterlagen eingereicht'), found.submittedAt ? dayText(found.submittedAt) : t('noch nicht')],
]

/** The label of a file type: "pdf" becomes "PDF". */
export const fileKind = (name: string) => name.slice(name.lastIndexOf('.') + 1).toUpperCase()

export const sizeText = (bytes: number) => `${countText(Math.max(1, Math.round(bytes / 1024)))} KB`

export const isPicture = (name: string) => /\.(?:jpe?g|png)$/i.test(name)

/** Whether a file can be shown; other files can only be downloaded. */
export const isViewable = (name: string) => isPicture(name) || /\.pdf$/i.test(name)
