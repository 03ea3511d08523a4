import { registrationLabels } from '@portal/domain/accounts/registration-labels'
import { momentText } from '@portal/domain/values/formats'
import { z } from 'zod'
import { type Html, html } from '../../http/html.ts'

/** German labels of the data; a field without one is shown under its own name. */
const labels: Record<string, string> = {
  ...registrationLabels,
  account: 'Konto',
  apiKeys: 'Angelegte API-Schlüssel',
  activated: 'Freigeschaltet',
  appointmentAt: 'Termin',
  appointmentFeed: 'Kalenderadresse',
  appointmentState: 'Stand des Termins',
  amount: 'Betrag',
  area: 'Art des Mangels',
  asked: 'Abgefragte Angaben',
  at: 'Zeitpunkt',
  authenticatedAt: 'Angemeldet',
  authorities: 'Rechte',
  avg_sold_cars_per_year: 'Verkaufte Fahrzeuge im Jahr',
  backedUp: 'Bei einem Anbieter gesichert',
  bemerkungen: 'Nachricht',
  bytes: 'Größe in Bytes',
  claimPhotos: 'Fotos zu Reklamationen',
  claims: 'Reklamationen',
  bussines_years: 'Jahre im Geschäft',
  consentAt: 'Einwilligung am',
  consentVersion: 'Fassung der Einwilligung',
  createdAt: 'Angelegt',
  criteria: 'Suchkriterien',
  dataSheet: 'Datenblatt des Herstellers',
  datecreated: 'Hinzugefügt',
  dealer: 'Firma des Händlers',
  decidedAt: 'Entschieden',
  description: 'Beschreibung',
  devices: 'Bekannte Geräte',
  deviceName: 'Gerät',
  deviceType: 'Art des Schlüssels',
  dismissedCars: 'Ausgeblendete Fahrzeuge',
  documents: 'Unterlagen',
  documentsUploaded: 'Unterlagen vollständig',
  emailVerifiedAt: 'E-Mail bestätigt',
  enquiries: 'Anfragen und Termine',
  expiresAt: 'Gültig bis',
  fahrzeugid: 'Fahrzeug',
  gwnummer: 'GW-Nummer',
  houseNumber: 'Hausnummer',
  hasPurchaseMails: 'Mails zu Käufen',
  events: 'Verlauf',
  items: 'Mängel',
  kind: 'Art',
  km: 'Kilometerstand',
  langKey: 'Sprache',
  language: 'Sprache der Seite',
  lastFour: 'Letzte Zeichen',
  lastPasswordChange: 'Passwort geändert',
  lastSeenAt: 'Zuletzt gesehen',
  lastUsedAt: 'Zuletzt benutzt',
  lastVisitAt: 'Letzter Besuch',
  mailOnChange: 'Mail bei Änderung',
  mails: 'Mails an Sie',
  markedPrice: 'Händlerpreis beim Hinzufügen',
  messages: 'Nachrichten',
  name: 'Name',
  note: 'Notiz',
  outcome: 'Ergebnis',
  noticeBy: 'Sofort-Nachrichten durch',
  notifications: 'Suchaufträge',
  ownersNeedSecondFactor: 'Zweiter Faktor für Inhaber verlangt',
  passkeys: 'Passkeys',
  postalCode: 'Postleitzahl',
  panel: 'Bauteil',
  preparation: 'Aufbereitung',
  price: 'Preis',
  purchase: 'Kauf',
  reason: 'Begründung',
  since: 'Seit',
  purchases: 'Käufe',
  pushDevices: 'Geräte mit Mitteilungen',
  remembered: 'Eingeloggt bleiben',
  revokedAt: 'Gesperrt',
  requestId: 'Kennung der Antwort',
  salePrice: 'Verkaufspreis',
  savedSearches: 'Gespeicherte Suchen',
  scopes: 'Berechtigungen',
  sentAt: 'Gesendet',
  service: 'Prüfdienst',
  sessions: 'Anmeldungen',
  state: 'Stand',
  stateAt: 'Stand vom',
  subject: 'Betreff',
  template: 'Vorlage',
  termsDecidedAt: 'Nutzungsbedingungen entschieden',
  termsVersion: 'Fassung der Nutzungsbedingungen',
  termsofuseagreed: 'Nutzungsbedingungen angenommen',
  text: 'Text',
  transport: 'Transport',
  userEmail: 'E-Mail',
  vatAnswers: 'Antworten zur USt-IdNr.',
  vatId: 'USt-IdNr.',
  visitSeenAt: 'Besuch zuletzt gesehen',
  wanted: 'Gewünschter Betrag',
  watchGroups: 'Gruppen der Merkliste',
  watches: 'Merkliste',
}
const labelOf = (name: string) => labels[name] ?? name

const Fields = z.record(z.string(), z.unknown())
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text)

function valueHtml(value: unknown): Html {
  if (value === null || value === undefined || value === '') return html`–`
  if (typeof value === 'boolean') return html`${value ? 'ja' : 'nein'}`
  if (typeof value === 'string') return html`${isMoment(value) ? momentText(value) : value}`
  if (typeof value === 'number') return html`${value}`
  if (Array.isArray(value))
    return value.length === 0
      ? html`keine`
      : html`<ol>${value.map((item) => html`<li>${valueHtml(item)}</li>`)}</ol>`
  return factsOf(Fields.parse(value))
}

const factsOf = (fields: Record<string, unknown>): Html =>
  html`<dl>${Object.entries(fields).map(
    ([name, value]) => html`<dt>${labelOf(name)}</dt><dd>${valueHtml(value)}</dd>`,
  )}</dl>`

const style = `body{font:16px/1.5 Arial,Helvetica,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0b1f27}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.25rem 1rem;margin:0}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
ol{margin:0;padding-left:1.5rem}li{padding:.25rem 0;border-bottom:1px solid #d5dde0}`

/**
 * The stored data about a person as a page that needs neither the portal nor a script.
 * @param data what `ownDataOf` returns
 */
export function ownDataPage(brand: string, data: Record<string, unknown>, now: Date): string {
  const { account, ...rest } = data
  const { dealer, ...person } = Fields.parse(account)
  const plain = Object.entries(person).filter(([, value]) => typeof value !== 'object' || value === null)
  const lists = Object.entries(person).filter(([, value]) => typeof value === 'object' && value !== null)
  const sections: [string, unknown][] = [
    ['account', Object.fromEntries(plain)],
    ...(dealer ? [['dealer', dealer] satisfies [string, unknown]] : []),
    ...lists,
    ...Object.entries(rest),
  ]
  return html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Meine Daten bei ${brand}</title><style>${style}</style></head>
<body><h1>Meine Daten bei ${brand}</h1><p>Stand: ${momentText(now)}</p>
${sections.map(([name, value]) => html`<h2>${labelOf(name)}</h2>${valueHtml(value)}`)}
</body></html>
`.text
}
