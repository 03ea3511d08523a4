import { t } from '../../values/text.ts'
import { conditionParts } from '../../vehicles/condition/parts.ts'
import { choice, choices, date, flag, line, number, optionalLink, text } from './fields.ts'

const offer = 'offer' as const
const finance = 'finance' as const
const appointments = 'appointments' as const
const pickUp = 'pick-up' as const
const accounts = 'accounts' as const
const claims = 'claims' as const
const terms = 'terms' as const

/** What the portal offers, and its periods and limits. */
export const ruleSettings = {
  CONDITION_RELEASED: choices({
    ...{ group: offer, label: t('Zustand für Besucher'), standard: 'damages,damagePhotos,tyres,service' },
    hint: t('Händler sehen alles. Beträge und Fotos zeigt das Portal nur mit den Schäden.'),
    values: conditionParts,
  }),
  RESERVATION_DAYS: number({
    ...{
      group: offer,
      label: t('Vorschlag für Reservierungen'),
      unit: t('Tage'),
      min: 1,
      max: 60,
      standard: '3',
    },
  }),
  AGENTS: flag({
    ...{ group: offer, label: t('Suche für KI-Assistenten'), standard: 'true' },
    hint: t('Assistenten suchen unter /mcp im Bestand; sie sehen, was Besucher sehen.'),
  }),
  BANK_BANNER: flag({ group: offer, label: t('Hinweis auf die Bank'), standard: 'false' }),
  FINANCING: flag({ group: finance, label: t('Finanzierung anbieten'), standard: 'false' }),
  FINANCE_RATE: number({
    ...{ group: finance, label: t('Effektiver Jahreszins'), unit: '%', min: 0, max: 30, step: 0.01 },
    ...{ hint: t('Angabe der Bank, gesetzlich vorgeschrieben.'), standard: '7.99' },
  }),
  FINANCE_RATE_DATE: date({ group: finance, label: t('Zins gültig ab'), standard: '2026-09-01' }),
  FINANCE_TYPE: number({
    ...{ group: finance, label: t('Art der Finanzierung'), unit: '', min: 0, max: 1000, standard: '0' },
    hint: t('Kennzahl für den Rechner der Bank.'),
  }),
  FINANCE_LENDER: line({
    ...{ group: finance, label: t('Darlehensgeber'), min: 1 },
    standard: 'Musterbank AG, Beispielallee 1, 60311 Frankfurt am Main',
  }),
  FINANCE_WARNING: line({
    ...{
      group: finance,
      label: t('Warnhinweis'),
      min: 1,
      standard: 'Achtung! Kreditaufnahme kostet Geld.',
    },
    hint: t('Gesetzlich vorgeschrieben.'),
  }),
  APPOINTMENT_ENABLED: flag({ group: appointments, label: t('Termine anbieten'), standard: 'false' }),
  APPOINTMENT_SLOT_CAPACITY: number({
    ...{
      group: appointments,
      label: t('Termine je Uhrzeit'),
      unit: t('Termine'),
      min: 1,
      max: 100,
      standard: '3',
    },
  }),
  PICK_UP_FREE_DAYS: number({
    ...{
      group: pickUp,
      label: t('Abholung ohne Standgebühr'),
      unit: t('Werktage'),
      min: 0,
      max: 60,
      standard: '5',
    },
    hint: t('Gezählt ab dem Tag nach „abholbereit“, ohne Feiertage.'),
  }),
  PICK_UP_DAILY_FEE: number({
    ...{ group: pickUp, label: t('Standgebühr je Tag'), unit: t('€ netto'), min: 0, max: 1000, step: 0.01 },
    standard: '12',
  }),
  PICK_UP_DIRECTIONS: text({
    ...{ group: pickUp, label: t('Weg zur Abholung'), max: 400 },
    hint: t('Steht auf jedem Abholausweis, ein Schritt je Zeile.'),
    standard:
      'Einfahrt Tor 2, Schild „Abholung“.\nNach der Schranke rechts bis Halle 2.\nAnmelden am Schalter Abholung.',
  }),
  PASSWORD_LIFETIME_DAYS: number({
    ...{ group: accounts, label: t('Passwort gilt'), unit: t('Tage'), min: 0, max: 3650, standard: '90' },
    hint: t('0: Passwörter laufen nicht ab.'),
  }),
  RESET_ANSWER: choice({
    ...{ group: accounts, label: t('Passwort vergessen, Adresse unbekannt'), standard: 'spec' },
    values: { spec: t('Unbekannte Adresse melden'), generic: t('Immer gleich antworten') },
  }),
  API_CALLS_PER_MINUTE: number({
    ...{
      group: accounts,
      label: t('Aufrufe eines API-Schlüssels'),
      unit: t('je Minute'),
      min: 1,
      max: 10_000,
    },
    ...{ hint: t('Weitere Aufrufe werden bis zum Ende der Minute abgewiesen.'), standard: '120' },
  }),
  VAT_CHECK_SERVICE: choice({
    ...{ group: accounts, label: t('USt-IdNr. ausländischer Händler prüfen'), standard: 'off' },
    values: { off: t('Nicht prüfen'), evatr: 'BZSt (eVatR)', vies: t('EU-Kommission (VIES)') },
    hint: t('Gefragt wird mit der eigenen Umsatzsteuer-ID unter „Marke und Firma“.'),
  }),
  FILE_RETENTION_DAYS: number({
    ...{ group: accounts, label: t('Dateien verkaufter Fahrzeuge'), unit: t('Tage'), min: 1, max: 3650 },
    ...{ hint: t('Danach werden Fotos und Gutachten gelöscht.'), standard: '180' },
  }),
  CLAIM_DAYS: number({
    ...{ group: claims, label: t('Mangel melden bis'), unit: t('Werktage'), min: 0, max: 60, standard: '5' },
    hint: t('Nach der Abholung. 0: Im Portal werden keine Reklamationen angenommen.'),
  }),
  CLAIM_ANSWER_DAYS: number({
    ...{
      group: claims,
      label: t('Antwort des Hauses bis'),
      unit: t('Werktage'),
      min: 1,
      max: 30,
      standard: '2',
    },
    hint: t('Um 12:00 Uhr. Danach geht eine Mail an den Verkauf.'),
  }),
  CLAIM_WAIT_DAYS: number({
    ...{
      group: claims,
      label: t('Händler antwortet nicht'),
      unit: t('Tage'),
      min: 1,
      max: 365,
      standard: '14',
    },
    hint: t('Danach verfällt die Reklamation.'),
  }),
  TERMS_VERSION: line({
    ...{ group: terms, label: t('Fassung'), min: 1, max: 20, standard: '2026-01' },
    hint: t('Eine neue Fassung verlangt von jedem Händler eine neue Zustimmung.'),
  }),
  LINK_TERMS: optionalLink({
    ...{ hint: t('Leer: Das Portal zeigt den Text darunter auf einer eigenen Seite.') },
    ...{
      group: terms,
      label: t('Adresse des Textes'),
      standard: 'https://www.autoexpo.example/nutzungsbedingungen',
    },
  }),
}
