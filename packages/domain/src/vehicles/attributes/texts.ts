import { euroCentText, figureText, momentText, registrationText } from '../../values/formats.ts'
import { momentOf } from '../../values/minutes.ts'
import { t } from '../../values/text.ts'
import type { Attribute, FactGroup, Option } from './attribute.ts'
import { type AttributeName, attributeNames, attributeOf } from './attributes.ts'
import { consumptionText } from './energy-label.ts'

type Value = string | number | boolean | null | undefined

/** The text of an unknown value (E-27). */
export const unknownText = '-'

/** The German name of a code; other texts are returned unchanged. */
export const labelOf = (options: readonly Pick<Option, 'value' | 'label'>[], code: string) =>
  t(options.find(({ value }) => value === code)?.label ?? code)

/** @param unit written after the number with a non-breaking space */
export const numberText = (value: number, unit?: string) =>
  unit ? `${figureText(value)}\u00a0${t(unit)}` : figureText(value)

type Flag = Extract<Attribute, { kind: 'flag' }>
const yesText = ({ yes }: Flag) => (yes === undefined ? t('ja') : t(yes))
const noText = ({ no }: Flag) => (no === undefined ? t('nein') : t(no))

function written(attribute: Attribute, value: string | number | boolean): string {
  if (typeof value === 'boolean')
    return attribute.kind === 'flag' ? (value ? yesText(attribute) : noText(attribute)) : unknownText
  if (typeof value === 'number') {
    if (attribute.kind === 'money') return euroCentText(value)
    if (attribute.kind !== 'number') return figureText(value)
    if (attribute.isMinute) return momentText(momentOf(value))
    if (attribute.isMonth) return `${String(value % 100).padStart(2, '0')}/${Math.floor(value / 100)}`
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
  value === null || value === undefined
    ? unknownText
    : name === 'consumption'
      ? consumptionText(String(value))
      : written(attributeOf(name), value)

/** The label of an attribute with the unit of its values: 'Leistung in kW', 'Minderwert in EUR'. */
export function headingOf(name: AttributeName): string {
  const attribute = attributeOf(name)
  const unit = attribute.kind === 'money' ? 'EUR' : attribute.kind === 'number' ? attribute.unit : undefined
  const label = t(attribute.label)
  return unit ? t`${label} in ${t(unit)}` : label
}

/** The label and the value of an attribute, as every page shows it. */
export const factOf = (name: AttributeName, value: Value): readonly [label: string, value: string] => [
  t(attributeOf(name).label),
  textOf(name, value),
]

/** A record that has attributes under their names, as the calls send it. */
export type Facts = { readonly [Name in AttributeName]?: Value }

/** The attributes of a group that a record, or the shape of its schema, has; in the order of the attributes. */
export const namesIn = (group: FactGroup, facts: object) =>
  attributeNames.filter((name) => name in facts && attributeOf(name).facts === group)

/** Labels and values of a group. */
export const factsIn = (group: FactGroup, facts: Facts) =>
  namesIn(group, facts).map((name) => factOf(name, facts[name]))

/** @returns '120 kW (163 PS)', with what is known of both. */
export function powerText({ kwvon, psvon }: { kwvon: number | null; psvon: number | null }): string {
  const [kw, ps] = [textOf('kwvon', kwvon), textOf('psvon', psvon)]
  if (kwvon === null) return ps
  return psvon === null ? kw : `${kw} (${ps})`
}
