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
    ...{ group: offer, label: 'Zustand für Besucher', standard: 'damages,damagePhotos,tyres,service' },
    hint: 'Händler sehen alles. Beträge und Fotos zeigt das Portal nur mit den Schäden.',
    values: conditionParts,
  }),
  RESERVATION_DAYS: number({
    ...{ group: offer, label: 'Vorschlag für Reservierungen', unit: 'Tage', min: 1, max: 60, standard: '3' },
  }),
  AGENTS: flag({
    ...{ group: offer, label: 'Suche für KI-Assistenten', standard: 'true' },
    hint: 'Assistenten suchen unter /mcp im Bestand; sie sehen, was Besucher sehen.',
  }),
  BANK_BANNER: flag({ group: offer, label: 'Hinweis auf die Bank', standard: 'false' }),
  FINANCING: flag({ group: finance, label: 'Finanzierung anbieten', standard: 'false' }),
  FINANCE_RATE: number({
    ...{ group: finance, label: 'Effektiver Jahreszins', unit: '%', min: 0, max: 30, step: 0.01 },
    ...{ hint: 'Angabe der Bank, gesetzlich vorgeschrieben.', standard: '7.99' },
  }),
  FINANCE_RATE_DATE: date({ group: finance, label: 'Zins gültig ab', standard: '2026-09-01' }),
  FINANCE_TYPE: number({
    ...{ group: finance, label: 'Art der Finanzierung', unit: '', min: 0, max: 1000, standard: '0' },
    hint: 'Kennzahl für den Rechner der Bank.',
  }),
  FINANCE_LENDER: line({
    ...{ group: finance, label: 'Darlehensgeber', min: 1 },
    standard: 'Musterbank AG, Beispielallee 1, 60311 Frankfurt am Main',
  }),
  FINANCE_WARNING: line({
    ...{ group: finance, label: 'Warnhinweis', min: 1, standard: 'Achtung! Kreditaufnahme kostet Geld.' },
    hint: 'Gesetzlich vorgeschrieben.',
  }),
  APPOINTMENT_ENABLED: flag({ group: appointments, label: 'Termine anbieten', standard: 'false' }),
  APPOINTMENT_SLOT_CAPACITY: number({
    ...{ group: appointments, label: 'Termine je Uhrzeit', unit: 'Termine', min: 1, max: 100, standard: '3' },
  }),
  PICK_UP_FREE_DAYS: number({
    ...{
      group: pickUp,
      label: 'Abholung ohne Standgebühr',
      unit: 'Werktage',
      min: 0,
      max: 60,
      standard: '5',
    },
    hint: 'Gezählt ab dem Tag nach „abholbereit“, ohne Feiertage.',
  }),
  PICK_UP_DAILY_FEE: number({
    ...{ group: pickUp, label: 'Standgebühr je Tag', unit: '€ netto', min: 0, max: 1000, step: 0.01 },
    standard: '12',
  }),
  PICK_UP_DIRECTIONS: text({
    ...{ group: pickUp, label: 'Weg zur Abholung', max: 400 },
    hint: 'Steht auf jedem Abholausweis, ein Schritt je Zeile.',
    standard:
      'Einfahrt Tor 2, Schild „Abholung“.\nNach der Schranke rechts bis Halle 2.\nAnmelden am Schalter Abholung.',
  }),
  PASSWORD_LIFETIME_DAYS: number({
    ...{ group: accounts, label: 'Passwort gilt', unit: 'Tage', min: 0, max: 3650, standard: '90' },
    hint: '0: Passwörter laufen nicht ab.',
  }),
  RESET_ANSWER: choice({
    ...{ group: accounts, label: 'Passwort vergessen, Adresse unbekannt', standard: 'spec' },
    values: { spec: 'Unbekannte Adresse melden', generic: 'Immer gleich antworten' },
  }),
  API_CALLS_PER_MINUTE: number({
    ...{ group: accounts, label: 'Aufrufe eines API-Schlüssels', unit: 'je Minute', min: 1, max: 10_000 },
    ...{ hint: 'Weitere Aufrufe werden bis zum Ende der Minute abgewiesen.', standard: '120' },
  }),
  VAT_CHECK_SERVICE: choice({
    ...{ group: accounts, label: 'USt-IdNr. ausländischer Händler prüfen', standard: 'off' },
    values: { off: 'Nicht prüfen', evatr: 'BZSt (eVatR)', vies: 'EU-Kommission (VIES)' },
    hint: 'Gefragt wird mit der eigenen Umsatzsteuer-ID unter „Marke und Firma“.',
  }),
  FILE_RETENTION_DAYS: number({
    ...{ group: accounts, label: 'Dateien verkaufter Fahrzeuge', unit: 'Tage', min: 1, max: 3650 },
    ...{ hint: 'Danach werden Fotos und Gutachten gelöscht.', standard: '180' },
  }),
  CLAIM_DAYS: number({
    ...{ group: claims, label: 'Mangel melden bis', unit: 'Werktage', min: 0, max: 60, standard: '5' },
    hint: 'Nach der Abholung. 0: Im Portal werden keine Reklamationen angenommen.',
  }),
  CLAIM_ANSWER_DAYS: number({
    ...{ group: claims, label: 'Antwort des Hauses bis', unit: 'Werktage', min: 1, max: 30, standard: '2' },
    hint: 'Um 12:00 Uhr. Danach geht eine Mail an den Verkauf.',
  }),
  CLAIM_WAIT_DAYS: number({
    ...{ group: claims, label: 'Händler antwortet nicht', unit: 'Tage', min: 1, max: 365, standard: '14' },
    hint: 'Danach verfällt die Reklamation.',
  }),
  TERMS_VERSION: line({
    ...{ group: terms, label: 'Fassung', min: 1, max: 20, standard: '2026-01' },
    hint: 'Eine neue Fassung verlangt von jedem Händler eine neue Zustimmung.',
  }),
  LINK_TERMS: optionalLink({
    ...{ hint: 'Leer: Das Portal zeigt den Text darunter auf einer eigenen Seite.' },
    ...{
      group: terms,
      label: 'Adresse des Textes',
      standard: 'https://www.autoexpo.example/nutzungsbedingungen',
    },
  }),
}
