import { euroCentText, euroText, momentText } from '../../values/formats.ts'
import { t } from '../../values/text.ts'
import { fileChangeText } from '../file-changes.ts'
import type { Attribute } from './attribute.ts'
import { attributeNames, attributeOf } from './attributes.ts'
import { deliveredEmissionClasses } from './emission.ts'
import { labelOf, textOf } from './texts.ts'

/** German texts of the values of jobs, of the history and of facts, which are written as in a delivery. */

const ownLabels = new Map([
  ['withdrawnAt', t('Zurückgezogen')],
  ['reservedUntil', t('Reserviert bis')],
  ['reservedPartner', t('Reserviert für Partner')],
  ['reservedFor', t('Notiz zur Reservierung')],
  ['promotion', t('Aktion')],
  ['files', t('Dateien')],
])

const attributeNamed = (field: string) => attributeNames.find((name) => name === field)

/** The name of a field of a job or of the history. */
export function fieldLabel(field: string): string {
  const name = attributeNamed(field)
  return name ? t(attributeOf(name).label) : t(ownLabels.get(field) ?? field)
}

/** Prices are compared in columns, so cents are shown only where there are any. */
export const amountText = (euro: number) => (Number.isInteger(euro) ? euroText(euro) : euroCentText(euro))

/** A value of a job, of the history, or of a fact; '–' if there is none. */
export function valueText(field: string, value: string | number | null): string {
  if (value === null || value === '') return '–'
  if (field === 'files') return fileChangeText(String(value))
  const name = attributeNamed(field)
  const attribute = name && attributeOf(name)
  if (field.endsWith('At') || field === 'reservedUntil') return momentText(String(value))
  if (!name || !attribute) return String(value)
  if (name === 'schadstoffklassetyp') return labelOf(deliveredEmissionClasses, String(value))
  if (attribute.kind === 'flags') return flagsText(attribute, String(value))
  if (attribute.kind === 'list') return String(value).replaceAll(';;;', ', ')
  if (attribute.kind === 'flag') return textOf(name, value === 'true')
  if (attribute.kind === 'money') return amountText(Number(value))
  return textOf(name, attribute.kind === 'number' ? Number(value) : value)
}

/**
 * The names of flags: 'Navigation, Anhängerkupplung'; '' for none.
 * @param value their codes, as in a fact, or their bit set, as in the history
 */
export function flagsText({ options }: Extract<Attribute, { kind: 'flags' }>, value: string): string {
  const codes = value.split(';;;')
  const isSet = (code: string, bit: number) =>
    /^\d+$/.test(value) ? (Number(value) & (1 << bit)) !== 0 : codes.includes(code)
  return options
    .filter(({ value: code }, bit) => isSet(code, bit))
    .map(({ label }) => t(label))
    .join(', ')
}
