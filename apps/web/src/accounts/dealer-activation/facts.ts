import type { Application, ApplicationEntry } from '@portal/contract/accounts/dealer-activation'
import type { ReviewState } from '@portal/contract/accounts/documents'
import { countries } from '@portal/domain/accounts/countries'
import { vatSummary } from '@portal/domain/accounts/vat-id-states'
import { timeZone } from '@portal/domain/values/constants'
import { dayMs, hourMs, minuteMs } from '@portal/domain/values/durations'
import { countText, dayText } from '@portal/domain/values/formats'

const timeFormat = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone })

/** How long ago a time is: minutes, hours, "heute 08:12", "gestern", then the date. */
export function ageText(iso: string, now: Date): string {
  const then = new Date(iso)
  const age = now.getTime() - then.getTime()
  if (age < hourMs) return `vor ${Math.max(1, Math.floor(age / minuteMs))} Min.`
  if (age < 6 * hourMs) return `vor ${Math.floor(age / hourMs)} Std.`
  if (dayText(iso) === dayText(now)) return `heute ${timeFormat.format(then)}`
  if (dayText(iso) === dayText(new Date(now.getTime() - dayMs))) return 'gestern'
  return dayText(iso)
}

export const stateLabels: Record<ReviewState, string> = {
  new: 'Registriert',
  submitted: 'Prüfung offen',
  'needs-paper': 'Nachforderung',
  refused: 'Abgelehnt',
  approved: 'Aktiv',
  deactivated: 'Deaktiviert',
  closed: 'Geschlossen',
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
  total === 1 ? '1 Händler wartet auf Freischaltung' : `${total} Händler warten auf Freischaltung`

/** What the applicant submitted as proof: a partner number or papers. */
export function proofText({
  registeredWithPartnerNumber,
  partner_number,
  documentCount,
}: ApplicationEntry): string {
  if (registeredWithPartnerNumber && partner_number) return `Partnernummer ${partner_number}`
  return documentCount === 1 ? '1 Dokument' : `${documentCount} Dokumente`
}

/** The company data in the order in which they are compared with the papers. */
export const factsOf = (found: Application): [string, string][] => [
  [
    'Ansprechpartner',
    [found.salutation, found.title, found.firstName, found.lastName].filter(Boolean).join(' '),
  ],
  ['E-Mail', found.email],
  ['Telefon', found.telephone],
  ['Land', countries[found.country].name],
  ...(found.vat ? ([['USt-IdNr.', vatSummary(found.vat)]] satisfies [string, string][]) : []),
  ['Anschrift', `${found.street} ${found.house_number}, ${found.postal_code} ${found.city}`],
  ['Geschäftsjahre', String(found.bussines_years)],
  ['Fahrzeuge pro Jahr', String(found.avg_sold_cars_per_year)],
  ['E-Mail bestätigt', found.emailVerified ? 'ja' : 'nein'],
  ['Kundenstatus', found.registeredWithPartnerNumber ? 'Bestandskunde' : 'Neukunde'],
  ['Registriert', dayText(found.registeredAt)],
  ['Unterlagen eingereicht', found.submittedAt ? dayText(found.submittedAt) : 'noch nicht'],
]

/** The label of a file type: "pdf" becomes "PDF". */
export const fileKind = (name: string) => name.slice(name.lastIndexOf('.') + 1).toUpperCase()

export const sizeText = (bytes: number) => `${countText(Math.max(1, Math.round(bytes / 1024)))} KB`

export const isPicture = (name: string) => /\.(?:jpe?g|png)$/i.test(name)

/** Whether a file can be shown; other files can only be downloaded. */
export const isViewable = (name: string) => isPicture(name) || /\.pdf$/i.test(name)
