import { conditionParts } from '../../vehicles/condition/parts.ts'
import { choice, choices, date, flag, line, number, optionalLink } from './fields.ts'

const offer = 'offer' as const
const finance = 'finance' as const
const appointments = 'appointments' as const
const accounts = 'accounts' as const
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
  PASSWORD_LIFETIME_DAYS: number({
    ...{ group: accounts, label: 'Passwort gilt', unit: 'Tage', min: 0, max: 3650, standard: '90' },
    hint: '0: Passwörter laufen nicht ab.',
  }),
  RESET_ANSWER: choice({
    ...{ group: accounts, label: 'Passwort vergessen, Adresse unbekannt', standard: 'spec' },
    values: { spec: 'Unbekannte Adresse melden', generic: 'Immer gleich antworten' },
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
