import { type AuditEntry, AuditFilter } from '@portal/contract/audit'

const labels: Record<string, string> = {
  'account-erased': 'Konto gelöscht',
  'administrator-created': 'Administrator angelegt',
  'all-sessions-ended': 'Überall abgemeldet',
  'application-needs-paper': 'Unterlage nachgefordert',
  'application-refused': 'Bewerbung abgelehnt',
  'appointment-cancelled': 'Termin abgesagt',
  'appointment-confirmed': 'Termin bestätigt',
  'appointment-moved': 'Termin verschoben',
  'audit-exported': 'Protokoll heruntergeladen',
  'colleague-ended': 'Zugang eines Kollegen beendet',
  'colleague-link-sent': 'Neuer Link für ein Passwort gesendet',
  'colleague-role-changed': 'Rolle eines Kollegen geändert',
  'company-invitation-resent': 'Einladung in einen Betrieb erneut gesendet',
  'company-invitation-withdrawn': 'Einladung in einen Betrieb zurückgezogen',
  'company-joined': 'Einem Betrieb beigetreten',
  'company-left': 'Betrieb verlassen',
  'company-person-invited': 'Person in einen Betrieb eingeladen',
  'company-person-removed': 'Person aus einem Betrieb entfernt',
  'company-role-changed': 'Rolle in einem Betrieb geändert',
  'day-blocked': 'Tag für Termine gesperrt',
  'day-unblocked': 'Tag für Termine freigegeben',
  'dealer-activated': 'Händler aktiviert',
  'company-changed': 'Firmendaten geändert',
  'dealer-closed': 'Händler geschlossen',
  'dealer-deactivated': 'Händler deaktiviert',
  'dealer-import-taken': 'Partner oder Käufe importiert',
  'dealer-import-undone': 'Import von Partnern oder Käufen rückgängig gemacht',
  'dealer-unblocked': 'Händler wieder freigegeben',
  'email-changed': 'E-Mail-Adresse geändert',
  'email-verified': 'E-Mail-Adresse bestätigt',
  'enquiry-answered': 'Anfrage beantwortet',
  'enquiry-handed-over': 'Anfrage übergeben',
  'enquiry-noted': 'Notiz zu einer Anfrage',
  'enquiry-state-set': 'Stand einer Anfrage gesetzt',
  'enquiry-taken': 'Anfrage übernommen',
  'hand-over-moved': 'Stand einer Übergabe gesetzt',
  'hours-blocked': 'Stunden für Termine gesperrt',
  'hours-unblocked': 'Stunden für Termine freigegeben',
  login: 'Anmeldung',
  'login-failed': 'Anmeldung fehlgeschlagen',
  'mail-read': 'Mail gelesen',
  'mail-sent-again': 'Mail erneut gesendet',
  'mails-sent-again': 'Alle Mails erneut gesendet',
  'setting-changed': 'Einstellung geändert',
  'paper-accepted': 'Unterlage angenommen',
  'paper-deleted': 'Unterlage gelöscht',
  'paper-rejected': 'Unterlage abgelehnt',
  'paper-uploaded': 'Unterlage hochgeladen',
  'paper-viewed': 'Unterlage angesehen',
  'papers-submitted': 'Unterlagen eingereicht',
  'password-changed': 'Passwort geändert',
  'password-reset': 'Passwort zurückgesetzt',
  'purchase-entered': 'Kauf eingetragen',
  'purchase-removed': 'Kauf zurückgenommen',
  'purchase-paper-added': 'Papier eines Kaufs hochgeladen',
  'purchase-paper-deleted': 'Papier eines Kaufs gelöscht',
  'purchase-paper-downloaded': 'Papier eines Kaufs heruntergeladen',
  'purchase-price-corrected': 'Verkaufspreis berichtigt',
  registered: 'Registrierung',
  'report-downloaded': 'Gutachten heruntergeladen',
  'results-exported': 'Suchergebnis heruntergeladen',
  'stock-list-exported': 'Fahrzeugliste heruntergeladen',
  'sales-office-created': 'Zugang für den Verkauf angelegt',
  'yard-created': 'Zugang für den Hof angelegt',
  'second-factor-confirmed': 'Zwei-Faktor-Anmeldung eingerichtet',
  'second-factor-removed': 'Zwei-Faktor-Anmeldung entfernt',
  'second-factor-reset': 'Zwei-Faktor-Anmeldung zurückgesetzt',
  'test-mail-sent': 'Testmail gesendet',
  'trade-registration-dated': 'Datum der Gewerbeanmeldung gesetzt',
  'watchlist-exported': 'Merkliste heruntergeladen',
}

/** The German name of an action; an action unknown to this release is shown by its identifier. */
export const actionText = (action: string) => labels[action] ?? action

const subjects: Record<string, string> = {
  account: 'Konto',
  day: 'Tag',
  'dealer-import': 'Import',
  enquiry: 'Anfrage',
  mail: 'Mail',
  paper: 'Unterlage',
  purchase: 'Kauf',
  'purchase-paper': 'Papier',
  setting: 'Einstellung',
  vehicle: 'Fahrzeug',
}

/** `account:12` as "Konto 12". */
export function subjectText(subject: string) {
  const [kind = '', id = ''] = subject.split(':')
  return `${subjects[kind] ?? kind} ${id}`.trim()
}

/** The details of an entry in one line, without empty ones. */
export const detailsText = ({ details }: AuditEntry) =>
  Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')

export type AuditView = { filter: AuditFilter; page: number }

/** The view in an address; an invalid filter or page is ignored. */
export function viewOf(query: URLSearchParams): AuditView {
  const fields = Object.fromEntries(
    Object.keys(AuditFilter.shape).map((name) => [name, query.get(name) || undefined]),
  )
  const page = Number(query.get('page') ?? 0)
  return {
    filter: AuditFilter.safeParse(fields).data ?? {},
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
  }
}

/** The address of a view, without empty values. */
export function addressOf({ filter, page }: AuditView) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  if (page > 0) query.set('page', String(page))
  return query
}
