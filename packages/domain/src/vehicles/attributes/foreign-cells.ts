import { fold } from '../../values/fold.ts'
import { germanNumber } from '../../values/german-number.ts'
import type { Attribute } from './attribute.ts'
import { attributeOf } from './attributes.ts'
import { isRefusal } from './cells.ts'
import { type VehicleColumn, vehicleColumnNames, vehicleColumns } from './delivery.ts'

/**
 * Cells of files that were not written for the portal. A text that is not understood is returned unchanged, so that the
 * rules of its column refuse it and the report shows what the file contains.
 */

const yes = ['x', 'j', 'y', 'yes', 'wahr', 'vorhanden']
const no = ['n', 'no', 'falsch', '-']

/** `22.870,00 €` is 22870. */
function plainNumber(text: string): string {
  const number = germanNumber(text)
  return Number.isNaN(number) ? text : String(number)
}

/** `15.01.2021`, `01.2021`, `01/2021` and `202101` as ISO dates. */
function isoDate(text: string): string {
  const day = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  if (day) return `${day[3]}-${day[2]?.padStart(2, '0')}-${day[1]?.padStart(2, '0')}`
  const month = /^(\d{1,2})[./](\d{4})$/.exec(text)
  if (month) return `${month[2]}-${month[1]?.padStart(2, '0')}`
  return text.replace(/^(\d{4})(\d{2})$/, '$1-$2')
}

function codeOf(attribute: Attribute & { kind: 'choice' }, text: string): string {
  const folded = fold(text)
  const found = attribute.options.find(({ value, label, synonyms }) =>
    [value, label, ...synonyms].some((name) => fold(name) === folded),
  )
  return found?.value ?? text
}

/** The text of a foreign cell as `vehicle.v1` writes it; the text itself if that would be refused. */
export function portalText(name: VehicleColumn, raw: string): string {
  const converted = convertedText(name, raw)
  return converted !== raw && isRefusal(vehicleColumns[name].read(converted)) ? raw.trim() : converted
}

function convertedText(name: VehicleColumn, raw: string): string {
  const text = raw.replace(/[\r\n]+/g, ' ').trim()
  const attribute = attributeOf(name)
  if (text === '') return ''
  if (name === 'fin') return text.toUpperCase()
  if (name === 'schadstoffklassetyp') return text.replace(/^euro\s*(\d)/i, 'EURO_$1')
  switch (attribute.kind) {
    case 'number':
    case 'money':
      return plainNumber(text)
    case 'date':
      return isoDate(text)
    case 'choice':
      return codeOf(attribute, text)
    case 'flag':
      if (yes.includes(text.toLowerCase())) return 'ja'
      return no.includes(text.toLowerCase()) ? 'nein' : text
    default:
      return text
  }
}

/** Names of columns that programs of the trade use, besides those of the attributes. */
const usualNames: Partial<Record<VehicleColumn, readonly string[]>> = {
  gwnummer: ['gw_nr', 'gwnr', 'interne_nummer', 'fahrzeugnummer', 'bestandsnummer'],
  fin: ['vin', 'fahrgestellnummer', 'fahrzeugidentnummer'],
  hersteller: ['marke', 'make', 'fabrikat'],
  modellgruppe: ['modellreihe', 'baureihe'],
  modell: ['typ', 'model', 'modellbezeichnung'],
  erstzulassungvon: ['erstzulassung', 'ez', 'datum_ez'],
  kilometerstandvon: ['kilometer', 'km', 'km_stand', 'kmstand', 'laufleistung', 'kilometerstand'],
  planverkaufspreisprivatkundengeschaeftbrutto: [
    'preis',
    'preis_b2c',
    'privatpreis',
    'verkaufspreis',
    'endkundenpreis',
  ],
  haendlerpreisbrutto: ['preis_haendler', 'haendlerpreis', 'b2b_preis', 'preis_b2b'],
  kwvon: ['kw', 'leistung', 'leistung_kw'],
  psvon: ['ps', 'leistung_ps'],
  farbe: ['farbe_lack', 'aussenfarbe', 'lackfarbe'],
  kraftstoffart: ['kraftstoff', 'treibstoff'],
  getriebe: ['getriebeart'],
  hu_faellig_am: ['hu', 'tuev', 'hu_bis'],
  previousOwners: ['vorbesitzer', 'halter'],
  accident: ['unfall', 'unfallfahrzeug'],
  location: ['standort'],
}

/** The attribute that a column of a file means by its name, or null. */
export function attributeNamed(column: string): VehicleColumn | null {
  const folded = fold(column)
  return (
    vehicleColumnNames.find((name) =>
      [name, attributeOf(name).label, ...(usualNames[name] ?? [])].some((known) => fold(known) === folded),
    ) ?? null
  )
}
