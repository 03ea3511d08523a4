import { euroCentText, figureText, registrationText } from '../formats.ts'
import type { Attribute, Option } from './attribute.ts'
import { type AttributeName, attributeOf } from './attributes.ts'

type Value = string | number | boolean | null | undefined

/** The text of an unknown value (E-27). */
export const unknownText = '-'

/** The German name of a code; other texts are returned unchanged. */
export const labelOf = (options: readonly Option[], code: string) =>
  options.find(({ value }) => value === code)?.label ?? code

/** @param unit written after the number with a non-breaking space */
export const numberText = (value: number, unit?: string) =>
  unit ? `${figureText(value)}\u00a0${unit}` : figureText(value)

function written(attribute: Attribute, value: string | number | boolean): string {
  if (typeof value === 'boolean')
    return attribute.kind === 'flag'
      ? value
        ? (attribute.yes ?? 'ja')
        : (attribute.no ?? 'nein')
      : unknownText
  if (typeof value === 'number') {
    if (attribute.kind === 'money') return euroCentText(value)
    if (attribute.kind !== 'number') return figureText(value)
    return attribute.isYear ? String(value) : numberText(value, attribute.unit)
  }
  if (attribute.kind === 'choice') return labelOf(attribute.options, value)
  return attribute.kind === 'date' ? registrationText(value) : value.trim() || unknownText
}

/**
 * The text of an attribute's value on all pages, in mails and in files: '1.968 cm³', '22.490,00 €', '04 / 2022',
 * 'Schaltgetriebe', 'ja'; '-' if unknown.
 */
export const textOf = (name: AttributeName, value: Value): string =>
  value === null || value === undefined ? unknownText : written(attributeOf(name), value)
