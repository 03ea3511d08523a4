import { t } from '../../values/text.ts'
import { option } from '../attributes/attribute.ts'

export const technicalGroups = [
  option('KAROSSERIE', t('Karosserie und Lack')),
  option('INNENRAUM', t('Innenraum')),
  option('BREMSEN', t('Reifen und Bremsen')),
  option('ANTRIEB', t('Motor und Getriebe')),
  option('FAHRWERK', t('Fahrwerk und Lenkung')),
  option('ELEKTRIK', t('Elektrik und Beleuchtung')),
  option('KLIMA', t('Heizung und Klima')),
  option('ABGAS', t('Abgasanlage')),
  option('HOCHVOLT', t('Hochvoltanlage')),
] as const

export const technicalGrades = [
  option('OHNE_BEFUND', t('ohne Befund')),
  option('GEBRAUCHSSPUREN', t('leichte Gebrauchsspuren')),
  option('KLEINER_MANGEL', t('kleiner Mangel')),
  option('MANGEL', t('Mangel')),
] as const
