import { option } from '../attributes/attribute.ts'

/** How a service is proved. */
export const serviceProofs = [
  option('STEMPEL', 'Stempel im Serviceheft'),
  option('DIGITAL', 'digitaler Serviceeintrag'),
  option('BELEG', 'Rechnung liegt vor'),
  option('ANGABE', 'laut Vorbesitzer'),
] as const

export const serviceHistories = [
  option('LUECKENLOS', 'lückenlos'),
  option('TEILWEISE', 'teilweise'),
  option('KEINE', 'kein Nachweis'),
] as const

export const previousUses = [
  option('PRIVAT', 'Privat'),
  option('LEASING', 'Leasing'),
  option('MIETE', 'Vermietung'),
  option('INZAHLUNGNAHME', 'Inzahlungnahme'),
  option('GESCHAEFTLICH', 'Firmenwagen'),
  option('VORFUEHRUNG', 'Vorführwagen'),
  option('TAXI', 'Taxi oder Fahrdienst'),
  option('FAHRSCHULE', 'Fahrschule'),
] as const

/** Whether it can be driven away. */
export const driveStates = [
  option('JA', 'ja'),
  option('NEIN', 'nein'),
  option('BEDINGT', 'mit Einschränkung'),
] as const
