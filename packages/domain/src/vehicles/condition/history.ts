import { t } from '../../values/text.ts'
import { option } from '../attributes/attribute.ts'

/** How a service is proved. */
export const serviceProofs = [
  option('STEMPEL', t('Stempel im Serviceheft')),
  option('DIGITAL', t('digitaler Serviceeintrag')),
  option('BELEG', t('Rechnung liegt vor')),
  option('ANGABE', t('laut Vorbesitzer')),
] as const

export const serviceHistories = [
  option('LUECKENLOS', t('lückenlos')),
  option('TEILWEISE', t('teilweise')),
  option('KEINE', t('kein Nachweis')),
] as const

export const previousUses = [
  option('PRIVAT', t('Privat')),
  option('LEASING', t('Leasing')),
  option('MIETE', t('Vermietung')),
  option('INZAHLUNGNAHME', t('Inzahlungnahme')),
  option('GESCHAEFTLICH', t('Firmenwagen')),
  option('VORFUEHRUNG', t('Vorführwagen')),
  option('TAXI', t('Taxi oder Fahrdienst')),
  option('FAHRSCHULE', t('Fahrschule')),
] as const

/** Whether it can be driven away. */
export const driveStates = [
  option('JA', t('ja')),
  option('NEIN', t('nein')),
  option('BEDINGT', t('mit Einschränkung')),
] as const
