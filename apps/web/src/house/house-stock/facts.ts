import { fieldOf, isOwnField, lockedColumns, type StockField } from '@portal/domain/house/stock-fields'
import { countText, dayText, euroText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { flagsText } from '@portal/domain/vehicles/attributes/stored-texts'
import { textOf, unknownText } from '@portal/domain/vehicles/attributes/texts'

type Value = string | number | boolean | null | undefined

const headings: Partial<Record<StockField, string>> = {
  erstzulassungvon: t('EZ'),
  kilometerstandvon: t('Kilometer'),
  haendlerpreisbrutto: t('Händlerpreis'),
  planverkaufspreisprivatkundengeschaeftbrutto: t('Privatpreis'),
  modell: t('Fahrzeug'),
  gwnummer: t('GW-Nr.'),
}

/** The short heading of a column. */
export const columnHeading = (field: StockField) => headings[field] ?? fieldOf(field).label

/** The fields with a fixed place in the block of a vehicle on phones; others follow below with their heading. */
export const placedOnPhones: readonly StockField[] = [
  ...lockedColumns,
  'kilometerstandvon',
  'haendlerpreisbrutto',
  'days',
  'state',
]

/** Whether the values of a field are right-aligned. */
export const isFigure = (field: StockField) => ['number', 'money', 'date'].includes(fieldOf(field).kind)

/** The text of a cell of the table. */
export function cellText(field: StockField, value: Value): string {
  if (value === null || value === undefined) return unknownText
  const attribute = fieldOf(field)
  const { kind } = attribute
  if (field === 'days') return t`${countText(Number(value))}\u00a0T.`
  if (kind === 'money') return Number(value) > 0 ? euroText(Number(value)) : unknownText
  if (kind === 'moment') return dayText(String(value))
  if (attribute.kind === 'flags') return flagsText(attribute, String(value)) || unknownText
  if (!isOwnField(field)) return textOf(field, value)
  if (typeof value === 'boolean') return value ? t('ja') : t('nein')
  return typeof value === 'number' ? countText(value) : value
}
