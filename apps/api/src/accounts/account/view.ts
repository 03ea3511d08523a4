import { registrationLabels } from '@portal/domain/accounts/registration-labels'
import { momentText } from '@portal/domain/values/formats'
import { readerLanguage, t } from '@portal/domain/values/text'
import { z } from 'zod'
import { type Html, html } from '../../http/html.ts'

/** Labels of the data; a field without one is shown under its own name. */
const labels: Record<string, string> = {
  ...registrationLabels,
  account: t('Konto'),
  apiKeys: t('Angelegte API-Schlüssel'),
  activated: t('Freigeschaltet'),
  appointmentAt: t('Termin'),
  appointmentFeed: t('Kalenderadresse'),
  appointmentState: t('Stand des Termins'),
  amount: t('Betrag'),
  area: t('Art des Mangels'),
  asked: t('Abgefragte Angaben'),
  at: t('Zeitpunkt'),
  authenticatedAt: t('Angemeldet'),
  authorities: t('Rechte'),
  avg_sold_cars_per_year: t('Verkaufte Fahrzeuge im Jahr'),
  backedUp: t('Bei einem Anbieter gesichert'),
  before: t('Vorher'),
  bemerkungen: t('Nachricht'),
  buyerCountry: t('Land beim Kauf'),
  buyerVatId: t('USt-IdNr. beim Kauf'),
  bytes: t('Größe in Bytes'),
  claimPhotos: t('Fotos zu Reklamationen'),
  claims: t('Reklamationen'),
  bussines_years: t('Jahre im Geschäft'),
  consentAt: t('Einwilligung am'),
  consentVersion: t('Fassung der Einwilligung'),
  createdAt: t('Angelegt'),
  criteria: t('Suchkriterien'),
  dataSheet: t('Datenblatt des Herstellers'),
  datecreated: t('Hinzugefügt'),
  dealer: t('Firma des Händlers'),
  decidedAt: t('Entschieden'),
  description: t('Beschreibung'),
  devices: t('Bekannte Geräte'),
  deviceName: t('Gerät'),
  deviceType: t('Art des Schlüssels'),
  dismissedCars: t('Ausgeblendete Fahrzeuge'),
  documents: t('Unterlagen'),
  documentsUploaded: t('Unterlagen vollständig'),
  emailVerifiedAt: t('E-Mail bestätigt'),
  enquiries: t('Anfragen und Termine'),
  expiresAt: t('Gültig bis'),
  fahrzeugid: t('Fahrzeug'),
  gwnummer: t('GW-Nummer'),
  houseNumber: t('Hausnummer'),
  hasPurchaseMails: t('Mails zu Käufen'),
  event: t('Vermerk'),
  events: t('Verlauf'),
  items: t('Mängel'),
  kind: t('Art'),
  km: t('Kilometerstand'),
  langKey: t('Sprache'),
  language: t('Sprache der Seite'),
  lastFour: t('Letzte Zeichen'),
  lastPasswordChange: t('Passwort geändert'),
  lastSeenAt: t('Zuletzt gesehen'),
  lastUsedAt: t('Zuletzt benutzt'),
  lastVisitAt: t('Letzter Besuch'),
  mailOnChange: t('Mail bei Änderung'),
  mails: t('Mails an Sie'),
  markedPrice: t('Händlerpreis beim Hinzufügen'),
  messages: t('Nachrichten'),
  name: t('Name'),
  note: t('Notiz'),
  outcome: t('Ergebnis'),
  noticeBy: t('Sofort-Nachrichten durch'),
  notifications: t('Suchaufträge'),
  ownersNeedSecondFactor: t('Zweiter Faktor für Inhaber verlangt'),
  passkeys: t('Passkeys'),
  postalCode: t('Postleitzahl'),
  panel: t('Bauteil'),
  preparation: t('Aufbereitung'),
  price: t('Preis'),
  priceTier: t('Preisstufe beim Kauf'),
  purchase: t('Kauf'),
  reason: t('Begründung'),
  since: t('Seit'),
  purchases: t('Käufe'),
  pushDevices: t('Geräte mit Mitteilungen'),
  remembered: t('Eingeloggt bleiben'),
  revokedAt: t('Gesperrt'),
  requestId: t('Kennung der Antwort'),
  salePrice: t('Verkaufspreis'),
  savedSearches: t('Gespeicherte Suchen'),
  scopes: t('Berechtigungen'),
  sentAt: t('Gesendet'),
  service: t('Prüfdienst'),
  sessions: t('Anmeldungen'),
  state: t('Stand'),
  stateAt: t('Stand vom'),
  subject: t('Betreff'),
  template: t('Vorlage'),
  taxCase: t('Besteuerung beim Kauf'),
  termsDecidedAt: t('Nutzungsbedingungen entschieden'),
  termsVersion: t('Fassung der Nutzungsbedingungen'),
  termsofuseagreed: t('Nutzungsbedingungen angenommen'),
  text: t('Text'),
  transport: t('Transport'),
  userEmail: t('E-Mail'),
  vatAnswers: t('Antworten zur USt-IdNr.'),
  vatId: t('USt-IdNr.'),
  visitSeenAt: t('Besuch zuletzt gesehen'),
  wanted: t('Gewünschter Betrag'),
  watchGroups: t('Gruppen der Merkliste'),
  watches: t('Merkliste'),
}
const labelOf = (name: string) => t(labels[name] ?? name)

const Fields = z.record(z.string(), z.unknown())
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text)

function valueHtml(value: unknown): Html {
  if (value === null || value === undefined || value === '') return html`–`
  if (typeof value === 'boolean') return html`${value ? t('ja') : t('nein')}`
  if (typeof value === 'string') return html`${isMoment(value) ? momentText(value) : value}`
  if (typeof value === 'number') return html`${value}`
  if (Array.isArray(value))
    return value.length === 0
      ? html`${t('keine')}`
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
 * The stored data about a person as a page that needs neither the portal nor a script, with labels in the reader's language
 * and values as they are stored.
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
<html lang="${readerLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t`Meine Daten bei ${brand}`}</title><style>${style}</style></head>
<body><h1>${t`Meine Daten bei ${brand}`}</h1><p>${t`Stand vom ${momentText(now)}`}</p>
${sections.map(([name, value]) => html`<h2>${labelOf(name)}</h2>${valueHtml(value)}`)}
</body></html>
`.text
}
