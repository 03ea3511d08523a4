import { z } from 'zod'
import { t } from '../../values/text.ts'
import { numberFieldText } from '../../values/typed-number.ts'
import { arrivalSettings } from './arrival.ts'
import { companySettings } from './company.ts'
import { settingFacts } from './fields.ts'
import { invoiceSettings } from './invoices.ts'
import { linkSettings } from './links.ts'
import { paymentSettings } from './payments.ts'
import { ruleSettings } from './rules.ts'
import { signInSettings } from './sign-in.ts'
import { textSettings } from './texts.ts'

/**
 * Every setting that administrators change in the browser: a schema from text to value, with its facts in
 * `settingFacts`. The environment variable of the same name holds the default.
 */
export const settings = {
  ...companySettings,
  ...linkSettings,
  ...ruleSettings,
  ...invoiceSettings,
  ...paymentSettings,
  ...signInSettings,
  ...arrivalSettings,
  ...textSettings,
}

export type SettingKey = keyof typeof settings
export type SettingValues = { [Key in SettingKey]: z.output<(typeof settings)[Key]> }

const isSettingKey = (name: string): name is SettingKey => Object.hasOwn(settings, name)
export const settingKeys = Object.keys(settings).filter(isSettingKey)

/** The label, group and kind of a setting. */
export function factsOf(key: SettingKey) {
  const facts = settingFacts.get(settings[key])
  if (!facts) throw new Error(`The setting ${key} has no facts`)
  return facts
}

/** A value in the spelling of its environment variable. */
export const settingText = (value: SettingValues[SettingKey]) =>
  Array.isArray(value) ? value.join(',') : String(value)

/** A setting with its text, as the page shows and history records it: "Ja", "3 Termine", "Schäden, Reifen". */
export function shownSetting(key: SettingKey, text: string): string {
  const { kind, unit, choices = [] } = factsOf(key)
  if (text === '') return t('leer')
  if (kind === 'flag') return text === 'true' ? t('Ja') : t('Nein')
  if (kind === 'number') return `${numberFieldText(Number(text))}${unit ? ` ${unit}` : ''}`
  if (kind === 'date') return text.split('-').toReversed().join('.')
  if (kind !== 'choice' && kind !== 'choices') return text
  return text
    .split(',')
    .map((part) => choices.find(({ value }) => value === part)?.label ?? part)
    .join(', ')
}

const Values = z.object(settings)

/** The values of settings given as texts; what is absent has its default. Throws a ZodError that names the settings. */
export const readSettings = (texts: Partial<Record<SettingKey, string>>): SettingValues => Values.parse(texts)
