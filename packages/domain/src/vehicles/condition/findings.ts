import { option } from '../attributes/attribute.ts'

export const technicalGroups = [
  option('KAROSSERIE', 'Karosserie und Lack'),
  option('INNENRAUM', 'Innenraum'),
  option('BREMSEN', 'Reifen und Bremsen'),
  option('ANTRIEB', 'Motor und Getriebe'),
  option('FAHRWERK', 'Fahrwerk und Lenkung'),
  option('ELEKTRIK', 'Elektrik und Beleuchtung'),
  option('KLIMA', 'Heizung und Klima'),
  option('ABGAS', 'Abgasanlage'),
  option('HOCHVOLT', 'Hochvoltanlage'),
] as const

export const technicalGrades = [
  option('OHNE_BEFUND', 'ohne Befund'),
  option('GEBRAUCHSSPUREN', 'leichte Gebrauchsspuren'),
  option('KLEINER_MANGEL', 'kleiner Mangel'),
  option('MANGEL', 'Mangel'),
] as const
