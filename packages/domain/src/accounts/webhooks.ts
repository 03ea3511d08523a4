import { namesOf } from '../values/records.ts'
import { t } from '../values/text.ts'

/** What a company's programs are told, and when a delivery is tried again (Standard Webhooks). */

export const webhookEvents = {
  'purchase.created': {
    label: t('Neuer Kauf'),
    note: t('Wir haben einen Verkauf an Ihren Betrieb eingetragen.'),
  },
  'hand_over.changed': {
    label: t('Stand der Übergabe'),
    note: t('Bezahlt, Papiere, abholbereit oder abgeholt.'),
  },
  'invoice.issued': {
    label: t('Neue Rechnung'),
    note: t('Zu einem Kauf liegt eine Rechnung, Korrektur oder Stornierung bereit.'),
  },
  'payment.changed': {
    label: t('Zahlung'),
    note: t('Eine Zahlung oder Rückzahlung wurde gebucht oder zurückgenommen.'),
  },
  'pick_up.changed': {
    label: t('Abholung'),
    note: t('Ein Abholer wurde eingetragen, geändert oder abgesagt.'),
  },
  'claim.changed': {
    label: t('Reklamation'),
    note: t('Eine Reklamation wurde gemeldet oder hat einen neuen Stand.'),
  },
  'vehicle.price_changed': {
    label: t('Preisänderung'),
    note: t('Der Händlerpreis eines Fahrzeugs auf Ihrer Merkliste.'),
  },
  'vehicle.unavailable': {
    label: t('Nicht mehr verfügbar'),
    note: t('Ein Fahrzeug auf Ihrer Merkliste ist reserviert, verkauft oder zurückgezogen.'),
  },
  'search.match': {
    label: t('Neuer Treffer'),
    note: t('Neue Fahrzeuge zu Suchaufträgen der Inhaber.'),
  },
  'import.finished': {
    label: t('Import beendet'),
    note: t('Eine Lieferung des Bestands wurde übernommen oder ist gescheitert.'),
  },
} as const
export type WebhookEvent = keyof typeof webhookEvents

const ofHouse: readonly WebhookEvent[] = ['import.finished']
const ofCompanies: readonly WebhookEvent[] = ['vehicle.price_changed', 'vehicle.unavailable', 'search.match']
const webhookNames = namesOf(webhookEvents)

/** The events a company can choose, and those of the house: about all companies, but nothing that one of them watches. */
export const companyEvents = webhookNames.filter((type) => !ofHouse.includes(type))
export const houseEvents = webhookNames.filter((type) => !ofCompanies.includes(type))

/** The event of the test button; every address gets it. */
export const testEvent = 'webhook.test'
export const webhookTypes = webhookNames

export const eventLabel = (type: WebhookEvent | typeof testEvent) =>
  type === testEvent ? t('Test') : webhookEvents[type].label

/** The addresses of one company, or of the house. */
export const webhooksMaximum = 10
export const webhookUrlMaximum = 500
/** After a rotation the earlier secret signs as well for this time. */
export const webhookRotationHours = 24
/** An address that has failed for this time is paused. */
export const webhookPauseHours = 72
export const webhookLogDays = 30
/** The characters of an answer that the log keeps. */
export const webhookAnswerMaximum = 500
/** The vehicles of one event. */
export const webhookVehiclesMaximum = 100

const minuteS = 60
const hourS = 60 * minuteS

/** Seconds between a failed attempt and the next. */
const retryDelays = [
  5,
  5 * minuteS,
  30 * minuteS,
  2 * hourS,
  5 * hourS,
  10 * hourS,
  14 * hourS,
  20 * hourS,
  24 * hourS,
]

/** The longest wait a receiver may ask for. */
const longestDelayS = 24 * hourS

/**
 * The seconds until the next attempt, up to a tenth more than in the list, so that events that failed together are not
 * repeated together; null after the last one.
 * @param attempts failed ones so far, at least 1
 * @param random from 0 up to 1
 * @param retryAfterS seconds the receiver asked for (`Retry-After`)
 */
export function nextDelayS(attempts: number, random: number, retryAfterS = 0): number | null {
  const delay = retryDelays[attempts - 1]
  if (delay === undefined) return null
  return Math.ceil(Math.max(delay * (1 + random / 10), Math.min(retryAfterS, longestDelayS)))
}

/** Why an attempt got no answer of the receiver. */
export const webhookErrors = {
  address: t('Die Adresse führt in ein internes Netz. Dorthin senden wir nicht.'),
  host: t('Den Namen des Servers gibt es nicht.'),
  timeout: t('Der Server hat nicht innerhalb von 15 Sekunden geantwortet.'),
  tls: t('Das Zertifikat des Servers ist ungültig.'),
  connection: t('Der Server ist nicht erreichbar.'),
  gone: t('Den Vorgang gibt es nicht mehr. Es wurde nichts gesendet.'),
  access: t('Der Betrieb hat zurzeit keinen Zugang. Es wurde nichts gesendet.'),
} as const
export type WebhookError = keyof typeof webhookErrors

/** Why an address is paused. */
export const pauseReasons = {
  owner: t('Die Adresse wurde von Hand angehalten.'),
  failing: t`Die Adresse ist ${webhookPauseHours} Stunden lang gescheitert.`,
  gone: t('Der Server hat sich abgemeldet (Antwort 410).'),
} as const
export type PauseReason = keyof typeof pauseReasons

/** `http` only for machines of the operator; a port other than 443 too. */
export function isWebhookUrl(text: string, innerOrigins: readonly string[]): boolean {
  if (text.length > webhookUrlMaximum || /[\s<>"]/.test(text) || !URL.canParse(text)) return false
  const { protocol, port, username, password, hash, origin } = new URL(text)
  if (username !== '' || password !== '' || hash !== '') return false
  return innerOrigins.includes(origin) || (protocol === 'https:' && port === '')
}
